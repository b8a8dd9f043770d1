import type { TableBlock } from '@lampstand/sdk/app';
import { formatMoney, present, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Change, changesFor, type Outlook } from '../outlook.ts';
import { words } from '../texts.en.ts';
import { isAmerican } from './help.ts';

const { changes: texts } = words;

/** For a plan without a date: what would give it one, to the cent. More money comes last where money is missing. */
export function changes(outlook: Outlook) {
  const { household, budget, shortfall } = outlook;
  const found = changesFor(outlook).filter(({ kind }) => kind !== 'installments' || isAmerican(household));
  const isMore = ({ kind }: Change) => kind === 'more';
  const ordered = shortfall > 0 ? [...found.filter((one) => !isMore(one)), ...found.filter(isMore)] : found;
  const sum = (cents: number) => formatMoney(cents, household);
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
    rows: ordered.map((change) => [
      nameOf(change),
      sum(change.budget),
      change.budget > budget ? sum(change.budget - budget) : '–',
      change.payoff.free ? planMonth(household, change.payoff.months.length) : words.noDate,
      change.payoff.free ? sum(change.payoff.interest) : '–',
    ]),
    notes: Object.fromEntries(
      present(
        ordered.map((change, index) => {
          const note = noteOn(change, outlook);
          return note ? ([index, note] as const) : undefined;
        }),
      ),
    ),
  };
  return section('changes', texts.title, [table]);
}

function nameOf(change: Change): string {
  switch (change.kind) {
    case 'more':
      return texts.more(change.within);
    case 'debt-gone':
      return texts.debtGone(change.name);
    default:
      return texts.names[change.kind];
  }
}

function noteOn(change: Change, { household, budget, shortfall, afterEssentials = 0 }: Outlook): string | undefined {
  const sum = (cents: number) => formatMoney(cents, household);
  switch (change.kind) {
    case 'installments':
      return texts.installments(sum(change.installment), change.budget > budget && household.debts.length > 1);
    case 'debt-gone':
      return texts.otherMoney(sum(change.balance));
    case 'half-rates':
      return texts.hardship;
    case 'more':
      if (shortfall > 0 && afterEssentials >= 0) return texts.beyond(sum(change.budget - afterEssentials));
      return change.within === undefined ? texts.least : undefined;
    default:
      return undefined;
  }
}
