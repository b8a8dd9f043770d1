import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { administersChurch, type PortalEnv } from '../accounts/index.ts';
import { PagesQuery, UsageQuery, UsageTableQuery } from './contract.ts';
import { listPages } from './list-pages.ts';
import { readUsage } from './read-usage.ts';
import { usageCsv } from './usage-csv.ts';

/** Usage of the church's apps, for its administrator. Mounted at /api/church; each path requires `administersChurch`. */
export const usageRoutes = new Hono<PortalEnv>()
  .get('/pages', administersChurch, validate('query', PagesQuery), async (c) =>
    c.json(await listPages(c.var.ctx, c.req.valid('query'))),
  )
  .get('/usage', administersChurch, validate('query', UsageQuery), async (c) =>
    c.json({ usage: await readUsage(c.var.ctx, c.req.valid('query')) }),
  )
  .get('/usage.csv', administersChurch, validate('query', UsageTableQuery), async (c) => {
    const { lang, ...asked } = c.req.valid('query');
    const usage = await readUsage(c.var.ctx, asked);
    const name = `lampstand-${c.var.ctx.church.slug}-${usage.from}-${usage.to}.csv`;
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(usageCsv(usage, lang));
  });

export { beaconRoutes } from './beacon.ts';
