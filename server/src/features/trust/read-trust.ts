import { and, asc, between, desc, eq, sql } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { listApps } from '../apps/index.ts';
import { retentionOf } from '../retention/index.ts';
import { rangeOf } from '../usage/index.ts';
import { type ChurchTrust, type QualityEvent, qualityEvents, type TrustQuery } from './contract.ts';
import { trustDays, writersSeen } from './table.ts';

const MOST_WRITERS = 100;
/** Rows from before there were three outcomes have these names. The last of them are deleted after 13 months. */
const formerNames: { readonly [what: string]: QualityEvent } = {
  'other-translation': 'verified',
  repaired: 'set-right',
  moved: 'set-right',
  paraphrase: 'set-right',
  'no-such-verse': 'left-out',
  'not-in-translation': 'left-out',
};

interface Row {
  day: string;
  appId: string;
  what: string;
  count: number;
}

/** Quality counters of the church's apps, and the writers that were seen. Days without events have zeros. */
export async function readTrust(ctx: ChurchContext, query: TrustQuery): Promise<ChurchTrust> {
  const { from, to, days } = rangeOf(query, ctx.now());
  await ctx.quality.flush();
  const { read } = ctx.db;
  const { id } = ctx.church;
  const stored = await read
    .select({
      day: trustDays.day,
      appId: trustDays.appId,
      what: trustDays.what,
      count: sql<number>`${trustDays.count}`,
    })
    .from(trustDays)
    .where(and(eq(trustDays.churchId, id), between(trustDays.day, from, to)))
    .orderBy(asc(trustDays.appId));
  const rows = stored.map((row) => ({ ...row, what: formerNames[row.what] ?? row.what }));
  const seen = await read
    .select()
    .from(writersSeen)
    .where(eq(writersSeen.churchId, id))
    .orderBy(desc(writersSeen.lastSeenAt), asc(writersSeen.appId))
    .limit(MOST_WRITERS);
  const names = new Map(listApps().map((app) => [app.id, app.name]));
  const byDay = groupsOf(rows, 'day');
  return {
    ...{ from, to, keep: await retentionOf(read, id) },
    totals: totalsOf(rows),
    days: days.map((day) => ({ day, ...summaryOf(byDay.get(day) ?? []) })),
    apps: [...groupsOf(rows, 'appId')].map(([appId, ofApp]) => {
      const { 'built-in': builtIn, model } = totalsOf(ofApp);
      return { appId, appName: names.get(appId) ?? appId, ...summaryOf(ofApp), written: builtIn + model };
    }),
    writers: seen.map(({ appId, writer, model, promptVersion, firstSeenAt, lastSeenAt }) => ({
      ...{ appId, appName: names.get(appId) ?? appId, writer, firstSeenAt, lastSeenAt },
      ...{ model: model || null, promptVersion: promptVersion || null },
    })),
  };
}

function groupsOf(rows: readonly Row[], by: 'day' | 'appId'): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
  return groups;
}

function totalsOf(rows: readonly Row[]): ChurchTrust['totals'] {
  const sumOf = (what: QualityEvent) => rows.reduce((sum, row) => (row.what === what ? sum + row.count : sum), 0);
  return Object.fromEntries(qualityEvents.map((what) => [what, sumOf(what)])) as ChurchTrust['totals']; // one of each
}

function summaryOf(rows: readonly Row[]) {
  const totals = totalsOf(rows);
  const corrected = totals['set-right'] + totals['left-out'];
  return { checked: totals.verified + corrected, corrected, crisis: totals.crisis };
}
