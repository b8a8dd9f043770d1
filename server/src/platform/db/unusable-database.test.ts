import { copyFileSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overwrite } from '../../testing/overwrite.ts';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { checkAfterUncleanEnd, restoringPath, UnusableDatabase } from './unusable-database.ts';

let folder: string;
let file: string;
const check = () => checkAfterUncleanEnd(file, join(folder, 'backups'));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-unclean-'));
  file = join(folder, 'lampstand.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database of some pages, closed. */
async function closedDatabase(): Promise<void> {
  const db = openScratch(file);
  await db.write(async (tx) => {
    for (let n = 0; n < 500; n++) await tx.insert(account).values({ id: `${n} ${'x'.repeat(100)}`, balance: n });
  });
  await db.close();
}

/** The same after kill -9: with a write-ahead log. */
function leaveLog(): void {
  const client = new SQLite(file);
  client.prepare("insert into account values ('last', 1)").run();
  copyFileSync(`${file}-wal`, `${file}.log`);
  client.close();
  renameSync(`${file}.log`, `${file}-wal`);
}

test('a cleanly closed database is not checked', async () => {
  await closedDatabase();

  expect(check()).toBe(false);
});

test('after a crash a sound database is checked and used', async () => {
  await closedDatabase();
  leaveLog();

  expect(check()).toBe(true);
});

test('after a crash a damaged database stops the start with the name of the newest backup', async () => {
  await closedDatabase();
  leaveLog();
  const pages = statSync(file).size / 4_096;
  overwrite(file, (pages - 4) * 4_096, 3 * 4_096);

  expect(check).toThrow(UnusableDatabase);
  expect(check).toThrow(/is damaged \(.*There is no backup in .*npm run restore -- FILE/s);
});

test('after an interrupted restore a missing database is not replaced by an empty one', () => {
  expect(check()).toBe(false);
  writeFileSync(restoringPath(file), '');

  expect(check).toThrow(/a restore was interrupted/);
});
