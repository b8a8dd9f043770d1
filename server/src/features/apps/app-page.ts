import { Hono } from 'hono';
import * as z from 'zod/mini';
import { notFound } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import { type PortalEnv, signedIn } from '../accounts/index.ts';
import { describeApp } from './describe-app.ts';
import { openApp } from './open-app.ts';

const AppId = z.object({ appId: z.string().check(z.maxLength(100)) });

/** One app, for its page and for people who open it. Mounted at /api/apps. */
export const appPageRoutes = new Hono<PortalEnv>()
  .get('/:appId', validate('param', AppId), (c) => {
    const app = describeApp(c.req.valid('param').appId);
    if (!app) throw notFound('App');
    c.header('Cache-Control', 'public, max-age=300');
    return c.json({ app });
  })
  .post('/:appId/token', signedIn, validate('param', AppId), async (c) =>
    c.json(await openApp(c.var.ctx, c.req.valid('param'))),
  );
