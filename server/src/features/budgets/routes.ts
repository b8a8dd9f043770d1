import { Hono } from 'hono';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { readBudget } from './read-budget.ts';

/** What models cost the church, for its administrator. Mounted at /api/church. */
export const budgetRoutes = new Hono<PortalEnv>().get('/budget', administersChurch, async (c) =>
  c.json({ budget: await readBudget(c.var.ctx) }),
);
