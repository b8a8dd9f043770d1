import { expect, test } from 'vitest';
import { firstDay, namedPlaces, topOf } from './chart-scale.ts';

test('the top of a chart is a round number above all values', () => {
  expect([0, 1, 4, 5, 11, 20, 21, 99, 100, 101, 4_321].map(topOf)).toEqual([
    4, 4, 4, 5, 20, 20, 50, 100, 100, 200, 5_000,
  ]);
});

test('a range of days ends today, in UTC', () => {
  expect(firstDay(7, Date.UTC(2026, 10, 21, 23, 59))).toBe('2026-11-15');
  expect(firstDay(30, Date.UTC(2026, 2, 1))).toBe('2026-01-31');
});

test('a week labels each day, a longer range its ends and middle', () => {
  expect(namedPlaces(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(namedPlaces(30)).toEqual([0, 14, 29]);
});
