import fc from 'fast-check';
import type { Debt, Money } from './debt.ts';

const cents = (max: number) => fc.integer({ min: 0, max });
// A few round values are frequent, so that ties occur.
const balance = fc.oneof(
  fc.constantFrom(1, 50_000, 100_000, 250_000),
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.integer({ min: 1, max: 1_000_000_000 }),
);
const apr = fc.oneof(fc.constantFrom(0, 6_000, 24_990), fc.integer({ min: 0, max: 40_000 }), cents(400_000));
const minimum = fc.oneof(fc.constantFrom(0, 2_500, 5_000), cents(60_000));
const promo = fc.option(
  fc.record({ apr: fc.constantFrom(0, 0, 1_990, 9_990), months: fc.integer({ min: 1, max: 30 }) }),
  {
    nil: undefined,
  },
);

export const debts: fc.Arbitrary<Debt[]> = fc
  .array(fc.record({ balance, apr, minimum, promo }), { minLength: 1, maxLength: 7 })
  .map((rows) =>
    rows.map((row, position) => ({
      ...row,
      position,
      name: `Debt ${position + 1}`,
      type: 'other' as const,
      inCollections: false,
    })),
  );

export const money: fc.Arbitrary<Money> = fc.record({
  extra: fc.oneof(fc.constant(0), cents(20_000), cents(300_000)),
  oneOffs: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 500_000 })), { maxLength: 3 })
    .map((pairs) => new Map(pairs)),
});

export const strategy = fc.constantFrom('avalanche' as const, 'snowball' as const, 'custom' as const);
