import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScratch } from '../../testing/scratch-database.ts';
import { backUpInChild } from './back-up-in-child.ts';

let folder: string;
let signal: AbortSignal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-child-'));
  signal = new AbortController().signal;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database of about 80 MB, which takes a while to copy and to check. */
async function largeDatabase(file: string): Promise<void> {
  await openScratch(file).close();
  const client = new SQLite(file);
  client.exec(`create index balance on account (balance);
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 700000)
    insert into account select 'a row with a name of some length, number ' || i, i from n`);
  client.close();
}

test('a backup of a large database does not block the event loop', { timeout: 120_000 }, async () => {
  const file = join(folder, 'large.db');
  await largeDatabase(file);
  // Processor time of this process. Elapsed time, and the loop's own measure of it, would include other processes.
  const before = process.cpuUsage();

  await backUpInChild(file, join(folder, 'copy.db'), signal);

  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(200_000);
  expect(readdirSync(folder)).toContain('copy.db');
});

test('an error in the child process is reported', { timeout: 60_000 }, async () => {
  const file = join(folder, 'broken.db');
  writeFileSync(file, 'nothing like a database '.repeat(500));

  await expect(backUpInChild(file, join(folder, 'copy.db'), signal)).rejects.toThrow(/not a database/);
});

test('a signal ends the child', { timeout: 60_000 }, async () => {
  const file = join(folder, 'live.db');
  await openScratch(file).close();

  const made = backUpInChild(file, join(folder, 'copy.db'), AbortSignal.timeout(1));

  await expect(made).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain('copy.db');
});
