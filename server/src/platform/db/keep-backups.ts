import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stamp } from './files.ts';

type BackupKind = 'hourly' | 'by-hand' | 'before-migration';

/** A finished backup file. */
export interface Backup {
  path: string;
  bytes: number;
  /** Epoch ms, by the clock of that time. */
  madeAt: number;
}

interface BackupName {
  kind: string;
  sequence: number;
  name: string;
}

// E.g. `hourly-000042-2026-11-22T12-30-00-000Z.db`. Files of older versions have no number and count as older.
const pattern = /^(hourly|by-hand|before-migration)-(?:(\d{6,})-)?.*\.db$/;

/**
 * Path for a new backup. Its number is one more than the highest in the folder, because the order must not depend
 * on a clock that can be wrong.
 */
export function newBackupPath(folder: string, kind: BackupKind, now: number): string {
  const sequence = (namesIn(folder).at(-1)?.sequence ?? 0) + 1;
  return join(folder, `${kind}-${String(sequence).padStart(6, '0')}-${stamp(now)}.db`);
}

/** The backup that was made last, of any kind; undefined when there is none. */
export function newestBackup(folder: string): Backup | undefined {
  const newest = namesIn(folder).at(-1);
  if (!newest) return undefined;
  const path = join(folder, newest.name);
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { path, bytes: found.size, madeAt: found.mtimeMs };
}

/** Deletes all backups of one kind except the newest `keep`. */
export function pruneBackups(folder: string, kind: BackupKind, keep: number): void {
  const ofKind = namesIn(folder).filter((backup) => backup.kind === kind);
  for (const { name } of ofKind.slice(0, -keep)) rmSync(join(folder, name), { force: true });
}

/** Deletes unfinished hourly backups after a crash. Call it while none is being made. */
export function removeHalfMade(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/^hourly-.*\.db\.partial/.test(name)) rmSync(join(folder, name), { force: true });
  }
}

/** Oldest first. */
function namesIn(folder: string): BackupName[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, kind, sequence] = pattern.exec(name) ?? [];
      return kind ? [{ kind, sequence: Number(sequence ?? 0), name }] : [];
    })
    .sort((a, b) => a.sequence - b.sequence || (a.name < b.name ? -1 : 1));
}
