import { and, asc, between, eq, sql } from 'drizzle-orm';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../embeds/index.ts';
import type { ChurchUsage } from '../websites/index.ts';
import type { UsageQuery } from './contract.ts';
import { usageDays } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;
const MOST_PAGES = 50;

const runs = sql<number>`sum(${usageDays.runs})`;
const visitors = sql<number>`sum(${usageDays.visitors})`;
const errors = sql<number>`sum(${usageDays.errors})`;

/** What happened in the church's apps from day to day; days without anything stand there with zeros. */
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

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** @throws AppError `invalid_input` for a day that there is not, a range that runs backwards, or one of more than 400 days. */
function rangeOf(query: UsageQuery, now: number): { from: string; to: string; days: string[] } {
  const last = query.to ? timeOf(query.to, 'to') : timeOf(dayOf(now), 'to');
  const first = query.from ? timeOf(query.from, 'from') : last - (USUAL_DAYS - 1) * DAY;
  const count = (last - first) / DAY + 1;
  if (count < 1) throw invalidInput('The first day must not be after the last.', 'from');
  if (count > MOST_DAYS) throw invalidInput(`Please choose at most ${MOST_DAYS} days.`, 'from');
  const days = Array.from({ length: count }, (_, index) => dayOf(first + index * DAY));
  return { from: dayOf(first), to: dayOf(last), days };
}

function timeOf(day: string, field: 'from' | 'to'): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || dayOf(time) !== day) throw invalidInput('There is no such day.', field);
  return time;
}
