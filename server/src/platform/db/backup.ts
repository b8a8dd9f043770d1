import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { damageOf } from './check-database.ts';
import { giveToOwnerOf, syncToDisk } from './files.ts';

/** No backup was made; the message says why. */
export class BackupRefused extends Error {}

/** The copy is damaged, and its source probably too. */
export class DamagedCopy extends Error {
  readonly damage: string;

  constructor(file: string, damage: string) {
    super(`The copy of ${file} is damaged: ${damage}.`);
    this.damage = damage;
  }
}

const ALL_PAGES = 0x7fffffff;

/**
 * Copies a live database file to `destination` while other connections write. The copy gets its name after
 * its check, so a file of that name is always complete.
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
 * Copies a database and its write-ahead log to one file that only the owner can read; checks and syncs it.
 * @throws DamagedCopy
 */
export async function copyDatabase(file: string, copy: string): Promise<void> {
  removeDatabase(copy);
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    // In one step, because a write by another connection between two steps restarts the copy.
    await source.backup(copy, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  checkCopy(file, copy);
  syncToDisk(copy);
}

/** Deletes a database file and its SQLite companion files. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${suffix}`, { force: true });
}

function checkCopy(file: string, path: string): void {
  const copy = new SQLite(path);
  try {
    // One file: a write-ahead log next to a backup is easily forgotten.
    copy.pragma('journal_mode = DELETE');
    const damage = damageOf(copy);
    if (damage) throw new DamagedCopy(file, damage);
  } finally {
    copy.close();
  }
}
