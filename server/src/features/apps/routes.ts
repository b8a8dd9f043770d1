import { Hono } from 'hono';
import { notFound } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import { type PortalEnv, signedIn } from '../accounts/index.ts';
import { AppId } from './contract.ts';
import { describeApp } from './describe-app.ts';
import { listAppsWithReserve, withSpecNames } from './list-apps.ts';
import { openApp } from './open-app.ts';

const CACHE = 'public, max-age=300';

/** The catalogue, one app of it, and opening an app. Mounted at /api/apps. */
export const appRoutes = new Hono<PortalEnv>()
  .get('/', (c) => {
    c.header('Cache-Control', CACHE);
    return c.json({ apps: listAppsWithReserve().map((app) => withSpecNames(app, c.var.deps.env)) });
  })
  .get('/:appId', validate('param', AppId), (c) => {
    const app = describeApp(c.req.valid('param').appId);
    if (!app) throw notFound('App');
    c.header('Cache-Control', CACHE);
    return c.json({ app: withSpecNames(app, c.var.deps.env) });
  })
  .post('/:appId/token', signedIn, validate('param', AppId), async (c) =>
    c.json(await openApp(c.var.ctx, c.req.valid('param'))),
  );
