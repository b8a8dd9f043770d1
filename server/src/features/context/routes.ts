import { Hono } from 'hono';
import { anybody, type PortalEnv, signedIn } from '../accounts/index.ts';
import { subscriptionStateOf } from '../subscriptions/index.ts';
import { readContext } from './read-context.ts';

/** Who is signed in, with church and plan. Mounted at /api/context. */
export const contextRoutes = new Hono<PortalEnv>().get('/', anybody, async (c) => c.json(await readContext(c.var.ctx)));

/** Mounted at /api/subscription. */
export const subscriptionRoutes = new Hono<PortalEnv>().get('/status', signedIn, async (c) => {
  const { db, actor, now } = c.var.ctx;
  return c.json(await subscriptionStateOf(db.read, actor, now()));
});
