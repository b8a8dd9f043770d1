import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overwrite } from '../../testing/overwrite.ts';
import { copyTemplateDatabase } from '../../testing/template-database.ts';
import { backUpTo } from './backup.ts';
import { lockInstance } from './instance-lock.ts';
import { restoreDatabase } from './restore.ts';

const migrations = fileURLToPath(new URL('../../../migrations', import.meta.url));
const now = Date.parse('2026-11-22T12:00:00Z');
let dataDir: string;
let live: string;
let backup: string;

/** A live database with one row more than its backup; the row is in its write-ahead log. */
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'lampstand-restore-'));
  live = join(dataDir, 'lampstand.db');
  backup = join(dataDir, 'backups/backup.db');
  await copyTemplateDatabase(live);
  addUnfinished(live, 'kept');
  await backUpTo(live, backup);
  addUnfinished(live, 'later');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Adds a row like a process that is then killed: the row is in the write-ahead log only. */
function addUnfinished(file: string, key: string): void {
  const client = new SQLite(file);
  client.pragma('journal_mode = WAL');
  client.exec('create table if not exists drill (key text primary key) strict');
  client.prepare('insert into drill values (?)').run(key);
  const crashed = ['', '-wal', '-shm'].map((suffix) => {
    copyFileSync(`${file}${suffix}`, `${file}${suffix}.crashed`);
    return suffix;
  });
  client.close();
  for (const suffix of crashed) copyFileSync(`${file}${suffix}.crashed`, `${file}${suffix}`);
  for (const suffix of crashed) rmSync(`${file}${suffix}.crashed`);
}

function keysIn(file: string): unknown[] {
  const client = new SQLite(file);
  try {
    expect(client.pragma('integrity_check', { simple: true })).toBe('ok');
    return client.prepare('select key from drill order by key').pluck().all();
  } finally {
    client.close();
  }
}

const restore = (file: string) => restoreDatabase(file, { dataDir, migrations, now });

test('a restored database has the rows of the backup only, although a write-ahead log with later rows existed', async () => {
  expect(statSync(`${live}-wal`).size).toBeGreaterThan(0);

  const restored = await restore(backup);

  expect(keysIn(live)).toEqual(['kept']);
  expect(statSync(live).mode & 0o777).toBe(0o600);
  expect(restored.pending).toEqual([]);
  const former = `${live}.before-restore-2026-11-22T12-00-00-000Z`;
  expect(restored.setAside).toEqual([former, `${former}-wal`, `${former}-shm`]);
});

test('the renamed files are a complete database and can be restored', async () => {
  const { setAside } = await restore(backup);

  await restore(setAside[0] ?? '');

  expect(keysIn(live)).toEqual(['kept', 'later']);
  expect(readdirSync(dataDir).filter((name) => /before-restore-.*Z(-2)?$/.test(name))).toHaveLength(2);
});

test('a backup is restored to a new data folder', async () => {
  const elsewhere = join(dataDir, 'new-machine');

  const restored = await restoreDatabase(backup, { dataDir: elsewhere, migrations, now });

  expect(restored.setAside).toEqual([]);
  expect(keysIn(join(elsewhere, 'lampstand.db'))).toEqual(['kept']);
});

test('a restore is refused while a server holds the data folder', async () => {
  const unlock = lockInstance(dataDir);

  await expect(restore(backup)).rejects.toThrow(/^A server is running on .* Stop it, then restore\./);
  unlock();

  await restore(backup);
});

test.each([
  ['a file that is missing', 'missing.db', () => undefined, /^There is no file .*missing\.db\.$/],
  ['a folder', 'folder.db', (file: string) => mkdirSync(file), /isn’t a file/],
  ['text', 'text.db', (file: string) => writeFileSync(file, 'not a database '.repeat(500)), /isn’t a database\./],
  ['an empty file', 'empty.db', (file: string) => writeFileSync(file, ''), /isn’t a database of Lampstand/],
  ['a foreign database', 'foreign.db', makeForeign, /isn’t a database of Lampstand/],
  ['a damaged backup', 'damaged.db', makeDamaged, /is damaged \(.+\)\. Choose another backup/],
  ['half a backup', 'half.db', makeHalf, /is damaged \(.+\)\. Choose another backup/],
  ['a backup of a newer version', 'newer.db', makeNewer, /doesn’t fit this version.* newer Lampstand.* 0099_future/],
  ['the live database', 'lampstand.db', () => undefined, /is the database in use/],
  ['the live database by another name', 'link.db', (file: string) => linkSync(live, file), /is the database in use/],
])('a restore of %s is refused and changes nothing', async (_, name, make, message) => {
  const file = join(dataDir, name);
  make(file);
  const before = readdirSync(dataDir).sort();

  await expect(restore(file)).rejects.toThrow(message);

  expect(readdirSync(dataDir).filter((found) => !/^instance\.lock|-(wal|shm)$/.test(found))).toEqual(
    before.filter((found) => !/-(wal|shm)$/.test(found)),
  );
  expect(keysIn(live)).toEqual(['kept', 'later']);
});

function makeForeign(file: string): void {
  new SQLite(file).exec('create table recipe (id text primary key)').close();
}

function makeDamaged(file: string): void {
  copyFileSync(backup, file);
  overwrite(file, 8_192, 40_960);
}

function makeHalf(file: string): void {
  copyFileSync(backup, file);
  truncateSync(file, Math.floor(statSync(file).size / 8_192) * 4_096);
}

function makeNewer(file: string): void {
  copyFileSync(backup, file);
  const client = new SQLite(file);
  client.prepare("insert into migration values (99, '0099_future', 'x', 0)").run();
  client.close();
}
