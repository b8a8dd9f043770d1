import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { packageRoot } from '../paths.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-sqlite-'));
  file = join(folder, 'scratch.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the driver is the exact version that runs on every supported Node', () => {
  // 13.x crashes on Node 20 when a database is opened, without an error to catch.
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));

  expect(manifest.dependencies['better-sqlite3']).toBe('12.11.1');
});

test('commits are durable whatever the history of the file', () => {
  const first = openSqlite(file);
  const fresh = first.pragma('synchronous', { simple: true });
  first.close();
  const again = openSqlite(file);

  expect(fresh).toBe(2);
  expect(again.pragma('synchronous', { simple: true })).toBe(2);
  expect(again.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(again.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(again.pragma('trusted_schema', { simple: true })).toBe(0);
  again.close();
});

test('counters are not synced on each commit', () => {
  const client = openSqlite(file, { durable: false });

  expect(client.pragma('synchronous', { simple: true })).toBe(1);
  client.close();
});

test('no other process can write between the read and the write of a transaction', async () => {
  const db = openScratch(file);
  await db.write((tx) =>
    tx
      .insert(account)
      .values({ id: 'a', balance: 1 })
      .then(() => undefined),
  );
  const other = new SQLite(file, { timeout: 0 });
  let refused = '';

  await db.write(async (tx) => {
    const [row] = await tx.select().from(account).where(eq(account.id, 'a'));
    try {
      other.exec("update account set balance = 100 where id = 'a'");
    } catch (error) {
      refused = error instanceof SQLite.SqliteError ? error.code : '';
    }
    await tx
      .update(account)
      .set({ balance: (row?.balance ?? 0) + 1 })
      .where(eq(account.id, 'a'));
  });

  expect(refused).toBe('SQLITE_BUSY');
  expect(await db.read.select().from(account)).toEqual([{ id: 'a', balance: 2 }]);
  other.close();
  await db.close();
});

test('the driver refuses asynchronous transactions, so write() has its own', async () => {
  const client = openSqlite(file);

  expect(() => client.transaction(async () => undefined)()).toThrow(/cannot return a promise/);
  client.close();
});
