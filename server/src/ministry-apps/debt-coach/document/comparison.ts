import type { TableBlock } from '@lampstand/sdk/app';
import { addMonths, capitalize, formatMoney, formatMonth, numberInWords } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { nthFinish, type Outlook, type PaymentPlan } from '../outlook.ts';
import type { Payoff } from '../payoff/pay-off.ts';
import { tradeOff } from './trade-off.ts';

export const planNames = { avalanche: 'Avalanche', snowball: 'Snowball', custom: 'Your own order' } as const;
const orders = {
  avalanche: 'highest rate first',
  snowball: 'smallest balance first',
  custom: 'as you listed them',
} as const;

/** The plans side by side, the chosen one marked, and what the choice costs or brings, in a sentence or two. */
export function comparison(outlook: Outlook): PlannedSection {
  const { household, lead, minimums } = outlook;
  // One debt has one order: only "pay this" and "minimum only" differ.
  const plans = household.debts.length === 1 ? [lead] : outlook.plans;
  const wins = countedWins(outlook);
  const table: TableBlock = {
    type: 'table',
    caption: `${capitalize(numberInWords(plans.length + 1))} ways to pay, compared`,
    columns: [
      { label: 'Plan' },
      { label: 'Debt-free', figures: true },
      { label: 'Months', figures: true },
      { label: 'Interest', figures: true },
      ...(household.debts.length > 1
        ? [{ label: wins === 1 ? 'First debt gone' : 'Two debts gone', figures: true as const }]
        : []),
    ],
    rows: [
      ...plans.map((plan) => row(plans.length === 1 ? 'This plan' : planNames[plan.strategy], plan.payoff)),
      row('Minimum only', minimums),
    ],
    chosen: plans.indexOf(lead),
    notes: Object.fromEntries([
      ...(plans.length > 1 ? plans.map((plan, index) => [index, note(plan)]) : []),
      [plans.length, 'nothing extra, and nothing passed on'],
    ]),
  };
  const text = plans.length > 1 ? tradeOff(outlook, wins) : undefined;
  return { id: 'compare', title: table.caption, blocks: text ? [table, { type: 'prose', text }] : [table] };

  function row(name: string, payoff: Payoff): string[] {
    const win = nthFinish(payoff, wins);
    const cells = payoff.free
      ? [
          formatMonth(addMonths(household.start, payoff.months.length - 1)),
          String(payoff.months.length),
          formatMoney(payoff.interest, { currency: household.currency }),
        ]
      : ['no date', '–', '–'];
    const gone = win === undefined ? '–' : formatMonth(addMonths(household.start, win - 1));
    return household.debts.length > 1 ? [name, ...cells, gone] : [name, ...cells];
  }

  function note(plan: PaymentPlan): string {
    if (plan !== lead) return orders[plan.strategy];
    const why = household.choice === 'compare' ? 'followed on this page' : 'your choice';
    return `${why}: ${orders[plan.strategy]}`;
  }
}

/** Whether the first finished debt tells the plans apart, or only the second does. */
function countedWins({ plans, household }: Outlook): 1 | 2 {
  const differs = (n: number) => new Set(plans.map((plan) => nthFinish(plan.payoff, n))).size > 1;
  return household.debts.length > 1 && !differs(1) && differs(2) ? 2 : 1;
}
