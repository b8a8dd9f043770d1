import type { ChartBlock } from '@lampstand/sdk/app';
import { addMonths, formatMonth, listOf } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Outlook, PaymentPlan } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import type { Payoff } from '../payoff/pay-off.ts';
import { planNames } from './comparison.ts';
import { isAmerican } from './help.ts';
import { isSamePlan } from './trade-off.ts';

// Minimum payments alone may take fifty years, or grow; the lines that matter would shrink to nothing.
const widest = 3;
const widestWithoutEnd = 2;
const highest = 1.5;

/** What is still owed month by month: the lead plan, one other order, and minimums only. */
export function owedChart(outlook: Outlook): PlannedSection {
  const { household, lead, minimums } = outlook;
  const { start, debts } = household;
  const american = isAmerican(household);
  const other = otherPlan(outlook);
  const longest = Math.max(lead.payoff.months.length, other?.payoff.months.length ?? 0);
  const length = Math.max(
    longest,
    Math.min(minimums.months.length, longest * (minimums.free ? widest : widestWithoutEnd)),
  );
  const leadName = debts.length === 1 ? 'This plan' : planNames[lead.strategy];
  const series: ChartBlock['series'] = [{ name: leadName, values: line(lead.payoff), style: 'main' }];
  if (other) series.push({ name: planNames[other.strategy], values: line(other.payoff), style: 'dotted' });
  series.push({ name: 'Minimum only', values: line(minimums), style: 'dashed' });
  const ends = [
    `${leadName} reaches zero ${end(lead.payoff)}`,
    ...(other ? [`${planNames[other.strategy].toLowerCase()} ${end(other.payoff)}`] : []),
    minimums.free ? `minimum payments only ${end(minimums)}` : 'minimum payments only do not reach it',
  ];
  const chart: ChartBlock = {
    type: 'chart',
    kind: 'line',
    title: american ? 'What you still owe' : `What you still owe, in ${household.currency}`,
    labels: Array.from({ length: length + 1 }, (_, month) =>
      formatMonth(addMonths(start, -1 + month), { style: 'short' }),
    ),
    series,
    // The view draws money in dollars; other currencies are drawn as whole units.
    unit: american ? 'money' : 'number',
    summary: `${listOf(ends)}. The same figures are in the tables of this page.`,
  };
  return { id: 'chart', title: chart.title, blocks: [chart] };

  function line(payoff: Payoff): number[] {
    const owed = [outlook.owed, ...payoff.months.slice(0, length).map((month) => total(month.owed))];
    const over = owed.findIndex((amount) => amount > outlook.owed * highest);
    const shown = over < 0 ? owed : owed.slice(0, over);
    return american ? shown : shown.map((cents) => Math.round(cents / 100));
  }

  function end(payoff: Payoff): string {
    return `in ${formatMonth(addMonths(start, payoff.months.length - 1))}`;
  }
}

function otherPlan({ household, plans, lead }: Outlook): PaymentPlan | undefined {
  if (household.debts.length === 1) return undefined;
  return plans.find((plan) => plan !== lead && plan.payoff.free && !isSamePlan(plan, lead));
}
