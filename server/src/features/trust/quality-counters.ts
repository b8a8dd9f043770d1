import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VerifiedText } from '../../scripture/verified-text.ts';
import { keepingNothing } from '../retention/index.ts';
import { type Happening, scriptureStates } from './contract.ts';
import { trustDays, writersSeen } from './table.ts';

/** What a count is about. */
interface Where {
  churchId: string;
  appId: string;
}

/**
 * Counts what was done so that a church can trust its apps: no text, nobody's name. Counts wait in memory and are written
 * together; what has not been written when a process dies is lost, a few seconds at most.
 */
export interface QualityCounters {
  /** A text was checked against the Bible. */
  checked(what: Where & { counts: VerifiedText['counts'] }): void;
  /** Somebody was shown where to find help now. */
  crisis(what: Where): void;
  /** A section was written, and by what. */
  wrote(what: Where & { writer: 'built-in' | 'model'; model?: string; promptVersion?: string }): void;
  /** A model did not write; with the trouble `withheld` it did, and its words were not shown. */
  withheld(what: Where & { trouble: string }): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

type DayRow = typeof trustDays.$inferInsert;
type WriterRow = typeof writersSeen.$inferInsert;

export function createQualityCounters(db: Database, clock: Clock): QualityCounters {
  let days = new Map<string, DayRow>();
  let writers = new Map<string, WriterRow>();
  let writing = Promise.resolve();

  function add({ churchId, appId }: Where, what: Happening, count = 1): void {
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
      add(where, 'removed', counts.removed);
      for (const state of scriptureStates) add(where, state, counts[state]);
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
