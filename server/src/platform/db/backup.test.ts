import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { backUpTo } from './backup.ts';
import { openDatabase } from './database.ts';
import { AlreadyRunning, lockInstance } from './instance-lock.ts';
import { backUpAndPrune } from './keep-backups.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a backup of a live database opens as a database with every committed row', async () => {
  const file = join(folder, 'live.db');
  const live = openScratch(file);
  await live.write((tx) =>
    tx
      .insert(account)
      .values({ id: 'a', balance: 7 })
      .then(() => undefined),
  );

  await backUpTo(file, join(folder, 'backups/copy.db'));
  await live.write((tx) =>
    tx
      .insert(account)
      .values({ id: 'later', balance: 8 })
      .then(() => undefined),
  );
  await live.close();

  const restored = openDatabase(join(folder, 'backups/copy.db'));
  expect(await restored.read.select().from(account)).toEqual([{ id: 'a', balance: 7 }]);
  await restored.close();
});

test('only the newest hourly backups are kept, and other files are left alone', async () => {
  const file = join(folder, 'live.db');
  await openScratch(file).close();
  const backups = join(folder, 'backups');
  await backUpTo(file, join(backups, 'before-migration-2026.db'));
  const hour = 3_600_000;

  for (let index = 0; index < 4; index++) await backUpAndPrune(file, backups, index * hour, 2);

  expect(readdirSync(backups).sort()).toEqual([
    'before-migration-2026.db',
    'hourly-1970-01-01T02-00-00-000Z.db',
    'hourly-1970-01-01T03-00-00-000Z.db',
  ]);
});

test('a damaged source leaves no file under the backup name', async () => {
  const file = join(folder, 'broken.db');
  writeFileSync(file, 'this is no database at all, not even nearly'.repeat(100));

  await expect(backUpTo(file, join(folder, 'copy.db'))).rejects.toThrow();

  expect(readdirSync(folder)).not.toContain('copy.db');
});

test('a data folder belongs to one process until it lets go', () => {
  const unlock = lockInstance(folder);

  expect(() => lockInstance(folder)).toThrow(AlreadyRunning);
  expect(() => lockInstance(folder)).toThrow(/already running on .*DATA_DIR/);
  unlock();

  lockInstance(folder)();
});
