import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overwrite } from '../../testing/overwrite.ts';
import { account, openScratch } from '../../testing/scratch-database.ts';
import { backUpTo } from './backup.ts';
import { openDatabase } from './database.ts';
import { AlreadyRunning, lockInstance } from './instance-lock.ts';

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

test('a damaged source leaves no file under the backup name', async () => {
  const file = join(folder, 'broken.db');
  writeFileSync(file, 'this is no database at all, not even nearly'.repeat(100));

  await expect(backUpTo(file, join(folder, 'copy.db'))).rejects.toThrow();

  expect(readdirSync(folder)).toEqual(['broken.db']);
});

test('a backup is one file that only its owner can read', async () => {
  const file = join(folder, 'live.db');
  const live = openScratch(file);

  await backUpTo(file, join(folder, 'backups/copy.db'));
  await live.close();

  expect(readdirSync(join(folder, 'backups'))).toEqual(['copy.db']);
  expect(statSync(join(folder, 'backups/copy.db')).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'backups')).mode & 0o777).toBe(0o700);
});

test('a database whose content is damaged is not backed up', async () => {
  const file = join(folder, 'live.db');
  await openScratch(file).close();
  overwrite(file, 4_096, 4_096);

  await expect(backUpTo(file, join(folder, 'copy.db'))).rejects.toThrow(/damaged|malformed/);

  expect(readdirSync(folder)).not.toContain('copy.db');
});

test('a damaged lock file is named, not the database', () => {
  writeFileSync(join(folder, 'instance.lock'), 'nothing like a database '.repeat(500));

  expect(() => lockInstance(folder)).toThrow(/instance\.lock can’t be opened/);
});

test('a data folder belongs to one process until it releases the lock', () => {
  const unlock = lockInstance(folder);

  expect(() => lockInstance(folder)).toThrow(AlreadyRunning);
  expect(() => lockInstance(folder)).toThrow(/already running on .*DATA_DIR/);
  unlock();

  lockInstance(folder)();
});
