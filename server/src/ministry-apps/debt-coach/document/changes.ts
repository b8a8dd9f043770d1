import type { TableBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, formatMonth } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Change, changesFor, type Outlook } from '../outlook.ts';
import { total } from '../payoff/debt.ts';

const names: { [kind in Change['kind']]: string } = {
  'any-date': 'More money: any date at all',
  'ten-years': 'More money: within ten years',
  'five-years': 'More money: within five years',
  'half-rates': 'The same money, half the rates',
  'no-interest': 'The same money, no interest',
};

const eased = new Set<Change['kind']>(['half-rates', 'no-interest']);

/** For a plan without a date: what would give it one, to the cent. */
export function changes(outlook: Outlook): PlannedSection {
  const { household } = outlook;
  const minimums = total(household.debts.map((debt) => debt.minimum));
  const sum = (cents: number) => formatMoney(cents, { currency: household.currency });
  // Without any payment lower rates change nothing.
  const shown = changesFor(outlook).filter(({ kind }) => outlook.budget > 0 || !eased.has(kind));
  const rows = shown.map(({ kind, extra, payoff }) => [
    names[kind],
    sum(minimums + extra),
    extra === household.money.extra ? '–' : sum(Math.max(0, extra - household.money.extra)),
    payoff.free ? formatMonth(addMonths(household.start, payoff.months.length - 1)) : 'no date',
    payoff.free ? sum(payoff.interest) : '–',
  ]);
  const notes: NonNullable<TableBlock['notes']> = { 0: 'the least that ends within fifty years' };
  if (rows[3]) notes[3] = 'what a counselor or a hardship program may reach';
  const table: TableBlock = {
    type: 'table',
    caption: 'What would give you a date',
    columns: [
      { label: 'Change' },
      { label: 'Each month', figures: true },
      { label: 'More than now', figures: true },
      { label: 'Debt-free', figures: true },
      { label: 'Interest', figures: true },
    ],
    rows,
    notes,
  };
  return { id: 'changes', title: table.caption, blocks: [table] };
}
