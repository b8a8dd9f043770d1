import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mannWhitney, upperTail } from './mann-whitney.ts';

/** The same p by its definition: the share of all ways to deal the values out that lie at least as far from the middle. */
function exact(first: number[], second: number[]): number {
  const values = [...first, ...second];
  const [n, m] = [first.length, second.length];
  const wins = (mine: number[], theirs: number[]) =>
    mine.flatMap((a) => theirs.map((b) => (a > b ? 1 : a === b ? 0.5 : 0))).reduce((sum: number, win) => sum + win, 0);
  const far = Math.abs(wins(first, second) - (n * m) / 2);
  let [as, all] = [0, 0];
  for (let deal = 0; deal < 1 << (n + m); deal++) {
    const mine = values.filter((_, place) => deal & (1 << place));
    if (mine.length !== n) continue;
    const theirs = values.filter((_, place) => !(deal & (1 << place)));
    all += 1;
    if (Math.abs(wins(mine, theirs) - (n * m) / 2) >= far) as += 1;
  }
  return as / all;
}

test.each([
  ['clearly apart', [1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]],
  ['a little apart', [1, 2, 4, 5, 8, 9], [3, 6, 7, 10, 11, 12]],
  ['mixed', [1, 4, 6, 7, 9, 12], [2, 3, 5, 8, 10, 11]],
  ['of unequal size', [3, 9, 10, 11], [1, 2, 4, 5, 6, 7, 8, 12]],
  ['with ties', [1, 1, 2, 2, 3, 3], [2, 3, 3, 4, 4, 5]],
])('p of samples %s is close to the exact permutation value', (_, first, second) => {
  expect(Math.abs(mannWhitney(first, second) - exact(first, second))).toBeLessThan(0.02);
});

test('equal samples give p = 1, and order does not matter', () => {
  const sample = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 });

  expect(mannWhitney([5, 5, 5], [5, 5, 5])).toBe(1);
  fc.assert(
    fc.property(sample, sample, (first, second) => {
      const p = mannWhitney(first, second);
      expect(mannWhitney([...second].reverse(), first)).toBeCloseTo(p, 9);
      expect(p).toBeGreaterThanOrEqual(0);
      expect(p).toBeLessThanOrEqual(1 + 1e-6);
    }),
  );
});

test('the tail of the normal distribution has its tabulated values', () => {
  expect(upperTail(0)).toBeCloseTo(0.5, 6);
  expect(upperTail(1.959964)).toBeCloseTo(0.025, 6);
  expect(upperTail(2.575829)).toBeCloseTo(0.005, 6);
});
