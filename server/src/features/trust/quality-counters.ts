import { type Clock, dayOf } from '../../platform/clock.ts';
import { createCountBuffer } from '../../platform/counts/count-buffer.ts';
import type { Database } from '../../platform/db/database.ts';
import type { VerifiedText } from '../../scripture/verified-text.ts';
import { keepingNothing } from '../retention/index.ts';
import { type Happening, scriptureStates } from './contract.ts';
import { trustDays, writersSeen } from './table.ts';

/** What a count is about. */
interface CountedApp {
  churchId: string;
  appId: string;
}

/**
 * Counts the checks, corrections and writers of each app, so that a church can judge its quality. It keeps no text and
 * nothing about a person. Counts wait in memory for the next flush.
 */
export interface QualityCounters {
  /** A text was checked against the Bible. */
  checked(what: CountedApp & { counts: VerifiedText['counts'] }): void;
  /** A visitor was shown crisis help. */
  crisis(what: CountedApp): void;
  /** A section was written, and by what. */
  wrote(what: CountedApp & { writer: 'built-in' | 'model'; model?: string; promptVersion?: string }): void;
  /** A model failed to write; with the trouble `withheld` it wrote, and its text was not shown. */
  withheld(what: CountedApp & { trouble: string }): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

export function createQualityCounters(db: Database, clock: Clock): QualityCounters {
  const buffer = createCountBuffer(db, keepingNothing);
  const days = buffer.table(trustDays, { key: ['churchId', 'day', 'appId', 'what'], sum: ['count'] });
  const writers = buffer.table(writersSeen, {
    key: ['churchId', 'appId', 'writer', 'model', 'promptVersion'],
    latest: ['lastSeenAt'],
  });

  function add({ churchId, appId }: CountedApp, what: Happening, count = 1): void {
    if (count > 0) days.add({ churchId, day: dayOf(clock.now()), appId, what, count });
  }

  return {
    checked({ counts, ...app }) {
      add(app, 'references', counts.references);
      add(app, 'removed', counts.removed);
      for (const state of scriptureStates) add(app, state, counts[state]);
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
