import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overwrite } from '../testing/overwrite.ts';
import { defaultConcurrency, defaultRates } from './limit-defaults.ts';
import { type Limits, openLimits } from './limits.ts';

const settings = {
  rates: { ...defaultRates, runPerIp: { max: 5, seconds: 60 }, mintPerIp: { max: 2, seconds: 600 } },
  concurrency: defaultConcurrency,
};
let folder: string;
let limits: Limits;
const reopen = () => openLimits(join(folder, 'limits.db'), settings);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lampstand-limits-'));
  limits = reopen();
});
afterEach(() => {
  limits.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

async function accepted(key: string, attempts: number): Promise<number> {
  const taken = await Promise.allSettled(Array.from({ length: attempts }, () => limits.take('runPerIp', key)));
  return taken.filter((result) => result.status === 'fulfilled').length;
}

test('of many attempts at once exactly as many pass as the limit says, for each key', async () => {
  const counts = await Promise.all(['a', 'b', 'c'].map((key) => accepted(key, 50)));

  expect(counts).toEqual([5, 5, 5]);
});

test('a refused request learns how long to wait', async () => {
  await limits.take('mintPerIp', 'a');
  await limits.take('mintPerIp', 'a');

  await expect(limits.take('mintPerIp', 'a')).rejects.toMatchObject({
    code: 'limit_reached',
    message: 'Too many attempts. Please try again in 10 minutes.',
    retryAfterSeconds: 600,
  });
});

test.each([
  ['no database', (file: string) => writeFileSync(file, 'nothing like a database '.repeat(500))],
  ['damaged inside', (file: string) => overwrite(file, 4_096, 8_192)],
])('a file of counters that is %s is set aside and begun anew', async (_, damage) => {
  await accepted('a', 5);
  limits.close();
  damage(join(folder, 'limits.db'));
  const told: string[][] = [];

  limits = openLimits(join(folder, 'limits.db'), settings, (files) => told.push(files));

  expect(await accepted('a', 9)).toBe(5);
  expect(told).toEqual([[expect.stringMatching(/limits\.db\.damaged-\d{4}-.*Z$/)]]);
  expect(readdirSync(folder)).toContain(basename(told[0]?.[0] ?? ''));
});

test('a file of counters that cannot be opened is named', () => {
  limits.close();
  rmSync(join(folder, 'limits.db'));
  mkdirSync(join(folder, 'limits.db'));

  expect(reopen).toThrow(/limits\.db can’t be opened/);

  rmSync(join(folder, 'limits.db'), { recursive: true });
  limits = reopen();
});

test('a restart forgets nothing', async () => {
  await accepted('a', 5);
  limits.close();
  limits = reopen();

  expect(await accepted('a', 1)).toBe(0);
});

/** Does `work` with the clock a year ahead, as before someone corrected it. */
async function aYearAhead(work: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3_600_000 });
  await work();
  vi.useRealTimers();
}

test('a counter that was filled while the clock was a year ahead refuses no one, and fills anew', async () => {
  await aYearAhead(() => accepted('a', 5));
  limits.close();
  limits = reopen();

  expect(await limits.fill('runPerIp', 'a')).toBe(0);
  expect(await accepted('a', 6)).toBe(5);
  await expect(limits.take('runPerIp', 'a')).rejects.toMatchObject({ retryAfterSeconds: expect.closeTo(60, -1) });
});

test('a counter of the future is dropped by counting without a limit and by a refund too', async () => {
  await aYearAhead(() => Promise.all(['a', 'b'].map((key) => accepted(key, 5))));

  expect(await limits.count('runPerIp', 'a')).toBe(0.2);
  await limits.refund('runPerIp', 'b');
  expect(await limits.fill('runPerIp', 'b')).toBeLessThanOrEqual(0);
});

test('counters that were written while the clock was ahead are deleted', async () => {
  await aYearAhead(() => accepted('a', 1));
  await aYearAhead(async () => limits.isFirstUse('x', Date.now() + 60_000));
  await accepted('b', 1);

  expect(limits.prune(Date.now())).toBe(2);
});

test('a refund makes room for one more', async () => {
  await accepted('a', 5);

  await limits.refund('runPerIp', 'a');

  expect(await accepted('a', 2)).toBe(1);
});

test('a limit of one name does not count for another', async () => {
  await accepted('a', 5);

  await limits.take('mintPerIp', 'a');
});

test('counters whose time is over are deleted, the others are kept', async () => {
  await limits.take('runPerIp', 'a');
  await limits.take('mintPerIp', 'a');

  expect(limits.prune(Date.now() + 61_000)).toBe(1);
  expect(limits.prune(Date.now() + 61_000)).toBe(0);
});

test('counting without a limit goes on beyond it, and tells how full the counter is', async () => {
  expect(await limits.fill('mintPerIp', 'a')).toBe(0);
  const fills = [1, 2, 3].map(() => limits.count('mintPerIp', 'a'));

  expect(await Promise.all(fills)).toEqual([0.5, 1, 1.5]);
  expect(await limits.fill('mintPerIp', 'a')).toBe(1.5);
  expect(await limits.fill('mintPerIp', 'b')).toBe(0);
  await expect(limits.take('mintPerIp', 'a')).rejects.toMatchObject({ code: 'limit_reached' });
});

test('something is used for the first time once, also after a restart, until its end', () => {
  const end = Date.now() + 60_000;
  expect([limits.isFirstUse('x', end), limits.isFirstUse('x', end), limits.isFirstUse('y', end)]).toEqual([
    true,
    false,
    true,
  ]);
  limits.close();
  limits = reopen();

  expect(limits.isFirstUse('x', end)).toBe(false);
  limits.prune(end + 1);
  expect(limits.isFirstUse('x', end)).toBe(true);
});
