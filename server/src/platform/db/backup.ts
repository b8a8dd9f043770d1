import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * Copies a live database file to `destination` while others go on writing. The copy is checked and only then
 * takes its name, so a file of that name is always whole.
 */
export async function backUpTo(file: string, destination: string): Promise<void> {
  mkdirSync(dirname(destination), { recursive: true });
  const partial = `${destination}.partial`;
  rmSync(partial, { force: true });
  const source = new SQLite(file, { readonly: true });
  try {
    await source.backup(partial);
  } finally {
    source.close();
  }
  checkCopy(partial);
  syncFile(partial);
  renameSync(partial, destination);
}

function checkCopy(file: string): void {
  const copy = new SQLite(file);
  try {
    // One plain file: a backup that needs a log beside it is easily copied without it.
    copy.pragma('journal_mode = DELETE');
    const integrity = copy.pragma('integrity_check', { simple: true });
    const orphans = copy.pragma('foreign_key_check') as unknown[];
    if (integrity !== 'ok' || orphans.length > 0) throw new Error(`The backup ${file} is damaged: ${integrity}.`);
  } finally {
    copy.close();
  }
}

function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
