import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { keepingNothing } from '../retention/index.ts';
import { PREVIEW_PAGE } from './contract.ts';
import { failureDays, seenPages, usageDays } from './table.ts';

/** What a count is about. */
interface Happened {
  churchId: string;
  appId: string;
  /** As `pageOfVisit` writes it. */
  page: string;
}

/**
 * Counts what happens in the apps of churches. Counts wait in memory and are written together, so that no visitor waits for
 * the database; what has not been written when a process dies is lost, a few seconds at most.
 */
export interface UsageCounter {
  /** An app was opened in a page. */
  opened(what: Happened & { form: string }): void;
  /** A run has begun; `visit` is the random name of its opening. */
  ran(what: Happened & { visit: string }): void;
  /** A run has failed. */
  failed(what: Happened): void;
  /** The page of a church or a frame reports a failure. */
  reported(what: Happened & { code: string }): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/** Openings whose first run is remembered; the oldest are forgotten, and would count as visitors once more. */
const MOST_VISITS = 50_000;
/** Counts that may wait for the next write; beyond it new pages count under their origin alone, so that no flood fills the memory. */
const MOST_WAITING = 5_000;

type Column = 'openings' | 'runs' | 'visitors' | 'errors';
type UsageRow = typeof usageDays.$inferInsert;

export function createUsageCounter(db: Database, clock: Clock): UsageCounter {
  let days = new Map<string, UsageRow>();
  let failures = new Map<string, typeof failureDays.$inferInsert>();
  let seen = new Map<string, typeof seenPages.$inferInsert>();
  const visits = new Set<string>();
  let writing = Promise.resolve();

  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  function add({ churchId, appId, page: named }: Happened, column: Column): void {
    if (named === PREVIEW_PAGE) return;
    const page = days.size < MOST_WAITING ? named : '';
    const row = { churchId, day: today(), appId, page };
    const key = Object.values(row).join('\n');
    const count = days.get(key) ?? { ...row, openings: 0, runs: 0, visitors: 0, errors: 0 };
    count[column] += 1;
    days.set(key, count);
  }

  function isFirstRun(visit: string): boolean {
    if (visits.has(visit)) return false;
    const [oldest] = visits;
    if (visits.size >= MOST_VISITS && oldest !== undefined) visits.delete(oldest);
    visits.add(visit);
    return true;
  }

  async function write(): Promise<void> {
    const [counts, reports, pages] = [[...days.values()], [...failures.values()], [...seen.values()]];
    if (counts.length + reports.length + pages.length === 0) return;
    [days, failures, seen] = [new Map(), new Map(), new Map()];
    await db.write(async (tx) => {
      const silent = await keepingNothing(tx);
      const kept = <Row extends { churchId: string }>(rows: Row[]) =>
        rows.filter(({ churchId }) => !silent.has(churchId));
      for (const count of kept(counts)) {
        const { openings, runs, visitors, errors } = usageDays;
        await tx
          .insert(usageDays)
          .values(count)
          .onConflictDoUpdate({
            target: [usageDays.churchId, usageDays.day, usageDays.appId, usageDays.page],
            set: {
              openings: sql`${openings} + ${count.openings}`,
              runs: sql`${runs} + ${count.runs}`,
              visitors: sql`${visitors} + ${count.visitors}`,
              errors: sql`${errors} + ${count.errors}`,
            },
          });
      }
      for (const report of kept(reports)) {
        const { churchId, day, appId, page, code, count } = failureDays;
        await tx
          .insert(failureDays)
          .values(report)
          .onConflictDoUpdate({
            target: [churchId, day, appId, page, code],
            set: { count: sql`${count} + ${report.count}` },
          });
      }
      for (const { churchId, page, appId, form, lastSeenAt } of kept(pages)) {
        await tx
          .insert(seenPages)
          .values({ churchId, page, appId, form, lastSeenAt })
          .onConflictDoUpdate({
            target: [seenPages.churchId, seenPages.page, seenPages.appId],
            set: { form, lastSeenAt },
          });
      }
    });
  }

  return {
    opened(what) {
      add(what, 'openings');
      const { churchId, appId, page, form } = what;
      if (page && seen.size < MOST_WAITING) {
        seen.set([churchId, page, appId].join('\n'), { churchId, page, appId, form, lastSeenAt: clock.now() });
      }
    },
    ran(what) {
      add(what, 'runs');
      if (isFirstRun(what.visit)) add(what, 'visitors');
    },
    failed: (what) => add(what, 'errors'),
    reported(what) {
      add(what, 'errors');
      const { churchId, appId, page, code } = what;
      const row = { churchId, day: today(), appId, page, code };
      const key = Object.values(row).join('\n');
      if (failures.size < MOST_WAITING) failures.set(key, { ...row, count: (failures.get(key)?.count ?? 0) + 1 });
    },
    flush() {
      writing = writing.then(write, write);
      return writing;
    },
  };
}
