import { index, integer, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';

/** Counts per church, day (UTC), app and page. They identify no person. */
export const usageDays = table(
  'usage_day',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD. */
    day: text('day'),
    appId: text('app_id'),
    /** Origin and path; only the origin, or empty, when no more is known. */
    page: text('page'),
    openings: integer('openings'),
    runs: integer('runs'),
    /** Openings with at least one run. */
    visitors: integer('visitors'),
    errors: integer('errors'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.day, t.appId, t.page] })],
);

/** Failures per day, page and reason code. */
export const failureDays = table(
  'failure_day',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    day: text('day'),
    appId: text('app_id'),
    page: text('page'),
    code: text('code'),
    count: integer('count'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.day, t.appId, t.page, t.code] })],
);

/** Pages on which a church's apps were seen. */
export const seenPages = table(
  'seen_page',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    page: text('page'),
    appId: text('app_id'),
    /** One of the delivery forms, or `unknown`. */
    form: text('form'),
    lastSeenAt: time('last_seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.churchId, t.page, t.appId] }),
    index('seen_page_church_idx').on(t.churchId, t.lastSeenAt, t.page),
  ],
);
