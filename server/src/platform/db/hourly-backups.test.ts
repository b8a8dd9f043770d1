import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { createHourlyBackups } from './hourly-backups.ts';

const MINUTE = 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-hourly-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Backups with real names and times but no content. `fail` makes the next ones fail. */
function setUp() {
  const clock = createSettableClock();
  const backups = join(folder, 'backups');
  const state = { fail: false, made: 0 };
  async function fakeBackup(_file: string, destination: string) {
    if (state.fail) throw new Error('the disk is full');
    mkdirSync(backups, { recursive: true });
    writeFileSync(destination, '');
    utimesSync(destination, clock.now() / 1_000, clock.now() / 1_000);
    state.made += 1;
  }
  const open = () => createHourlyBackups({ file: 'unused', folder: backups, clock }, fakeBackup);
  const advance = (minutes: number) => clock.set(clock.now() + minutes * MINUTE);
  return { clock, backups, state, open, advance };
}

test('the first backup is made at once, the next one an hour later', async () => {
  const { open, state, advance, backups } = setUp();
  const hourly = open();
  expect(hourly.ageMs()).toBe(Number.POSITIVE_INFINITY);

  await hourly.makeWhenDue();
  advance(50);
  await hourly.makeWhenDue();
  expect(state.made).toBe(1);
  advance(10);
  await hourly.makeWhenDue();

  expect(state.made).toBe(2);
  expect(readdirSync(backups)).toHaveLength(2);
});

test('the age comes from the files, so a restart does not change it', async () => {
  const { open, advance, state } = setUp();
  await open().makeWhenDue();
  advance(40);

  const afterRestart = open();

  expect(afterRestart.ageMs()).toBe(40 * MINUTE);
  await afterRestart.makeWhenDue();
  expect(state.made).toBe(1);
});

test('after a failed backup the check fails until one succeeds', async () => {
  const { open, state, advance } = setUp();
  const hourly = open();
  await hourly.makeWhenDue();
  hourly.check();
  advance(60);
  state.fail = true;

  await expect(hourly.makeWhenDue()).rejects.toThrow('the disk is full');
  expect(() => hourly.check()).toThrow('The last backup failed: the disk is full');
  state.fail = false;
  await hourly.makeWhenDue();

  hourly.check();
});

test('the check fails without any backup, and when the newest is too old', async () => {
  const { open, advance, backups } = setUp();
  const hourly = open();
  expect(() => hourly.check()).toThrow(/There is no backup/);

  const making = hourly.makeWhenDue();
  hourly.check();
  await making;
  advance(181);
  expect(() => hourly.check()).toThrow(/older than three hours/);
  advance(-181);
  hourly.check();
  rmSync(backups, { recursive: true });

  expect(() => hourly.check()).toThrow(/There is no backup/);
});

test('when the clock has been set back, a new backup is made and counts as the newest', async () => {
  const { open, advance, state } = setUp();
  const hourly = open();
  advance(365 * 24 * 60);
  await hourly.makeWhenDue();
  advance(-365 * 24 * 60);

  await hourly.makeWhenDue();

  expect(state.made).toBe(2);
  expect(hourly.ageMs()).toBe(0);
});

test('a running backup is not started twice, and a stop ends it without a failure', async () => {
  const { clock, backups } = setUp();
  let begun = 0;
  const hourly = createHourlyBackups({ file: 'unused', folder: backups, clock }, (_file, _destination, signal) => {
    begun += 1;
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });

  const both = Promise.all([hourly.makeWhenDue(), hourly.makeWhenDue()]);
  await hourly.stop();

  expect(await both).toEqual([undefined, undefined]);
  expect(begun).toBe(1);
  expect(await hourly.makeWhenDue()).toBeUndefined();
});
