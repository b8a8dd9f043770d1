import { expect, test } from 'vitest';
import { endOf, niceTicks, thinLabels } from './scale.ts';

test('an axis has round steps and reaches its highest value', () => {
  expect(niceTicks(1_497_000, 4)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
  expect(niceTicks(7, 4)).toEqual([0, 2, 4, 6, 8]);
  expect(niceTicks(0, 4)).toEqual([0, 1]);
});

test('a long run of months is labelled by its years, a short one by every n-th label', () => {
  const months = Array.from(
    { length: 30 },
    (_, at) => `${['Nov', 'Dec', 'Jan'][at % 3]} ${2026 + Math.floor((at + 10) / 12)}`,
  );

  expect(thinLabels(months, 6).map(({ text }) => text)).toEqual(['2027', '2028', '2029']);
  expect(thinLabels(['a', 'b', 'c', 'd', 'e'], 3).map(({ text }) => text)).toEqual(['a', 'c', 'e']);
});

test('a line ends at its first zero, or at its last point', () => {
  expect(endOf([9, 4, 0, 0, 0])).toBe(2);
  expect(endOf([1, 2, 3])).toBe(2);
});
