import type { TableBlock } from '@lampstand/sdk/app';
import { formatMoney, prose, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import { nthFinish, type Outlook, type PaymentPlan } from '../outlook.ts';
import { payMinimum } from '../payoff/minimum-only.ts';
import type { Payoff } from '../payoff/pay-off.ts';
import { words } from '../texts.en.ts';
import { tradeOff } from './trade-off.ts';

const { comparison: texts } = words;

/** Debts shown before "Show all". */
const mostRows = 8;

/** The plans in one table, the chosen one marked, and what the choice costs or gains in a few sentences. */
export function comparison(outlook: Outlook) {
  const { household, chosen, minimums } = outlook;
  // With one debt every order is the same plan.
  const plans = household.debts.length === 1 ? [chosen] : outlook.plans;
  const nth = comparedFinish(outlook);
  const { columns, finished } = texts;
  const table: TableBlock = {
    type: 'table',
    caption: texts.title(plans.length + 1),
    columns: [
      { label: columns.plan },
      { label: columns.free, figures: true },
      { label: columns.months, figures: true },
      { label: columns.interest, figures: true },
      ...(household.debts.length > 1 ? [{ label: finished[nth], figures: true as const }] : []),
    ],
    rows: [
      ...plans.map((plan) => row(plans.length === 1 ? words.onePlan : words.planName(plan.strategy), plan.payoff)),
      row(words.minimumOnly, minimums),
    ],
    chosen: plans.indexOf(chosen),
    notes: Object.fromEntries([
      ...(plans.length > 1 ? plans.map((plan, index) => [index, note(plan)]) : []),
      [plans.length, texts.minimums],
    ]),
  };
  return section('compare', table.caption, [
    table,
    plans.length > 1 && prose([tradeOff(outlook, nth)]),
    household.debts.length > 1 && minimumsByDebt(outlook),
  ]);

  function row(name: string, payoff: Payoff): string[] {
    const finish = nthFinish(payoff, nth);
    const cells = payoff.free
      ? [
          planMonth(household, payoff.months.length),
          String(payoff.months.length),
          formatMoney(payoff.interest, household),
        ]
      : [words.noDate, '–', '–'];
    const gone = finish === undefined ? '–' : planMonth(household, finish);
    return household.debts.length > 1 ? [name, ...cells, gone] : [name, ...cells];
  }

  function note(plan: PaymentPlan): string {
    const order = texts.orders[plan.strategy];
    if (plan !== chosen) return order;
    return household.choice === 'compare' ? texts.followed(order) : texts.chosen(order);
  }
}

/** What each debt costs with its minimum alone. */
function minimumsByDebt({ household }: Outlook): TableBlock {
  const { debt: debtLabel, minimum, free, interest } = texts.byDebtColumns;
  const sum = (cents: number) => formatMoney(cents, household);
  return {
    type: 'table',
    caption: texts.byDebt,
    columns: [
      { label: debtLabel },
      { label: minimum, figures: true },
      { label: free, figures: true },
      { label: interest, figures: true },
    ],
    rows: household.debts.map((debt) => {
      const payoff = payMinimum(debt);
      const end = payoff.free ? planMonth(household, payoff.months.length) : words.noDate;
      return [debt.name, sum(debt.minimum), end, payoff.free ? sum(payoff.interest) : '–'];
    }),
    ...(household.debts.length > mostRows && { visibleRows: mostRows }),
  };
}

/** Returns 2 when the plans differ only in the month of the second finished debt, otherwise 1. */
function comparedFinish({ plans, household }: Outlook): 1 | 2 {
  const differs = (n: number) => new Set(plans.map((plan) => nthFinish(plan.payoff, n))).size > 1;
  return household.debts.length > 1 && !differs(1) && differs(2) ? 2 : 1;
}
