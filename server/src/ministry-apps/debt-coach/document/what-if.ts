import type { Section, TableBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, formatMonth, present, prose, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Alternative, alternativesFor, type Outlook, oneOffEffect } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import { inOrder } from '../payoff/order.ts';
import { words } from '../texts.en.ts';
import { isAmerican } from './help.ts';

const { whatIf: texts } = words;

/** Rows before "Show all"; a household can have thirty debts. */
const mostRows = 10;

/** For a plan with a date of more than one month: what small changes would do, what one-off amounts save, and next month's payments. */
export function whatIf(outlook: Outlook): Section[] {
  if (outlook.chosen.payoff.months.length < 2) return [];
  const blocks = [prose([oneOffs(outlook)]), alternatives(outlook), nextMonth(outlook)];
  return [section('what-if', texts.title, blocks)];
}

function alternatives(outlook: Outlook): TableBlock {
  const { household, chosen } = outlook;
  const now = chosen.payoff;
  const sum = (cents: number) => formatMoney(cents, household);
  const found = alternativesFor(outlook).filter(({ kind }) => kind !== 'installments' || isAmerican(household));
  const { columns } = texts;
  return {
    type: 'table',
    caption: texts.caption,
    columns: [
      { label: columns.change },
      { label: columns.free, figures: true },
      { label: columns.interest, figures: true },
      { label: columns.difference, figures: true },
    ],
    rows: [
      [texts.asPlanned, planMonth(household, now.months.length), sum(now.interest), '–'],
      ...found.map((one) => [
        nameOf(one, outlook),
        one.payoff.free ? planMonth(household, one.payoff.months.length) : words.noDate,
        one.payoff.free ? sum(one.payoff.interest) : '–',
        one.payoff.free ? difference(now.interest - one.payoff.interest) : '–',
      ]),
    ],
    notes: Object.fromEntries(
      found.flatMap((one, index) => {
        const note = noteOn(one, outlook);
        return note ? [[index + 1, note]] : [];
      }),
    ),
    chosen: 0,
    ...(found.length >= mostRows && { visibleRows: mostRows }),
  };

  function difference(saved: number): string {
    if (saved === 0) return '–';
    return saved > 0 ? texts.less(sum(saved)) : texts.moreThan(sum(-saved));
  }
}

function nameOf(one: Alternative, { household }: Outlook): string {
  switch (one.kind) {
    case 'more':
      return texts.more(formatMoney(one.more, household));
    case 'debt-gone':
      return texts.debtGone(one.name);
    default:
      return texts.names[one.kind];
  }
}

function noteOn(one: Alternative, { household, chosen }: Outlook): string {
  const sum = (cents: number) => formatMoney(cents, household);
  const sooner = one.payoff.free ? chosen.payoff.months.length - one.payoff.months.length : 0;
  return present([
    one.kind === 'debt-gone' && texts.otherMoney(sum(one.balance)),
    one.kind === 'installments' && texts.installments(sum(one.installment)),
    sooner > 0 && texts.sooner(sooner),
    sooner < 0 && texts.later(-sooner),
  ]).join('; ');
}

/** What the one-off amounts that the plan uses save, in interest and in months. */
function oneOffs(outlook: Outlook): string | undefined {
  const effect = oneOffEffect(outlook);
  if (!effect) return undefined;
  const sum = (cents: number) => formatMoney(cents, outlook.household);
  const { amount, without } = effect;
  if (!without.free) return texts.oneOffsDecide(sum(amount));
  const saved = without.interest - outlook.chosen.payoff.interest;
  const months = without.months.length - outlook.chosen.payoff.months.length;
  return texts.oneOffs(sum(amount), saved > 0 ? sum(saved) : undefined, months);
}

/** What is owed and paid in the second month, so that someone who comes back has it without filling in the form again. */
function nextMonth({ household, chosen }: Outlook): TableBlock {
  const { debts, start } = household;
  const [first, second] = chosen.payoff.months;
  const owed = (position: number) => first?.owed[position] ?? 0;
  const sum = (cents: number) => formatMoney(cents, household);
  const open = inOrder(debts, chosen.strategy, 2).filter(({ position }) => owed(position) > 0);
  const { debt, owed: owedLabel, payment } = texts.nextColumns;
  return {
    type: 'table',
    caption: texts.next(formatMonth(addMonths(start, 1))),
    columns: [{ label: debt }, { label: owedLabel, figures: true }, { label: payment, figures: true }],
    rows: open.map(({ name, position }) => [
      name,
      sum(owed(position)),
      second?.payments[position] ? sum(second.payments[position]) : '–',
    ]),
    foot: [texts.together, sum(total(open.map(({ position }) => owed(position)))), sum(total(second?.payments ?? []))],
    ...(open.length > mostRows && { visibleRows: mostRows }),
  };
}
