import type { StatBlock } from '@lampstand/sdk/app';
import { addMonths, countOf, formatMoney, formatMonth, formatRoundMoney, type Month } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { type Outlook, savedInterest } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import { aprIn, monthlyInterest } from '../payoff/interest.ts';

/** The board at the top: the month, the interest, and what the plan saves; without a date, where things stand. */
export function bottomLine(outlook: Outlook, thisMonth: Month): PlannedSection {
  const items = outlook.lead.payoff.free ? freeItems(outlook, thisMonth) : openItems(outlook);
  return { id: 'bottom', title: 'The bottom line', bare: true, blocks: [{ type: 'stat', items }] };
}

function freeItems(outlook: Outlook, thisMonth: Month): StatBlock['items'] {
  const { household, lead, owed, minimums } = outlook;
  const { currency, start } = household;
  const length = lead.payoff.months.length;
  const saved = savedInterest(outlook);
  const last =
    saved === undefined && !minimums.free
      ? { value: 'No date', label: 'With minimums only', detail: 'the balances would not reach zero' }
      : saved !== undefined && saved > 0
        ? { value: formatRoundMoney(saved, { currency }), label: 'Less interest', detail: 'than minimums only' }
        : {
            value: formatRoundMoney(owed + lead.payoff.interest, { currency }),
            label: 'Paid in all',
            detail: 'balances and interest',
          };
  return [
    {
      value: formatMonth(addMonths(start, length - 1), { style: 'short' }),
      label: 'Debt-free month',
      detail:
        start === addMonths(thisMonth, 1)
          ? `${countOf(length, { one: 'month', other: 'months' })} from now`
          : countOf(length, { one: 'monthly payment', other: 'monthly payments' }),
    },
    {
      value: formatRoundMoney(lead.payoff.interest, { currency }),
      label: 'Interest in all',
      detail: `on ${formatMoney(owed, { currency })}`,
    },
    last,
  ];
}

function openItems({ household, owed, budget }: Outlook): StatBlock['items'] {
  const { currency, debts } = household;
  const interest = total(debts.map((debt) => monthlyInterest(debt.balance, aprIn(debt, 1))));
  return [
    {
      value: formatMoney(owed, { currency }),
      label: 'Owed today',
      detail: countOf(debts.length, { one: 'debt', other: 'debts' }),
    },
    { value: formatMoney(interest, { currency }), label: 'Interest', detail: 'in the first month' },
    { value: formatMoney(budget, { currency }), label: 'For debts', detail: 'each month, as you entered it' },
  ];
}
