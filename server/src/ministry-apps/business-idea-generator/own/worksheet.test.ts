import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BusinessInput } from '../fields.ts';
import { loanPayment, monthsBack, worksheetOf } from './worksheet.ts';

const form = { skills: 'quilts', wanted: 3, planFor: '1', serve: false } as const;
const anyone = fc.record({
  hours: fc.integer({ min: 1, max: 60 }),
  money: fc.integer({ min: 0, max: 500_000 }),
  goal: fc.integer({ min: 100, max: 500_000 }),
  price: fc.integer({ min: 1, max: 50_000 }),
  cost: fc.integer({ min: 0, max: 50_000 }),
  fixed: fc.integer({ min: 0, max: 50_000 }),
});

/** The fewest sales that bring `wanted`, found by counting. */
function salesFor(wanted: number, left: number): number {
  let sales = 0;
  while (sales * left < wanted) sales += 1;
  return sales;
}

test('the worksheet agrees with counting sale by sale', () => {
  fc.assert(
    fc.property(anyone, (given) => {
      const sheet = worksheetOf({ ...form, ...given } as BusinessInput);

      for (const { count, left } of sheet.rows) {
        expect(count * left).toBeGreaterThanOrEqual(given.goal + given.fixed);
        expect(count * (left - 100)).toBeLessThan(given.goal + given.fixed);
      }
      const left = given.price - given.cost;
      if (left <= 0) expect(sheet.yours).toEqual({ price: given.price, left });
      if (left < 200) return;
      expect(sheet.yours?.breakEven).toBe(salesFor(given.fixed, left));
      expect(sheet.yours?.goal?.units).toBe(salesFor(given.goal + given.fixed, left));
      const minutes = sheet.yours?.goal?.minutes;
      if (minutes) expect(minutes * (sheet.yours?.goal?.units ?? 0)).toBeLessThanOrEqual(given.hours * 260);
    }),
    { numRuns: 60 },
  );
});

test('without a goal it shows what a plain wage takes', () => {
  const { rows, hourly } = worksheetOf({ ...form, hours: 10, money: 0 });

  expect(hourly).toBeUndefined();
  expect(rows.find(({ minutes }) => minutes === 60)).toEqual({ minutes: 60, count: 43, left: 1_500 });
});

test('a loan is paid off by its payments, and a sum comes back in whole months', () => {
  const payment = loanPayment(6_000_000, 10, 10);
  let debt = 6_000_000;
  for (let month = 0; month < 120; month += 1) debt = debt * (1 + 0.1 / 12) - payment;

  expect(payment).toBe(79_290);
  expect(loanPayment(20_000, 10, 10)).toBe(264);
  expect(Math.abs(debt)).toBeLessThan(200);
  expect(monthsBack(6_000_000, 320_000)).toBe(19);
});
