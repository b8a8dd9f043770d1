import { expect, test } from 'vitest';
import { notices } from './document/notices.ts';
import { carLoan, given, hospital, now, storeCard } from './household.fixture.ts';
import { firstMonth, readHousehold } from './household.ts';

const read = (raw: object) => {
  const input = given(raw);
  const household = readHousehold(input, firstMonth(input, now));
  return { household, texts: notices(input, household, now).map(({ text }) => text) };
};

test('the plan begins next month unless another month is asked for, and never in the past', () => {
  const start = (month?: string) => firstMonth(given({ debts: [storeCard], strategy: 'compare', start: month }), now);

  expect(start()).toBe('2026-12');
  expect(start('2027-06')).toBe('2027-06');
  expect(start('2026-11')).toBe('2026-11');
  expect(start('2019-01')).toBe('2026-11');
});

test('rates are kept to three decimals and debts keep their place', () => {
  const { household } = read({ debts: [{ ...storeCard, apr: 24.999 }, carLoan], strategy: 'custom' });

  expect(household.debts.map((debt) => [debt.apr, debt.position])).toEqual([
    [24_999, 0],
    [7_900, 1],
  ]);
});

test.each([
  ['Hospital', 'medical'],
  ['Store card', 'store'],
  ['VISA', 'card'],
  ['My car title loan', 'title'],
  ['Car loan', 'car'],
  ['Grandma’s loan', 'family'],
  ['IRS', 'tax'],
  ['The other one', 'card'],
])('a debt called “%s” without a kind is read as %s', (name, kind) => {
  const typeFor = (type?: string) =>
    read({ debts: [{ ...storeCard, name, type }], strategy: 'custom' }).household.debts[0]?.type;

  expect(typeFor()).toBe(kind);
  expect(typeFor('other')).toBe('other');
});

test('debts of one name are numbered, with a notice', () => {
  const { household, texts } = read({ debts: [storeCard, { ...carLoan, name: 'store card' }], strategy: 'custom' });

  expect(household.debts.map((debt) => debt.name)).toEqual(['Store card', 'store card (2)']);
  expect(texts.join()).toContain('have the same name');
});

test('marks that would format a name are taken out of it, and an empty rest gets a number', () => {
  const { household } = read({
    debts: [
      { ...storeCard, name: '[Visa](https://x.example) **now**' },
      { ...carLoan, name: '***' },
    ],
    strategy: 'custom',
  });

  expect(household.debts.map((debt) => debt.name)).toEqual(['Visa (https://x.example) now', 'Debt 2']);
});

test('a promotion without its rate or its months is not used, with a notice', () => {
  const { household, texts } = read({
    debts: [
      { ...storeCard, promoApr: 0 },
      { ...carLoan, promoMonths: 5 },
    ],
    strategy: 'custom',
  });

  expect(household.debts.map((debt) => debt.promo)).toEqual([undefined, undefined]);
  expect(texts).toHaveLength(2);
});

test('a one-off amount counts in its month, two in one month are added, and an early one is named and not counted', () => {
  const { household, texts } = read({
    debts: [hospital],
    strategy: 'custom',
    oneOffs: [
      { amount: 10_000, month: '2027-02' },
      { amount: 5_000, month: '2027-02' },
      { amount: 7_000, month: '2026-10' },
    ],
  });

  expect([...household.money.oneOffs]).toEqual([[3, 15_000]]);
  expect(texts.join()).toContain('$70.00 before the plan begins wasn’t counted');
});

test('a minimum above the balance is accepted, with a notice', () => {
  const { household, texts } = read({ debts: [{ ...hospital, minimum: 200_000 }], strategy: 'custom' });

  expect(household.debts[0]?.minimum).toBe(200_000);
  expect(texts.join()).toContain('Hospital ($2,000.00)');
});
