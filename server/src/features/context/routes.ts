import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { OfChurch } from '../accounts/contract.ts';
import { administersChurch, anybody, type PortalEnv } from '../accounts/index.ts';
import { readContext } from './read-context.ts';

/** Who is signed in, with church and plan. Mounted at /api/context. */
export const contextRoutes = new Hono<PortalEnv>().get('/', anybody, async (c) => c.json(await readContext(c.var.ctx)));

/** The church that the person administers. Mounted at /api/church-admin/church. */
export const administeredChurchRoutes = new Hono<PortalEnv>().get(
  '/',
  administersChurch,
  validate('query', OfChurch),
  (c) => {
    const { id, slug, name } = c.var.ctx.church;
    return c.json({ church: { id, slug, name } });
  },
);
