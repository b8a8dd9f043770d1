import type { Clock } from '../clock.ts';
import { backUpInChild } from './back-up-in-child.ts';
import { type Backup, newBackupPath, newestBackup, pruneBackups, removeHalfMade } from './keep-backups.ts';

const MINUTE = 60_000;
/** Slightly less than an hour, because the job runs every ten minutes. */
const DUE_MS = 55 * MINUTE;
const TOO_OLD_MS = 180 * MINUTE;
const KEPT = 24;

export interface HourlyBackups {
  /**
   * Makes and returns a backup when the newest is about an hour old or there is none. One at a time.
   * @throws Error when it failed; `check` then fails until one has succeeded.
   */
  makeWhenDue(): Promise<Backup | undefined>;
  /** @throws Error when the last backup failed, or the newest is older than three hours */
  check(): void;
  /** Age of the newest backup file; infinite when there is none. */
  ageMs(): number;
  /** Aborts a running backup. */
  stop(): Promise<void>;
}

/** Hourly backups of a running server. */
export function createHourlyBackups(
  { file, folder, clock }: { file: string; folder: string; clock: Clock },
  backUp = backUpInChild,
): HourlyBackups {
  const stopping = new AbortController();
  let underWay: Promise<Backup | undefined> | undefined;
  let tried = false;
  let failure: Error | undefined;

  // A time in the future means that the clock was set back, and a new backup is due.
  function ageMs() {
    const newest = newestBackup(folder);
    return newest ? Math.abs(clock.now() - newest.madeAt) : Number.POSITIVE_INFINITY;
  }

  async function make() {
    try {
      removeHalfMade(folder);
      await backUp(file, newBackupPath(folder, 'hourly', clock.now()), stopping.signal);
      pruneBackups(folder, 'hourly', KEPT);
      failure = undefined;
      return newestBackup(folder);
    } catch (error) {
      if (stopping.signal.aborted) return undefined;
      failure = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      tried = true;
      underWay = undefined;
    }
  }

  return {
    ageMs,
    async makeWhenDue() {
      if (stopping.signal.aborted) return undefined;
      if (!underWay && !failure && ageMs() < DUE_MS) return undefined;
      underWay ??= make();
      return underWay;
    },
    check() {
      if (failure) throw new Error(`The last backup failed: ${failure.message}`, { cause: failure });
      if (underWay && !tried) return;
      const age = ageMs();
      if (age === Number.POSITIVE_INFINITY) throw new Error(`There is no backup in ${folder}.`);
      if (age > TOO_OLD_MS) throw new Error(`The newest backup in ${folder} is older than three hours.`);
    },
    async stop() {
      stopping.abort();
      await underWay?.catch(() => undefined);
    },
  };
}
