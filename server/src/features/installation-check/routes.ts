import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { checkInstallation } from './check-installation.ts';
import { CheckInstallation } from './contract.ts';

/** Mounted at /api/church/installation-check. */
export const installationCheckRoutes = new Hono<PortalEnv>().post(
  '/',
  administersChurch,
  validate('query', OfChurch),
  validate('json', CheckInstallation),
  async (c) => c.json({ check: await checkInstallation(c.var.ctx, c.var.deps.fetchPage, c.req.valid('json')) }),
);
