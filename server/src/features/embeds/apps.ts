import { Hono } from 'hono';
import { catalogue, findApp } from '../../ministry-apps/index.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';

/** Mounted at /api/apps: the whole catalogue; `available` tells which apps are built. */
export const appRoutes = new Hono<AppEnv>().get('/', (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.json({ apps: catalogue.map((entry) => ({ ...entry, available: findApp(entry.id) !== undefined })) });
});
