import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backUpTo } from '../platform/db/backup.ts';
import { newBackupPath } from '../platform/db/keep-backups.ts';
import { readEnv } from '../platform/env.ts';
import { migrationsFolder } from '../platform/paths.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runDoctor } from './doctor.ts';

async function setUp() {
  const { folder, clock, file, close } = await createTestDatabase();
  await backUp(folder, file, clock.now());
  const env = readEnv({ DATA_DIR: folder });
  const look = () => runDoctor(env, clock, { migrations: migrationsFolder, built: [file] });
  return { look, clock, file, folder, close };
}

/** A backup whose file has a time of the test's clock. */
async function backUp(folder: string, file: string, now: number): Promise<string> {
  const path = newBackupPath(join(folder, 'backups'), 'hourly', now);
  await backUpTo(file, path);
  utimesSync(path, now / 1_000, now / 1_000);
  return path;
}

test('a sound installation has nothing to act on', async () => {
  const { look, close } = await setUp();

  expect(look().map(({ state }) => state)).toEqual(Array(7).fill('ok'));
  await close();
});

test('a helpline whose review date has passed is named', async () => {
  const { look, clock, close } = await setUp();
  clock.set('2040-01-01T00:00:00Z');

  const warnings = look().filter(({ state, text }) => state === 'warning' && text.includes('Helpline "'));

  expect(warnings.length).toBeGreaterThan(0);
  expect(warnings[0]?.text).toMatch(/Helpline ".+" is overdue for review since \d{4}-\d\d-\d\d\./);
  await close();
});

test('guidance of an app whose review date has passed is named with its source', async () => {
  const { look, clock, close } = await setUp();
  clock.set('2040-01-01T00:00:00Z');

  const warnings = look().filter(({ state, text }) => state === 'warning' && text.includes('Guidance "'));

  expect(warnings.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(
      /^Guidance "collections" of debt-coach is overdue for review since \d{4}-\d\d-\d\d\. .*15 U\.S\.C\. 1692g/,
    ),
  );
  await close();
});

test('a file that is no database is a problem with the command that restores, not a crash', async () => {
  const { look, file, folder, clock, close } = await setUp();
  const backup = await backUp(folder, file, clock.now());
  await close();
  const before = look()[0];

  mkdirSync(dirname(backup), { recursive: true });
  writeFileSync(file, 'nothing like a database '.repeat(500));
  writeFileSync(backup, '');
  const after = look()[0];

  expect(before).toMatchObject({ state: 'warning', text: expect.stringContaining('Start the server once') });
  expect(after).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/is damaged \(SQLITE_NOTADB\)\. .* npm run restore -- .*hourly-000002/),
  });
  rmSync(folder, { recursive: true });
});

test('a database of a newer version is not blamed on the disk, and the newest backup is not recommended', async () => {
  const { look, file, close } = await setUp();
  const client = new SQLite(file);
  client.prepare("insert into migration values (99, '0099_future', 'x', 0)").run();
  client.close();

  const [finding] = look();

  expect(finding?.state).toBe('problem');
  expect(finding?.text).toMatch(/^The database was written by a newer Lampstand.* Install that version\./);
  expect(finding?.text).not.toMatch(/newest/);
  await close();
});

test('the newest backup is reported with its size and age; an old or missing one is a warning', async () => {
  const { look, clock, folder, close } = await setUp();
  const fresh = look()[1];
  clock.set(clock.now() + 5 * 3_600_000);
  const old = look()[1];
  clock.set(clock.now() - 24 * 3_600_000);
  const fromTheFuture = look()[1];
  rmSync(join(folder, 'backups'), { recursive: true });
  const missing = look()[1];

  expect(fresh).toMatchObject({
    state: 'ok',
    text: expect.stringMatching(/hourly-000001.* \(0\.\d MB\), is less than 1 h old/),
  });
  expect(old).toMatchObject({ state: 'warning', text: expect.stringContaining('is 5 h old') });
  expect(fromTheFuture).toMatchObject({ state: 'warning', text: expect.stringContaining('a time in the future') });
  expect(missing).toMatchObject({ state: 'warning', text: expect.stringContaining('There is no backup') });
  await close();
});
