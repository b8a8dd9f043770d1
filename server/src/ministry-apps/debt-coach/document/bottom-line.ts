import type { StatBlock } from '@lampstand/sdk/app';
import type { PlannedSection } from '../../contract.ts';
import { type Outlook, savedInterest } from '../outlook.ts';
import { shortMonth } from '../payoff/calendar.ts';
import { total } from '../payoff/debt.ts';
import { aprIn, monthlyInterest } from '../payoff/interest.ts';
import { figures, money, roundMoney } from './words.ts';

/** The board at the top: the month, the interest, and what the plan saves; without a date, where things stand. */
export function bottomLine(outlook: Outlook, thisMonth: number): PlannedSection {
  const items = outlook.lead.payoff.free ? freeItems(outlook, thisMonth) : openItems(outlook);
  return { id: 'bottom', title: 'The bottom line', bare: true, blocks: [{ type: 'stat', items }] };
}

function freeItems(outlook: Outlook, thisMonth: number): StatBlock['items'] {
  const { household, lead, owed, minimums } = outlook;
  const { currency, start } = household;
  const length = lead.payoff.months.length;
  const saved = savedInterest(outlook);
  const last =
    saved === undefined && !minimums.free
      ? { value: 'No date', label: 'With minimums only', detail: 'the balances would not reach zero' }
      : saved !== undefined && saved > 0
        ? { value: roundMoney(saved, currency), label: 'Less interest', detail: 'than minimums only' }
        : {
            value: roundMoney(owed + lead.payoff.interest, currency),
            label: 'Paid in all',
            detail: 'balances and interest',
          };
  return [
    {
      value: shortMonth(start + length - 1),
      label: 'Debt-free month',
      detail: start === thisMonth + 1 ? `${figures(length, 'month')} from now` : figures(length, 'monthly payment'),
    },
    {
      value: roundMoney(lead.payoff.interest, currency),
      label: 'Interest in all',
      detail: `on ${money(owed, currency)}`,
    },
    last,
  ];
}

function openItems({ household, owed, budget }: Outlook): StatBlock['items'] {
  const { currency, debts } = household;
  const interest = total(debts.map((debt) => monthlyInterest(debt.balance, aprIn(debt, 1))));
  return [
    { value: money(owed, currency), label: 'Owed today', detail: figures(debts.length, 'debt') },
    { value: money(interest, currency), label: 'Interest', detail: 'in the first month' },
    { value: money(budget, currency), label: 'For debts', detail: 'each month, as you entered it' },
  ];
}
