import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetTable } from './budget-table.ts';
import { parseMoney } from './money.ts';

const food = {
  title: 'Food',
  rows: [
    { label: 'Bread', cents: 1_000 },
    { label: 'Tea', cents: 550, note: 'for 40' },
  ],
};
const hall = { title: 'Hall', rows: [{ label: 'Rent', cents: 3_450 }] };

test('one group has its rows and a total', () => {
  expect(budgetTable('Budget', [food])).toEqual({
    table: {
      type: 'table',
      caption: 'Budget',
      columns: [{ label: 'Item' }, { label: 'Amount', figures: true }],
      rows: [
        ['Bread', '$10.00'],
        ['Tea', '$5.50'],
      ],
      notes: { 1: 'for 40' },
      foot: ['Total', '$15.50'],
    },
    total: 1_550,
    subtotals: [1_550],
  });
});

test('several groups have subtotals, and shares sum to 100', () => {
  const { table, subtotals } = budgetTable('Budget', [food, hall], { share: true });

  expect(subtotals).toEqual([1_550, 3_450]);
  expect(table.rows).toEqual([
    ['Bread', '$10.00', '20%'],
    ['Tea', '$5.50', '11%'],
    ['Food, together', '$15.50', '31%'],
    ['Rent', '$34.50', '69%'],
    ['Hall, together', '$34.50', '69%'],
  ]);
  expect(table.foot).toEqual(['Total', '$50.00', '100%']);
});

test('there are no shares of nothing, or of amounts below zero', () => {
  const refund = { title: 'Back', rows: [{ label: 'Refund', cents: -100 }] };

  expect(budgetTable('Budget', [food, refund], { share: true }).table.columns).toHaveLength(2);
  expect(budgetTable('Budget', [], { share: true })).toMatchObject({ total: 0, table: { foot: ['Total', '$0.00'] } });
});

test('the words follow the language', () => {
  const { table } = budgetTable('Presupuesto', [food, hall], { lang: 'es', share: true });

  expect(table.columns.map(({ label }) => label)).toEqual(['Concepto', 'Monto', 'Parte']);
  expect(table.rows[2]?.[0]).toBe('Food, en total');
});

test('the amounts that are shown sum to the total that is shown, and so do the percents', () => {
  const rows = fc.array(fc.record({ label: fc.constant('x'), cents: fc.nat() }), { minLength: 1, maxLength: 12 });
  const groups = fc.array(fc.record({ title: fc.constant('g'), rows }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(groups, (given) => {
      const { table, total } = budgetTable('Budget', given, { share: true });
      const items = table.rows.filter(([label]) => label === 'x');
      const sum = items.reduce((before, [, amount = '']) => before + (parseMoney(amount) ?? Number.NaN), 0);

      expect(sum).toBe(total);
      expect(parseMoney(table.foot?.[1] ?? '')).toBe(total);
      if (total > 0) {
        expect(items.reduce((before, [, , percent = '']) => before + Number.parseInt(percent, 10), 0)).toBe(100);
      }
    }),
  );
});
