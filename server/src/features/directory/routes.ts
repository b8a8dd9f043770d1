import { Hono } from 'hono';
import { type PortalEnv, signedIn } from '../accounts/index.ts';
import { listDirectory } from './list-directory.ts';

/** People of the signed-in person's church. Mounted at /api/church. */
export const directoryRoutes = new Hono<PortalEnv>().get('/directory', signedIn, async (c) =>
  c.json({ people: await listDirectory(c.var.ctx) }),
);
