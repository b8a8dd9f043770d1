import { integer, table, text } from '../platform/db/columns.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { openSqlite } from '../platform/db/sqlite.ts';

/** A table of tests of the seam alone; no migration has it. */
export const account = table('account', { id: text('id').primaryKey(), balance: integer('balance') });

/** Opens a new database file that holds nothing but `account`. */
export function openScratch(file: string, options?: Parameters<typeof openDatabase>[1]): Database {
  const client = openSqlite(file);
  client.exec('create table if not exists account (id text primary key, balance integer not null) strict');
  client.close();
  return openDatabase(file, options);
}
