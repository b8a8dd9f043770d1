import type { TableBlock } from '@lampstand/sdk/app';
import { formatMoney, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { changesFor, type Outlook } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import { words } from '../texts.en.ts';

const { changes: texts } = words;

/** For a plan without a date: what would give it one, to the cent. */
export function changes(outlook: Outlook) {
  const { household } = outlook;
  const minimums = total(household.debts.map((debt) => debt.minimum));
  const sum = (cents: number) => formatMoney(cents, household);
  // Without any payment lower rates change nothing.
  const shown = changesFor(outlook).filter(({ lowerRates }) => outlook.budget > 0 || !lowerRates);
  const rows = shown.map(({ kind, extra, payoff }) => [
    texts.names[kind],
    sum(minimums + extra),
    extra === household.money.extra ? '–' : sum(Math.max(0, extra - household.money.extra)),
    payoff.free ? planMonth(household, payoff.months.length) : words.noDate,
    payoff.free ? sum(payoff.interest) : '–',
  ]);
  const { columns } = texts;
  const table: TableBlock = {
    type: 'table',
    caption: texts.title,
    columns: [
      { label: columns.change },
      { label: columns.each, figures: true },
      { label: columns.more, figures: true },
      { label: columns.free, figures: true },
      { label: columns.interest, figures: true },
    ],
    rows,
    notes: rows[3] ? { 0: texts.least, 3: texts.hardship } : { 0: texts.least },
  };
  return section('changes', texts.title, [table]);
}
