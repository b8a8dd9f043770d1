import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paceOptions, startedLater, withInstallments, withoutDebt } from './alternatives.ts';
import { type Debt, type Money, total } from './debt.ts';
import { type NaiveDebt, naivePayOff } from './naive.fixture.ts';
import type { Payoff } from './pay-off.ts';
import { debts, money, strategy } from './random-debts.fixture.ts';

/** Runs the naive implementation and compares every month to the cent. */
function expectSame(
  ours: Payoff,
  list: readonly NaiveDebt[],
  { extra, oneOffs }: Money,
  order: 'avalanche' | 'snowball' | 'custom',
) {
  const naive = naivePayOff(list, extra, oneOffs, order);
  expect(ours.free).toBe(naive.free);
  expect(ours.months.map(({ owed, payments }) => [owed, payments])).toEqual(
    naive.months.map(({ owed, payments }) => [owed.map(Number), payments.map(Number)]),
  );
  expect(BigInt(ours.interest)).toBe(naive.months.flatMap(({ interest }) => interest).reduce((a, b) => a + b, 0n));
}

test('paying one debt off today agrees with the naive implementation of the others', () => {
  fc.assert(
    fc.property(debts, money, strategy, fc.nat(), (list, given, order, pick) => {
      const gone = list[pick % list.length] as Debt;
      const others = list.filter((_, index) => index !== pick % list.length);

      const extra = given.extra + gone.minimum;
      expectSame(withoutDebt(list, given, order, gone), others, { ...given, extra }, order);
    }),
    { numRuns: 120 },
  );
});

test('an extra that begins a month later agrees with the naive implementation', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const first = given.oneOffs.get(1) ?? 0;
      const oneOffs = new Map([...given.oneOffs, [1, first - given.extra]]);

      const later = startedLater(list, given, order);

      expectSame(later, list, { extra: given.extra, oneOffs }, order);
      expect(total(later.months[0]?.payments ?? [])).toBeLessThanOrEqual(
        total(list.map((debt) => debt.minimum)) + first,
      );
    }),
    { numRuns: 120 },
  );
});

test('a payday lender’s plan agrees with the naive implementation of four payments without interest', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const loans: Debt[] = list.map((debt, index) => (index === 0 ? { ...debt, type: 'payday' } : debt));
      const quarter = Math.ceil((loans[0]?.balance ?? 0) / 4);
      const eased = loans.map(({ balance, apr, minimum, promo }, index) =>
        index === 0 ? { balance, apr: 0, minimum: quarter } : { balance, apr, minimum, promo },
      );
      const now = total(loans.map((debt) => debt.minimum)) + given.extra;
      const needed = total(eased.map((debt) => debt.minimum));

      const plan = withInstallments(loans, given, order);

      expect(plan?.installment).toBe(quarter);
      expect(plan?.budget).toBe(Math.max(now, needed));
      if (plan) expectSame(plan.payoff, eased, { ...given, extra: Math.max(now - needed, 0) }, order);
      expect(plan?.payoff.finished[0]).toBeLessThanOrEqual(4);
    }),
    { numRuns: 120 },
  );
});

test('a payday loan with a collector has no payment plan', () => {
  const loan: Debt = {
    name: 'Loan',
    type: 'payday',
    position: 0,
    balance: 60_000,
    apr: 391_000,
    minimum: 0,
    inCollections: true,
  };

  expect(withInstallments([loan], { extra: 0, oneOffs: new Map() }, 'snowball')).toBeUndefined();
});

test('monthly sums that give a date are whole, end in time, and differ by more than a twentieth', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const minimums = total(list.map((debt) => debt.minimum));
      const options = paceOptions(list, given, order);
      const sums = options.map(({ extra }) => minimums + extra);

      expect(options.length).toBeGreaterThan(0);
      options.forEach(({ payoff, within, extra }, index) => {
        expect(payoff.free).toBe(true);
        expect(payoff.months.length).toBeLessThanOrEqual(within);
        expect((minimums + extra) % 100).toBe(0);
        const before = sums[index - 1];
        if (before !== undefined) expect(minimums + extra).toBeGreaterThan(before);
        expectSame(payoff, list, { ...given, extra }, order);
      });
    }),
    { numRuns: 40 },
  );
});

test('at a payday rate the rows do not differ by cents: one pace is left', () => {
  const loan: Debt = {
    name: 'Loan',
    type: 'payday',
    position: 0,
    balance: 60_000,
    apr: 390_000,
    minimum: 10_000,
    inCollections: false,
  };

  const options = paceOptions([loan], { extra: 0, oneOffs: new Map() }, 'snowball');

  expect(options.map(({ within, extra, payoff }) => [within, extra, payoff.months.length])).toEqual([[12, 10_200, 12]]);
});
