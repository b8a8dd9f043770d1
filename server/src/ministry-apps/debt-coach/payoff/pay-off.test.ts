import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetIn, type Debt, total } from './debt.ts';
import { leastExtra } from './least-extra.ts';
import { payMinimumsOnly } from './minimum-only.ts';
import { naivePayOff } from './naive.fixture.ts';
import { longestPlan, payOff } from './pay-off.ts';
import { debts, money, strategy } from './random-debts.fixture.ts';

const none = { extra: 0, oneOffs: new Map<number, number>() };
const debt = (values: Partial<Debt>): Debt => ({
  name: 'Debt',
  type: 'card',
  position: 0,
  balance: 100_000,
  apr: 12_000,
  minimum: 5_000,
  inCollections: false,
  ...values,
});
const asNumbers = (row: bigint[]) => row.map(Number);

test('two independent implementations agree to the cent in every month', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const ours = payOff(list, given, order);
      const naive = naivePayOff(list, given.extra, given.oneOffs, order);

      expect(ours.free).toBe(naive.free);
      expect(ours.months).toEqual(
        naive.months.map((month) => ({
          interest: asNumbers(month.interest),
          payments: asNumbers(month.payments),
          owed: asNumbers(month.owed),
        })),
      );
    }),
    { numRuns: 400 },
  );
});

test('minimum-only payments agree with the naive implementation run for each debt alone', () => {
  fc.assert(
    fc.property(debts, (list) => {
      const ours = payMinimumsOnly(list);
      const alone = list.map((one) => naivePayOff([one], 0, new Map(), 'custom'));

      expect(ours.free).toBe(alone.every((payoff) => payoff.free));
      ours.months.forEach((month, index) => {
        expect(month.owed).toEqual(alone.map((payoff) => Number(payoff.months[index]?.owed[0] ?? 0n)));
        expect(month.payments).toEqual(alone.map((payoff) => Number(payoff.months[index]?.payments[0] ?? 0n)));
      });
    }),
    { numRuns: 100 },
  );
});

test('payments and balances add up to the cent, and no month pays more than its budget', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const { months, free, interest } = payOff(list, given, order);
      const owedAtEnd = total(months.at(-1)?.owed ?? []);
      const paid = total(months.flatMap((month) => month.payments));

      expect(paid + owedAtEnd).toBe(total(list.map((one) => one.balance)) + interest);
      expect(free).toBe(owedAtEnd === 0);
      months.forEach((month, index) => {
        const spent = total(month.payments);
        const budget = budgetIn(list, given, index + 1);
        expect(spent).toBeLessThanOrEqual(budget);
        if (total(month.owed) > 0) expect(spent).toBe(budget);
      });
    }),
    { numRuns: 200 },
  );
});

test('a balance falls in each month in which its payment exceeds its interest, and no payment exceeds what is owed', () => {
  fc.assert(
    fc.property(debts, money, strategy, (list, given, order) => {
      const { months } = payOff(list, given, order);
      months.forEach((month, index) => {
        list.forEach((one, i) => {
          const before = index === 0 ? one.balance : (months[index - 1]?.owed[i] ?? 0);
          const [interest, payment, owed] = [month.interest[i] ?? 0, month.payments[i] ?? 0, month.owed[i] ?? 0];
          expect(owed).toBeGreaterThanOrEqual(0);
          if (payment > interest) expect(owed).toBeLessThan(before);
          expect(payment).toBeGreaterThanOrEqual(Math.min(one.minimum, before + interest));
        });
      });
    }),
    { numRuns: 100 },
  );
});

test('without promotions avalanche never costs more than snowball beyond the rounding of each month', () => {
  const plain = debts.map((list) => list.map((one) => ({ ...one, promo: undefined, apr: one.apr % 40_000 })));
  fc.assert(
    fc.property(plain, money, (list, given) => {
      const avalanche = payOff(list, given, 'avalanche');
      const snowball = payOff(list, given, 'snowball');
      fc.pre(avalanche.free && snowball.free);

      const roundings = list.length * Math.max(avalanche.months.length, snowball.months.length);
      expect(avalanche.interest).toBeLessThanOrEqual(snowball.interest + roundings);
    }),
    { numRuns: 400 },
  );
});

test('the least extra is enough, and one cent less is not', () => {
  fc.assert(
    fc.property(debts, money, strategy, fc.constantFrom(60, 120, longestPlan), (list, given, order, months) => {
      const extra = leastExtra(list, given, order, months);

      expect(payOff(list, { ...given, extra }, order, months).free).toBe(true);
      if (extra > 0) expect(payOff(list, { ...given, extra: extra - 1 }, order, months).free).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('more money each month never means a later date', () => {
  fc.assert(
    fc.property(debts, money, strategy, fc.integer({ min: 1, max: 100_000 }), (list, given, order, more) => {
      const before = payOff(list, given, order);
      fc.pre(before.free);
      const after = payOff(list, { ...given, extra: given.extra + more }, order);

      expect(after.free).toBe(true);
      expect(after.months.length).toBeLessThanOrEqual(before.months.length);
    }),
    { numRuns: 150 },
  );
});

test('a payment equal to the interest keeps the balance unchanged and gives no date', () => {
  const still = payOff([debt({ balance: 100_000, apr: 12_000, minimum: 1_000 })], none, 'snowball');

  expect(still.free).toBe(false);
  expect(still.months).toHaveLength(longestPlan);
  expect(still.months.at(-1)?.owed).toEqual([100_000]);
  expect(still.finished).toEqual([null]);
});

test('a freed minimum and the rest of the last payment go to the next debt in the same month', () => {
  const first = debt({ balance: 7_000, apr: 0, minimum: 5_000 });
  const second = debt({ position: 1, balance: 50_000, apr: 0, minimum: 2_000 });

  const { months } = payOff([first, second], none, 'snowball');

  expect(months[0]?.payments).toEqual([5_000, 2_000]);
  expect(months[1]?.payments).toEqual([2_000, 5_000]);
  expect(months[2]?.payments).toEqual([0, 7_000]);
});

test('with equal balances snowball takes the higher rate, with equal rates avalanche takes the smaller balance', () => {
  const low = debt({ balance: 90_000, apr: 5_000 });
  const high = debt({ position: 1, balance: 90_000, apr: 25_000 });
  const small = debt({ position: 2, balance: 60_000, apr: 25_000 });
  const extra = { extra: 10_000, oneOffs: new Map<number, number>() };

  expect(payOff([low, high], extra, 'snowball').months[0]?.payments).toEqual([5_000, 15_000]);
  expect(payOff([low, high, small], extra, 'avalanche').months[0]?.payments).toEqual([5_000, 5_000, 15_000]);
});
