import { existsSync, statSync } from 'node:fs';
import { DamagedCopy } from './backup.ts';
import { damageOf } from './check-database.ts';
import { newestBackup } from './keep-backups.ts';
import { openSqlite } from './sqlite.ts';
import { sqliteCode } from './sqlite-errors.ts';

/** The main database is damaged or missing. The message says how to restore a backup. */
export class UnusableDatabase extends Error {}

/** Up to this size the full check takes less than a second. */
const SMALL_BYTES = 256 * 1024 * 1024;

/** Where `restore` prepares its copy; when it is there and the database is not, a restore was interrupted. */
export const restoringPath = (file: string) => `${file}.restoring`;

/**
 * Checks a database that was not closed: it has a write-ahead log. Returns whether that was the case.
 * The caller holds the instance lock.
 * @throws UnusableDatabase
 */
export function checkAfterUncleanEnd(file: string, backupFolder: string): boolean {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) {
    const leftover = [`${file}-wal`, restoringPath(file)].find(existsSync);
    if (!leftover) return false;
    throw new UnusableDatabase(
      `${file} is missing, but ${leftover} is there: a restore was interrupted. ${restoreAdvice(backupFolder)} To begin with an empty database instead, delete ${leftover}.`,
    );
  }
  if (!log || log.size === 0) return false;
  const client = openSqlite(file, { readonly: true });
  try {
    const damage = damageOf(client, { quick: found.size > SMALL_BYTES });
    if (damage) throw damaged(file, damage, backupFolder);
  } finally {
    client.close();
  }
  return true;
}

/** The message for the operator when an error means a damaged main database; undefined for any other error. */
export function asUnusable(error: unknown, file: string, backupFolder: string): UnusableDatabase | undefined {
  const damage = damageIn(error);
  return damage === undefined ? undefined : damaged(file, damage, backupFolder, error);
}

/** The damaged file, when an error names one. */
export function damageIn(error: unknown): string | undefined {
  if (error instanceof DamagedCopy) return error.damage;
  const code = sqliteCode(error);
  return code !== undefined && /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? code : undefined;
}

/** The command that restores the newest backup. */
export function restoreAdvice(backupFolder: string): string {
  const newest = newestBackup(backupFolder);
  return newest
    ? `To go back to the newest backup, stop the server and run: npm run restore -- ${newest.path}`
    : `There is no backup in ${backupFolder}. If you keep one elsewhere, run: npm run restore -- FILE`;
}

function damaged(file: string, damage: string, backupFolder: string, cause?: unknown): UnusableDatabase {
  return new UnusableDatabase(`The database ${file} is damaged (${damage}). ${restoreAdvice(backupFolder)}`, { cause });
}
