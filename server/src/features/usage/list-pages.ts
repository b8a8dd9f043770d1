import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/clock.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import type { DeliveryForm } from '../websites/contract.ts';
import type { PagesQuery, SeenPage } from './contract.ts';
import { failureDays, seenPages, usageDays } from './table.ts';

const PAGE = 50;
const WEEK_DAYS = 7;
const DAY = 24 * 60 * 60 * 1_000;

/** Pages on which the church's apps were seen, newest first, with openings and failures of the last seven days. */
export async function listPages(
  ctx: ChurchContext,
  { limit = PAGE, cursor }: PagesQuery,
): Promise<{ pages: SeenPage[]; nextCursor: string | null }> {
  await ctx.usage.flush();
  const after = cursor ? readCursor(cursor) : undefined;
  const position = sql`(${seenPages.lastSeenAt}, ${seenPages.page}, ${seenPages.appId})`;
  const rows = await ctx.db.read
    .select()
    .from(seenPages)
    .where(
      and(
        eq(seenPages.churchId, ctx.church.id),
        after && sql`${position} < (${after.time}, ${after.page}, ${after.app})`,
      ),
    )
    .orderBy(desc(seenPages.lastSeenAt), desc(seenPages.page), desc(seenPages.appId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const health = await healthOf(ctx, [...new Set(shown.map(({ page }) => page))]);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    pages: shown.map(({ page, appId, form, lastSeenAt }) => ({
      ...{ page, appId, lastSeenAt, form: form as DeliveryForm | 'unknown' }, // written by the frame document alone
      ...health(page, appId),
    })),
    nextCursor: last ? writeCursor({ time: last.lastSeenAt, page: last.page, app: last.appId }) : null,
  };
}

async function healthOf({ db, church, now }: ChurchContext, pages: string[]) {
  const since = dayOf(now() - (WEEK_DAYS - 1) * DAY);
  const openings = await db.read
    .select({ page: usageDays.page, appId: usageDays.appId, count: sql<number>`sum(${usageDays.openings})` })
    .from(usageDays)
    .where(and(eq(usageDays.churchId, church.id), gte(usageDays.day, since), inArray(usageDays.page, pages)))
    .groupBy(usageDays.page, usageDays.appId);
  const failures = await db.read
    .select({
      ...{ page: failureDays.page, appId: failureDays.appId, code: failureDays.code },
      count: sql<number>`sum(${failureDays.count})`,
    })
    .from(failureDays)
    .where(and(eq(failureDays.churchId, church.id), gte(failureDays.day, since), inArray(failureDays.page, pages)))
    .groupBy(failureDays.page, failureDays.appId, failureDays.code)
    .orderBy(sql`sum(${failureDays.count}) desc`);
  return (page: string, appId: string) => {
    const here = <Row extends { page: string; appId: string }>(row: Row) => row.page === page && row.appId === appId;
    return {
      openings: openings.find(here)?.count ?? 0,
      failures: failures.filter(here).map(({ code, count }) => ({ code, count })),
    };
  };
}

interface LastRow {
  time: number;
  page: string;
  app: string;
}

const writeCursor = ({ time, page, app }: LastRow) =>
  Buffer.from(JSON.stringify([time, page, app])).toString('base64url');

function readCursor(cursor: string): LastRow {
  try {
    const [time, page, app] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Number.isInteger(time) && typeof page === 'string' && typeof app === 'string') return { time, page, app };
  } catch {
    // Falls through to the error for any invalid cursor.
  }
  throw invalidInput('Please reload the list.', 'cursor');
}
