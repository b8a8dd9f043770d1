import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { CannotOpenDatabase, sqliteCode } from './sqlite-errors.ts';

/** Another process already uses the same data folder. */
export class AlreadyRunning extends Error {}

/**
 * Takes the data folder for this process: an exclusive transaction on `instance.lock`, freed by the kernel
 * even after kill -9. Returns the function that releases it.
 * @throws AlreadyRunning
 */
export function lockInstance(dataDir: string): () => void {
  const client = new SQLite(join(dataDir, 'instance.lock'), { timeout: 0 });
  try {
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    if (sqliteCode(error) !== 'SQLITE_BUSY') throw new CannotOpenDatabase(join(dataDir, 'instance.lock'), error);
    throw new AlreadyRunning(`Lampstand is already running on ${dataDir}. Stop it first, or use a different DATA_DIR.`);
  }
  return () => void client.close();
}
