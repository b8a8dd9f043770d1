import type { TableBlock } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenGroups, splitTable } from './tables.ts';

function tableOf(columns: number): TableBlock {
  const cells = (name: string) => Array.from({ length: columns + 1 }, (_, index) => `${name}${index}`);
  return {
    type: 'table',
    caption: 'Rota',
    columns: cells('column').map((label) => ({ label, figures: true })),
    rows: [cells('a'), cells('b')],
    notes: { 1: 'new' },
    foot: cells('sum'),
    visibleRows: 3,
  };
}

test('groups keep every item in order and differ by at most one in size', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, most) => {
      const groups = evenGroups(items, most);
      const sizes = groups.map((group) => group.length);

      expect(groups.flat()).toEqual(items);
      expect(sizes.every((size) => size > 0 && size <= most)).toBe(true);
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a table that fits stays as it is', () => {
  expect(splitTable(tableOf(4))).toEqual([tableOf(4)]);
});

test('a wide table becomes several with the first column repeated', () => {
  const [first, second, ...rest] = splitTable(tableOf(6));

  expect(rest).toEqual([]);
  expect(first).toEqual({
    ...tableOf(6),
    caption: 'Rota (1–3)',
    columns: ['column0', 'column1', 'column2', 'column3'].map((label) => ({ label, figures: true })),
    rows: [
      ['a0', 'a1', 'a2', 'a3'],
      ['b0', 'b1', 'b2', 'b3'],
    ],
    foot: ['sum0', 'sum1', 'sum2', 'sum3'],
  });
  expect(second?.rows[0]).toEqual(['a0', 'a4', 'a5', 'a6']);
});

test('captions can be the app’s own, and no cell is lost at any width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 8 }), (columns, most) => {
      const table = tableOf(columns);
      const parts = splitTable(table, { columns: most, caption: (from, to) => `Debts ${from} to ${to}` });

      expect(parts.flatMap(({ rows }) => rows[0]?.slice(1))).toEqual(table.rows[0]?.slice(1));
      expect(parts.every(({ rows }) => rows[1]?.[0] === 'b0')).toBe(true);
      if (parts.length > 1) expect(parts[0]?.caption).toMatch(/^Debts 1 to \d+$/);
    }),
  );
});
