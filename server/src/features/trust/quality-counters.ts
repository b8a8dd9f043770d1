import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VerifiedText } from '../../scripture/verified-text.ts';
import { keepingNothing } from '../retention/index.ts';
import { type QualityEvent, verseStatuses } from './contract.ts';
import { trustDays, writersSeen } from './table.ts';

interface Where {
  churchId: string;
  appId: string;
}

/**
 * Counts quality events of a church's apps. It keeps no text and no names. Counts are buffered in memory and written together;
 * a process that dies loses a few seconds of counts.
 */
export interface QualityCounters {
  /** A text was checked against the Bible. */
  checked(what: Where & { counts: VerifiedText['counts'] }): void;
  /** Crisis help was shown to someone. */
  crisis(what: Where): void;
  /** A section was written. */
  wrote(what: Where & { writer: 'built-in' | 'model'; model?: string; promptVersion?: string }): void;
  /** A model failed and the built-in writer took over; with `withheld` the model wrote and its words were not shown. */
  withheld(what: Where & { trouble: string }): void;
  /** Writes the buffered counts. */
  flush(): Promise<void>;
}

type DayRow = typeof trustDays.$inferInsert;
type WriterRow = typeof writersSeen.$inferInsert;

export function createQualityCounters(db: Database, clock: Clock): QualityCounters {
  let days = new Map<string, DayRow>();
  let writers = new Map<string, WriterRow>();
  let writing = Promise.resolve();

  function add({ churchId, appId }: Where, what: QualityEvent, count = 1): void {
    if (count === 0) return;
    const row = { churchId, day: new Date(clock.now()).toISOString().slice(0, 10), appId, what };
    const key = Object.values(row).join('\n');
    days.set(key, { ...row, count: (days.get(key)?.count ?? 0) + count });
  }

  async function write(): Promise<void> {
    const [counts, seen] = [[...days.values()], [...writers.values()]];
    if (counts.length + seen.length === 0) return;
    [days, writers] = [new Map(), new Map()];
    await db.write(async (tx) => {
      const silent = await keepingNothing(tx);
      for (const count of counts) {
        if (silent.has(count.churchId)) continue;
        await tx
          .insert(trustDays)
          .values(count)
          .onConflictDoUpdate({
            target: [trustDays.churchId, trustDays.day, trustDays.appId, trustDays.what],
            set: { count: sql`${trustDays.count} + ${count.count}` },
          });
      }
      for (const writer of seen) {
        if (silent.has(writer.churchId)) continue;
        const { churchId, appId, writer: kind, model, promptVersion } = writersSeen;
        await tx
          .insert(writersSeen)
          .values(writer)
          .onConflictDoUpdate({
            target: [churchId, appId, kind, model, promptVersion],
            set: { lastSeenAt: writer.lastSeenAt },
          });
      }
    });
  }

  return {
    checked({ counts, ...where }) {
      add(where, 'references', counts.references);
      for (const status of verseStatuses) add(where, status, counts[status]);
    },
    crisis: (where) => add(where, 'crisis'),
    wrote({ churchId, appId, writer, model = '', promptVersion = '' }) {
      add({ churchId, appId }, writer);
      const about = { churchId, appId, writer, model, promptVersion };
      const key = Object.values(about).join('\n');
      const firstSeenAt = writers.get(key)?.firstSeenAt ?? clock.now();
      writers.set(key, { ...about, firstSeenAt, lastSeenAt: clock.now() });
    },
    withheld: ({ trouble, ...where }) => add(where, trouble === 'withheld' ? 'withheld' : 'fell-back'),
    flush() {
      writing = writing.then(write, write);
      return writing;
    },
  };
}
