import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newBackupPath, newestBackup, pruneBackups, removeHalfMade } from './keep-backups.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noon = Date.parse('2026-11-22T12:00:00Z');
const hour = 3_600_000;
const year = 365 * 24 * hour;

function put(kind: Parameters<typeof newBackupPath>[1], now: number): string {
  const path = newBackupPath(folder, kind, now);
  writeFileSync(path, '');
  return basename(path);
}

test('backups are numbered across kinds, and the newest is the one with the highest number', () => {
  expect(newestBackup(folder)).toBeUndefined();

  const names = [put('before-migration', noon), put('hourly', noon), put('by-hand', noon + 1)];

  expect(names).toEqual([
    'before-migration-000001-2026-11-22T12-00-00-000Z.db',
    'hourly-000002-2026-11-22T12-00-00-000Z.db',
    'by-hand-000003-2026-11-22T12-00-00-001Z.db',
  ]);
  expect(newestBackup(folder)?.path).toBe(join(folder, names[2] ?? ''));
});

test('only the hourly backups that were made last are kept, and other files are left alone', () => {
  writeFileSync(join(folder, 'my-own.db'), '');
  const byHand = put('by-hand', noon);
  const [, , third, fourth] = [0, 1, 2, 3].map((index) => put('hourly', noon + index * hour));

  pruneBackups(folder, 'hourly', 2);

  expect(readdirSync(folder).sort()).toEqual([byHand, third, fourth, 'my-own.db']);
});

test('backups made while the clock was ahead are not treated as the newest', () => {
  const ahead = [0, 1, 2].map((index) => put('hourly', noon + year + index * hour));
  const right = [0, 1].map((index) => {
    const name = put('hourly', noon + index * hour);
    pruneBackups(folder, 'hourly', 3);
    expect(newestBackup(folder)?.path).toBe(join(folder, name));
    return name;
  });

  expect(readdirSync(folder).sort()).toEqual([ahead[2], ...right].sort());
});

test('hourly files of an older version, which have no number, are older than all others', () => {
  writeFileSync(join(folder, 'hourly-2027-11-22T12-00-00-000Z.db'), '');
  writeFileSync(join(folder, 'hourly-2026-11-22T11-00-00-000Z.db'), '');
  const first = put('hourly', noon);

  pruneBackups(folder, 'hourly', 1);

  expect(first).toMatch(/^hourly-000001-/);
  expect(readdirSync(folder)).toEqual([first]);
});

test('unfinished backups are deleted after a crash; a manual backup in progress is not', () => {
  for (const name of ['hourly-000001-x.db.partial', 'hourly-000001-x.db.partial-wal', 'by-hand-000001-x.db.partial'])
    writeFileSync(join(folder, name), '');

  removeHalfMade(folder);

  expect(readdirSync(folder)).toEqual(['by-hand-000001-x.db.partial']);
});
