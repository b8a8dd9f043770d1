import { index, integer, oneOf, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';

/** How often something happened in one day (UTC) with one app of a church. Neither texts nor people can be told from it. */
export const trustDays = table(
  'trust_day',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    /** YYYY-MM-DD. */
    day: text('day'),
    appId: text('app_id'),
    /** One of `happenings` in contract.ts. */
    what: text('what'),
    count: integer('count'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.day, t.appId, t.what] })],
);

/** What has written for a church: each writer with each version of the app's instructions. */
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
