import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BackupRefused, backUpTo } from '../platform/db/backup.ts';
import { newBackupPath } from '../platform/db/keep-backups.ts';
import { asUnusable } from '../platform/db/unusable-database.ts';

/**
 * Backs up the database of a data folder, also while the server runs, and returns what to print. The hourly backups
 * never delete this one.
 * @throws BackupRefused, UnusableDatabase
 */
export async function runBackup(dataDir: string, now: number): Promise<string> {
  const database = join(dataDir, 'lampstand.db');
  const folder = join(dataDir, 'backups');
  if (!existsSync(database))
    throw new BackupRefused(`No database at ${database}. Start the server once, or set DATA_DIR.`);
  const destination = newBackupPath(folder, 'by-hand', now);
  try {
    await backUpTo(database, destination);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw asUnusable(error, database, folder) ?? new BackupRefused(`Backup failed: ${reason}`, { cause: error });
  }
  return `Backup created and checked:

  ${destination}  (${inMegabytes(statSync(destination).size)})

Copy it to another machine. Keep the master key too, in a different place from the backups:
MASTER_KEY, or ${join(dataDir, 'master.key')} if none is set. Without it, emails waiting in the backup can't be sent.`;
}

/** A file size for people, e.g. `12.9 MB`. */
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
