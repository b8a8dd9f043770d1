import SQLite from 'better-sqlite3';
import { CannotOpenDatabase } from './sqlite-errors.ts';

/** `LAMP` in ASCII: lets a tool tell our files from others. */
const APPLICATION_ID = 0x4c414d50;

/**
 * Opens a SQLite file with the settings every connection of ours has. `synchronous` is always set: what an open
 * connection inherits depends on its history. `durable: false` is for counters that may be lost with the power.
 * @throws CannotOpenDatabase
 */
export function openSqlite(file: string, options: { readonly?: boolean; durable?: boolean } = {}): SQLite.Database {
  let client: SQLite.Database | undefined;
  try {
    client = new SQLite(file, { readonly: options.readonly ?? false });
    return configure(client, options);
  } catch (error) {
    client?.close();
    throw new CannotOpenDatabase(file, error);
  }
}

function configure(client: SQLite.Database, options: { readonly?: boolean; durable?: boolean }): SQLite.Database {
  client.pragma('busy_timeout = 5000');
  if (!options.readonly) {
    client.pragma('journal_mode = WAL');
    client.pragma(`application_id = ${APPLICATION_ID}`);
    client.pragma('journal_size_limit = 67108864');
    client.pragma('wal_autocheckpoint = 1000');
  }
  client.pragma(`synchronous = ${options.durable === false ? 'NORMAL' : 'FULL'}`);
  client.pragma('foreign_keys = ON');
  client.pragma('trusted_schema = OFF');
  client.pragma('temp_store = MEMORY');
  client.pragma('cache_size = -16000');
  client.pragma('mmap_size = 0');
  return client;
}
