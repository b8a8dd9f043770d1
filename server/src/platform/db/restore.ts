import { mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { copyDatabase, removeDatabase } from './backup.ts';
import { giveToOwnerOf, syncToDisk } from './files.ts';
import { AlreadyRunning, lockInstance } from './instance-lock.ts';
import { MigrationRefused, pendingMigrations } from './migrations.ts';
import { setAside } from './set-aside.ts';
import { openSqlite } from './sqlite.ts';
import { damageIn, restoringPath } from './unusable-database.ts';

/** A file that is not restored, and why; nothing was changed. */
export class RestoreRefused extends Error {}

interface Restored {
  database: string;
  /** The new paths of the previous database files; empty when there were none. */
  setAside: string[];
  /** Migrations that the next start applies: the backup is of an older version. */
  pending: string[];
}

/**
 * Replaces the database of a data folder by a checked copy of `backup`. The previous files are renamed:
 * a write-ahead log left beside a restored file would be replayed into it. Takes the instance lock meanwhile.
 * @throws RestoreRefused
 */
export async function restoreDatabase(
  backup: string,
  { dataDir, migrations, now }: { dataDir: string; migrations: string; now: number },
): Promise<Restored> {
  const database = join(dataDir, 'lampstand.db');
  assertRestorable(backup, database);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockForRestore(dataDir);
  const copy = restoringPath(database);
  try {
    const pending = await prepare(backup, copy, migrations);
    giveToOwnerOf(dataDir, copy);
    giveToOwnerOf(dataDir, join(dataDir, 'instance.lock'));
    const aside = setAside(database, 'before-restore', now);
    renameSync(copy, database);
    syncToDisk(dataDir);
    return { database, setAside: aside, pending };
  } finally {
    unlock();
  }
}

/** Makes the checked copy and returns its missing migrations. */
async function prepare(backup: string, copy: string, migrations: string): Promise<string[]> {
  try {
    await copyOf(backup, copy);
    return checkVersion(backup, copy, migrations);
  } catch (error) {
    removeDatabase(copy);
    throw error;
  }
}

function assertRestorable(backup: string, database: string): void {
  const found = statSync(backup, { throwIfNoEntry: false });
  if (!found) throw new RestoreRefused(`There is no file ${backup}.`);
  if (!found.isFile()) throw new RestoreRefused(`${backup} isn’t a file. Name one file of the backups folder.`);
  const live = statSync(database, { throwIfNoEntry: false });
  if (live && live.ino === found.ino && live.dev === found.dev)
    throw new RestoreRefused(`${backup} is the database in use. Name a backup of it.`);
}

function lockForRestore(dataDir: string): () => void {
  try {
    return lockInstance(dataDir);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) throw error;
    throw new RestoreRefused(`A server is running on ${dataDir}. Stop it, then restore. Nothing was changed.`);
  }
}

async function copyOf(backup: string, copy: string): Promise<void> {
  try {
    await copyDatabase(backup, copy);
  } catch (error) {
    const damage = damageIn(error);
    if (damage === undefined) throw error;
    if (damage === 'SQLITE_NOTADB') throw new RestoreRefused(`${backup} isn’t a database. Nothing was changed.`);
    throw new RestoreRefused(`${backup} is damaged (${damage}). Choose another backup. Nothing was changed.`);
  }
}

function checkVersion(backup: string, copy: string, migrations: string): string[] {
  const client = openSqlite(copy, { readonly: true });
  try {
    const isOurs = client.prepare("select 1 from sqlite_master where type = 'table' and name = 'migration'").get();
    if (!isOurs) throw new RestoreRefused(`${backup} isn’t a database of Lampstand. Nothing was changed.`);
    return pendingMigrations(client, migrations);
  } catch (error) {
    if (!(error instanceof MigrationRefused)) throw error;
    throw new RestoreRefused(`${backup} doesn’t fit this version, and nothing was changed. ${error.message}`);
  } finally {
    client.close();
  }
}
