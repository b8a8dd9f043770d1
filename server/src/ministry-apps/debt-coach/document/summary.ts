import type { StatBlock } from '@lampstand/sdk/app';
import { addMonths, formatMoney, type Month, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { type Outlook, savedInterest } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import { aprIn, monthlyInterest } from '../payoff/interest.ts';
import { words } from '../texts.en.ts';

const { summary: texts } = words;

/** The headline figures: last month, interest and savings; without a date, what is owed, its interest and the budget. */
export function summary(outlook: Outlook, thisMonth: Month) {
  const items = outlook.chosen.payoff.free ? figuresWithDate(outlook, thisMonth) : figuresWithoutDate(outlook);
  return section('bottom', texts.title, [{ type: 'stat', items }], { bare: true });
}

function figuresWithDate(outlook: Outlook, thisMonth: Month): StatBlock['items'] {
  const { household, chosen, owed, minimums } = outlook;
  const { months, interest } = chosen.payoff;
  const saved = savedInterest(outlook) ?? 0;
  const paid = { value: formatMoney(owed + interest, household), ...texts.paid };
  const startsNextMonth = household.start === addMonths(thisMonth, 1);
  return [
    {
      value: planMonth(household, months.length, 'short'),
      label: texts.debtFree,
      detail: startsNextMonth ? texts.fromNow(months.length) : texts.payments(months.length),
    },
    {
      value: formatMoney(interest, household),
      label: texts.interest,
      detail: texts.onDebts(formatMoney(owed, household)),
    },
    !minimums.free
      ? texts.neverWithMinimums
      : saved > 0
        ? { value: formatMoney(saved, household), ...texts.saved }
        : paid,
  ];
}

function figuresWithoutDate({ household, owed, budget, shortfall }: Outlook): StatBlock['items'] {
  const { debts } = household;
  const interest = total(debts.map((debt) => monthlyInterest(debt.balance, aprIn(debt, 1))));
  return [
    { value: formatMoney(owed, household), label: texts.owed, detail: texts.debts(debts.length) },
    { value: formatMoney(interest, household), ...texts.firstInterest },
    shortfall > 0
      ? { value: formatMoney(shortfall, household), ...texts.missing }
      : { value: formatMoney(budget, household), ...texts.budget },
  ];
}
