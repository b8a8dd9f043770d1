import { Hono } from 'hono';
import { anybody, type PortalEnv } from '../accounts/index.ts';
import { readContext } from './read-context.ts';

/** Who is signed in, with church and plan. Mounted at /api/context. */
export const contextRoutes = new Hono<PortalEnv>().get('/', anybody, async (c) => c.json(await readContext(c.var.ctx)));
