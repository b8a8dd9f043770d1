import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { damageOf } from './check-database.ts';
import { giveToOwnerOf, syncToDisk } from './files.ts';

/** No backup was made; the message says why. */
export class BackupRefused extends Error {}

/** A copy was made and is damaged, as its source probably is. */
export class DamagedCopy extends Error {
  readonly damage: string;

  constructor(file: string, damage: string) {
    super(`The copy of ${file} is damaged: ${damage}.`);
    this.damage = damage;
  }
}

const ALL_PAGES = 0x7fffffff;

/**
 * Copies a live database file to `destination` while others go on writing. The copy is checked and only then
 * takes its name, so a file of that name is always whole.
 */
export async function backUpTo(file: string, destination: string): Promise<void> {
  const folder = dirname(destination);
  if (mkdirSync(folder, { recursive: true, mode: 0o700 })) giveToOwnerOf(dirname(file), folder);
  const partial = `${destination}.partial`;
  try {
    await copyDatabase(file, partial);
    giveToOwnerOf(folder, partial);
    renameSync(partial, destination);
  } catch (error) {
    removeDatabase(partial);
    throw error;
  }
  syncToDisk(folder);
}

/**
 * Copies a database, with what its write-ahead log holds, to one plain file for the owner only; checks and syncs it.
 * @throws DamagedCopy
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    // In one step: a write by another connection between two steps would begin the copy anew.
    await source.backup(copy, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  checkCopy(file, copy);
  syncToDisk(copy);
}

/** Deletes a database file and the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

function checkCopy(file: string, path: string): void {
  const copy = new SQLite(path);
  try {
    // One plain file: a backup that needs a log beside it is easily copied without it.
    copy.pragma('journal_mode = DELETE');
    const damage = damageOf(copy);
    if (damage) throw new DamagedCopy(file, damage);
  } finally {
    copy.close();
  }
}
