import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './shares.ts';

test('the parts sum to the total, and no part is a unit or more away from its exact share', () => {
  const total = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const weights = fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(total, weights, (whole, shares) => {
      const parts = shareOut(whole, shares);
      const sum = shares.reduce((before, weight) => before + weight, 0);

      expect(parts.reduce((before, part) => before + part, 0)).toBe(whole);
      parts.forEach((part, index) => {
        const exact = sum === 0 ? whole / shares.length : (whole * (shares[index] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1 + 1e-6);
      });
    }),
  );
});

test('amounts too large for exact doubles are still split exactly', () => {
  const parts = shareOut(Number.MAX_SAFE_INTEGER, [1, 1, 1_000_000_007]);

  expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(Number.MAX_SAFE_INTEGER));
});

test('of equal remainders the earlier part is larger', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(1, [1, 1])).toEqual([1, 0]);
  expect(shareOut(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
});

test('parts of weight 0 get nothing, unless all weights are 0', () => {
  expect(shareOut(10, [0, 5, 0])).toEqual([0, 10, 0]);
  expect(shareOut(10, [0, 0])).toEqual([5, 5]);
  expect(shareOut(10, [])).toEqual([]);
});

test('fractions and negative weights are refused', () => {
  expect(() => shareOut(1.5, [1])).toThrow(RangeError);
  expect(() => shareOut(1, [0.5])).toThrow(RangeError);
  expect(() => shareOut(1, [-1, 2])).toThrow(RangeError);
});
