import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../apps/index.ts';
import type { ChurchUsage, UsageQuery } from './contract.ts';
import { rangeOf } from './day-range.ts';
import { usageDays } from './table.ts';

const MOST_PAGES = 50;

const runs = sql<number>`sum(${usageDays.runs})`;
const visitors = sql<number>`sum(${usageDays.visitors})`;
const errors = sql<number>`sum(${usageDays.errors})`;

/** Usage of the church's apps per day. Days without usage have zeros. */
export async function readUsage(ctx: ChurchContext, query: UsageQuery): Promise<ChurchUsage> {
  const { from, to, days } = rangeOf(query, ctx.now());
  await ctx.usage.flush();
  const { read } = ctx.db;
  const within = and(eq(usageDays.churchId, ctx.church.id), between(usageDays.day, from, to));
  const byDay = await read
    .select({ day: usageDays.day, runs, visitors, errors })
    .from(usageDays)
    .where(within)
    .groupBy(usageDays.day);
  const byApp = await read
    .select({ appId: usageDays.appId, runs, visitors, errors })
    .from(usageDays)
    .where(within)
    .groupBy(usageDays.appId)
    .orderBy(sql`sum(${usageDays.runs}) desc`, asc(usageDays.appId));
  const pages = await read
    .select({ page: usageDays.page, runs, errors })
    .from(usageDays)
    .where(within)
    .groupBy(usageDays.page)
    .orderBy(sql`sum(${usageDays.runs}) desc`, asc(usageDays.page))
    .limit(MOST_PAGES);
  const known = new Map(byDay.map((row) => [row.day, row]));
  const names = new Map(listApps().map(({ id, name }) => [id, name]));
  return {
    from,
    to,
    totals: totalsOf(byDay),
    days: days.map((day) => known.get(day) ?? { day, runs: 0, visitors: 0, errors: 0 }),
    apps: byApp.map((row) => ({ ...row, appName: names.get(row.appId) ?? row.appId })),
    pages,
  };
}

function totalsOf(rows: readonly ChurchUsage['totals'][]): ChurchUsage['totals'] {
  const totals = { runs: 0, visitors: 0, errors: 0 };
  for (const row of rows) {
    totals.runs += row.runs;
    totals.visitors += row.visitors;
    totals.errors += row.errors;
  }
  return totals;
}
