import { type Clock, dayOf } from '../../platform/clock.ts';
import { createCountBuffer } from '../../platform/counts/count-buffer.ts';
import type { Database } from '../../platform/db/database.ts';
import { churchesThatKeepNothing } from '../retention/index.ts';
import { PREVIEW_PAGE } from './contract.ts';
import { failureDays, seenPages, usageDays } from './table.ts';

/** What a count is about. */
interface CountedVisit {
  churchId: string;
  appId: string;
  /** As `pageOfVisit` writes it. */
  page: string;
}

/** Counts what happens in the apps of churches. Counts wait in memory for the next flush. */
export interface UsageCounter {
  /** An app was opened on a page. */
  opened(visit: CountedVisit & { form: string }): void;
  /** A run has begun; `visit` is the random id of its opening. */
  ran(visit: CountedVisit & { visit: string }): void;
  /** A run has failed. */
  failed(visit: CountedVisit): void;
  /** A church's page or a frame has reported a failure. */
  reported(visit: CountedVisit & { code: string }): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

/** Openings whose first run is remembered. The oldest are forgotten; their next run would count as a new visitor. */
const MAX_VISITS = 50_000;
/** Rows that can wait for a flush. Beyond it new pages count under an empty page, so that a flood cannot fill the memory. */
const MAX_WAITING = 5_000;

type Column = 'openings' | 'runs' | 'visitors' | 'errors';

export function createUsageCounter(db: Database, clock: Clock): UsageCounter {
  const buffer = createCountBuffer(db, churchesThatKeepNothing);
  const days = buffer.table(usageDays, {
    key: ['churchId', 'day', 'appId', 'page'],
    sum: ['openings', 'runs', 'visitors', 'errors'],
  });
  const failures = buffer.table(failureDays, { key: ['churchId', 'day', 'appId', 'page', 'code'], sum: ['count'] });
  const seen = buffer.table(seenPages, { key: ['churchId', 'page', 'appId'], latest: ['form', 'lastSeenAt'] });
  const visits = new Set<string>();

  const today = () => dayOf(clock.now());

  function add({ churchId, appId, page: named }: CountedVisit, column: Column): void {
    if (named === PREVIEW_PAGE) return;
    const page = days.size < MAX_WAITING ? named : '';
    const none = { openings: 0, runs: 0, visitors: 0, errors: 0 };
    days.add({ churchId, day: today(), appId, page, ...none, [column]: 1 });
  }

  function isFirstRun(visit: string): boolean {
    if (visits.has(visit)) return false;
    const [oldest] = visits;
    if (visits.size >= MAX_VISITS && oldest !== undefined) visits.delete(oldest);
    visits.add(visit);
    return true;
  }

  return {
    opened(visit) {
      add(visit, 'openings');
      const { churchId, appId, page, form } = visit;
      if (page && seen.size < MAX_WAITING) seen.add({ churchId, page, appId, form, lastSeenAt: clock.now() });
    },
    ran(visit) {
      add(visit, 'runs');
      if (isFirstRun(visit.visit)) add(visit, 'visitors');
    },
    failed: (visit) => add(visit, 'errors'),
    reported(visit) {
      add(visit, 'errors');
      const { churchId, appId, page, code } = visit;
      if (failures.size < MAX_WAITING) failures.add({ churchId, day: today(), appId, page, code, count: 1 });
    },
    flush: buffer.flush,
  };
}
