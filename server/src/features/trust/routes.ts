import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { TrustQuery, TrustTableQuery } from './contract.ts';
import { readTrust } from './read-trust.ts';
import { trustCsv } from './trust-csv.ts';

/** Quality counters of a church and how long it keeps counts. Mounted at /api/church, each path behind `administersChurch`. */
export const trustRoutes = new Hono<PortalEnv>()
  .get('/trust', administersChurch, validate('query', TrustQuery), async (c) =>
    c.json({ trust: await readTrust(c.var.ctx, c.req.valid('query')) }),
  )
  .get('/trust.csv', administersChurch, validate('query', TrustTableQuery), async (c) => {
    const { lang, ...asked } = c.req.valid('query');
    const trust = await readTrust(c.var.ctx, asked);
    const name = `lampstand-${c.var.ctx.church.slug}-trust-${trust.from}-${trust.to}.csv`;
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(trustCsv(trust, lang));
  });
