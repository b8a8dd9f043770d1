import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aprIn, monthlyInterest } from './interest.ts';

test('half a cent of interest is rounded up, and less is rounded down', () => {
  expect(monthlyInterest(50, 12_000)).toBe(1); // 0.5 cents
  expect(monthlyInterest(49, 12_000)).toBe(0);
  expect(monthlyInterest(150, 12_000)).toBe(2); // 1.5 cents, where rounding to even would agree
  expect(monthlyInterest(250, 12_000)).toBe(3); // 2.5 cents, where rounding to even would not
});

test('a rate with three decimals is used exactly', () => {
  expect(monthlyInterest(1_000_000, 24_999)).toBe(20_833); // 20,832.5 cents
  expect(monthlyInterest(1_000_000, 24_998)).toBe(20_832);
});

test('interest equals exact arithmetic for any balance, also beyond the exact range of a double', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), fc.integer({ min: 0, max: 400_000 }), (balance, apr) => {
      const twice = BigInt(balance) * BigInt(apr) * 2n;
      const exact = (twice + 1_200_000n) / 2_400_000n;
      expect(monthlyInterest(balance, apr)).toBe(Number(exact));
    }),
    { numRuns: 2_000 },
  );
});

test('a promotional rate holds for its months and the usual rate follows', () => {
  const debt = {
    name: 'Card',
    type: 'card' as const,
    position: 0,
    balance: 1,
    apr: 29_990,
    minimum: 0,
    promo: { apr: 0, months: 6 },
    inCollections: false,
  };

  expect([1, 6, 7].map((month) => aprIn(debt, month))).toEqual([0, 0, 29_990]);
});
