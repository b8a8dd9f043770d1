import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv, signedIn } from '../accounts/index.ts';
import { churchPlan, subscriptionStateOf } from './subscription-state.ts';

/** The plan of the signed-in person. Mounted at /api/subscription. */
export const subscriptionRoutes = new Hono<PortalEnv>().get('/status', signedIn, async (c) => {
  const { db, actor, now } = c.var.ctx;
  return c.json(await subscriptionStateOf(db.read, actor, now()));
});

/** The church's plan, for its administrator. Mounted at /api/church. */
export const churchPlanRoutes = new Hono<PortalEnv>().get(
  '/subscription-status',
  administersChurch,
  validate('query', OfChurch),
  async (c) => {
    const { db, church, now } = c.var.ctx;
    return c.json(await churchPlan(db.read, church.id, now()));
  },
);
