import type { TableBlock } from '@lampstand/sdk/app';

/** Columns beside the first that fit on a printed page. */
const COLUMNS_A_PAGE = 4;

/** Splits items into groups of at most `most`, all of nearly one size, so that no group is left with a single item. */
export function evenGroups<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most);
  const edge = (group: number) => Math.round((group * items.length) / count);
  return Array.from({ length: count }, (_, group) => items.slice(edge(group), edge(group + 1)));
}

/**
 * Splits a wide table for print: the first column is repeated, and each table has at most `columns` others. `caption` names
 * a table by its first and last column (from 1, the repeated one left out). A table that fits is returned unchanged.
 */
export function splitTable(
  table: TableBlock,
  {
    columns = COLUMNS_A_PAGE,
    caption = (from, to) => `${table.caption} (${from}–${to})`,
  }: { columns?: number; caption?: (from: number, to: number) => string } = {},
): TableBlock[] {
  const others = table.columns.slice(1).map((_, index) => index + 1);
  if (others.length <= columns) return [table];
  return evenGroups(others, columns).map((group) => {
    const of = <Cell>(cells: readonly Cell[]) => [0, ...group].flatMap((index) => cells.slice(index, index + 1));
    return {
      ...table,
      caption: caption(group[0] ?? 1, group.at(-1) ?? 1),
      columns: of(table.columns),
      rows: table.rows.map(of),
      ...(table.foot && { foot: of(table.foot) }),
    };
  });
}
