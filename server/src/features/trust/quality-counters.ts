import { type Clock, dayOf } from '../../platform/clock.ts';
import { createCountBuffer } from '../../platform/counts/count-buffer.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VerifiedText } from '../../scripture/verified-text.ts';
import { churchesThatKeepNothing } from '../retention/index.ts';
import { type QualityEvent, verseStatuses } from './contract.ts';
import { trustDays, writersSeen } from './table.ts';

/** What a count is about. */
interface CountedApp {
  churchId: string;
  appId: string;
}

/**
 * Counts quality events of a church's apps. It keeps no text and no names. Counts are buffered in memory and written together;
 * a process that dies loses a few seconds of counts.
 */
export interface QualityCounters {
  /** A text was checked against the Bible. */
  checked(what: CountedApp & { counts: VerifiedText['counts'] }): void;
  /** Crisis help was shown to someone. */
  crisis(what: CountedApp): void;
  /** A section was written. */
  wrote(what: CountedApp & { writer: 'built-in' | 'model'; model?: string; promptVersion?: string }): void;
  /** A model failed and the built-in writer took over; with `withheld` the model wrote and its words were not shown. */
  withheld(what: CountedApp & { trouble: string }): void;
  /** Writes the buffered counts. */
  flush(): Promise<void>;
}

export function createQualityCounters(db: Database, clock: Clock): QualityCounters {
  const buffer = createCountBuffer(db, churchesThatKeepNothing);
  const days = buffer.table(trustDays, { key: ['churchId', 'day', 'appId', 'what'], sum: ['count'] });
  const writers = buffer.table(writersSeen, {
    key: ['churchId', 'appId', 'writer', 'model', 'promptVersion'],
    latest: ['lastSeenAt'],
  });

  function add({ churchId, appId }: CountedApp, what: QualityEvent, count = 1): void {
    if (count > 0) days.add({ churchId, day: dayOf(clock.now()), appId, what, count });
  }

  return {
    checked({ counts, ...app }) {
      add(app, 'references', counts.references);
      for (const status of verseStatuses) add(app, status, counts[status]);
    },
    crisis: (app) => add(app, 'crisis'),
    wrote({ churchId, appId, writer, model = '', promptVersion = '' }) {
      add({ churchId, appId }, writer);
      const now = clock.now();
      writers.add({ churchId, appId, writer, model, promptVersion, firstSeenAt: now, lastSeenAt: now });
    },
    withheld: ({ trouble, ...app }) => add(app, trouble === 'withheld' ? 'withheld' : 'fell-back'),
    flush: buffer.flush,
  };
}
