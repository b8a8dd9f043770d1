import { index, integer, oneOf, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';

/** Count of one quality event on one day (UTC) in one app of a church. */
export const trustDays = table(
  'trust_day',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD. */
    day: text('day'),
    appId: text('app_id'),
    /** One of `qualityEvents` in contract.ts; older rows have the names in read-trust.ts. */
    what: text('what'),
    count: integer('count'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.day, t.appId, t.what] })],
);

/** Writers seen in a church's apps, one row for each version of an app's instructions. */
export const writersSeen = table(
  'writer_seen',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    appId: text('app_id'),
    writer: oneOf('writer', ['built-in', 'model']),
    /** Empty for the built-in writer. */
    model: text('model'),
    /** `YYYY-MM-DD`; empty for the built-in writer, which takes no instructions. */
    promptVersion: text('prompt_version'),
    firstSeenAt: time('first_seen_at'),
    lastSeenAt: time('last_seen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.churchId, t.appId, t.writer, t.model, t.promptVersion] }),
    index('writer_seen_church_idx').on(t.churchId, t.lastSeenAt),
  ],
);
