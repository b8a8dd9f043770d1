import { Hono } from 'hono';
import * as z from 'zod/mini';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { type Sample, sampleOf } from '../../ministry-apps/samples.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { validate } from '../../platform/http/validate.ts';
import { type PortalEnv, signedIn } from '../accounts/index.ts';
import type { ListedApp } from './apps.ts';
import { openApp } from './open-app.ts';

/** What the page about one app shows. */
interface DescribedApp extends ListedApp {
  /** What it made of its own first example; null while it is not built. */
  sample: Sample | null;
}

/** One app by its id in any spelling; undefined when the catalogue does not have it. */
export function describeApp(id: string): DescribedApp | undefined {
  const entry = findEntry(id);
  if (!entry) return undefined;
  return { ...entry, available: findApp(id) !== undefined, sample: sampleOf(entry.id) ?? null };
}

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
