import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { Retention } from './contract.ts';
import { setRetention } from './set-retention.ts';

/** How long the church's counts are kept. Mounted at /api/church. */
export const retentionRoutes = new Hono<PortalEnv>().put(
  '/retention',
  administersChurch,
  validate('query', OfChurch),
  validate('json', Retention),
  async (c) => c.json({ keep: await setRetention(c.var.ctx, c.req.valid('json')) }),
);
