import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { readBudget } from './read-budget.ts';

/** The church's model budget, for its administrator. Mounted at /api/church. */
export const budgetRoutes = new Hono<PortalEnv>().get(
  '/budget',
  administersChurch,
  validate('query', OfChurch),
  async (c) => c.json({ budget: await readBudget(c.var.ctx) }),
);
