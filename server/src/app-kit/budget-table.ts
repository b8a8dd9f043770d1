import type { TableBlock } from '@lampstand/sdk/app';
import { messagesIn } from './messages.ts';
import { addCents, formatMoney, formatPercent, type MoneyFormat } from './money.ts';
import { shareOut } from './shares.ts';

export interface BudgetRow {
  label: string;
  cents: number;
  /** Small line under the label. */
  note?: string | undefined;
}

export interface BudgetGroup {
  title: string;
  rows: readonly BudgetRow[];
}

export interface Budget {
  table: TableBlock;
  /** Cents. */
  total: number;
  /** Cents by group. */
  subtotals: number[];
}

/**
 * Builds a table of amounts (integer cents) with a subtotal after each of several groups and a total. `share` adds each
 * amount's share in whole percent; shares sum to 100 exactly. There is no share column when the total is 0 or an amount
 * negative.
 */
export function budgetTable(
  caption: string,
  groups: readonly BudgetGroup[],
  { share = false, ...format }: MoneyFormat & { share?: boolean } = {},
): Budget {
  const words = messagesIn(format.lang ?? 'en');
  const amounts = groups.map(({ rows }) => rows.map(({ cents }) => cents));
  const subtotals = amounts.map(addCents);
  const total = addCents(subtotals);
  const shared = share && total > 0 && amounts.flat().every((cents) => cents >= 0);
  const shares = shared ? shareOut(100, amounts.flat()) : [];
  const cells = (label: string, cents: number, percent: number) => [
    label,
    formatMoney(cents, format),
    ...(shared ? [formatPercent(percent, { lang: format.lang ?? 'en' })] : []),
  ];
  const notes: { [row: number]: string } = {};
  const rows: string[][] = [];
  let at = 0;
  for (const [index, group] of groups.entries()) {
    const ofGroup = shares.slice(at, at + group.rows.length);
    for (const [place, { label, cents, note }] of group.rows.entries()) {
      if (note) notes[rows.length] = note;
      rows.push(cells(label, cents, ofGroup[place] ?? 0));
    }
    if (groups.length > 1) {
      rows.push(cells(words.subtotal(group.title), subtotals[index] ?? 0, addCents(ofGroup)));
    }
    at += group.rows.length;
  }
  const labels = [words.item, words.amount, ...(shared ? [words.share] : [])];
  const table: TableBlock = {
    type: 'table',
    caption,
    columns: labels.map((label, index) => ({ label, ...(index > 0 && { figures: true as const }) })),
    rows,
    ...(Object.keys(notes).length > 0 && { notes }),
    foot: cells(words.total, total, 100),
  };
  return { table, total, subtotals };
}
