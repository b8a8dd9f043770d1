import type { ChartBlock } from '@lampstand/sdk/app';
import { present, section } from '../../../app-kit/index.ts';
import { planMonth } from '../household.ts';
import type { Outlook, PaymentPlan } from '../outlook.ts';
import { total } from '../payoff/debt.ts';
import type { Payoff } from '../payoff/pay-off.ts';
import { words } from '../texts.en.ts';
import { isAmerican } from './help.ts';
import { isSamePlan } from './trade-off.ts';

const { chart: texts } = words;

// Minimum payments alone can take fifty years, or make debts grow: the chart ends earlier, so that the plans stay visible.
const mostTimesLonger = 3;
const mostTimesLongerWithoutEnd = 2;
const mostTimesOwed = 1.5;

/** What is still owed month by month: the chosen plan, one other order, and minimums only. */
export function owedChart(outlook: Outlook) {
  const { household, chosen, minimums } = outlook;
  const american = isAmerican(household);
  const other = otherPlan(outlook);
  const longest = Math.max(chosen.payoff.months.length, other?.payoff.months.length ?? 0);
  const length = Math.max(
    longest,
    Math.min(minimums.months.length, longest * (minimums.free ? mostTimesLonger : mostTimesLongerWithoutEnd)),
  );
  const leadName = household.debts.length === 1 ? words.onePlan : words.planName(chosen.strategy);
  const end = ({ months }: Payoff) => planMonth(household, months.length);
  const chart: ChartBlock = {
    type: 'chart',
    kind: 'line',
    title: american ? texts.title : texts.titleIn(household.currency),
    labels: Array.from({ length: length + 1 }, (_, month) => planMonth(household, month, 'short')),
    series: present([
      { name: leadName, values: line(chosen.payoff), style: 'main' },
      other && { name: words.planName(other.strategy), values: line(other.payoff), style: 'dotted' },
      { name: words.minimumOnly, values: line(minimums), style: 'dashed' },
    ]),
    // The view formats money as dollars; other currencies are given as whole units.
    unit: american ? 'money' : 'number',
    summary: texts.summary(
      present([
        texts.reachesZero(leadName, end(chosen.payoff)),
        other && texts.other(other.strategy, end(other.payoff)),
        minimums.free ? texts.minimums(end(minimums)) : texts.minimumsNever,
      ]),
    ),
  };
  return section('chart', chart.title, [chart]);

  function line(payoff: Payoff): number[] {
    const owed = [outlook.owed, ...payoff.months.slice(0, length).map((month) => total(month.owed))];
    const over = owed.findIndex((amount) => amount > outlook.owed * mostTimesOwed);
    const shown = over < 0 ? owed : owed.slice(0, over);
    return american ? shown : shown.map((cents) => Math.round(cents / 100));
  }
}

function otherPlan({ household, plans, chosen }: Outlook): PaymentPlan | undefined {
  if (household.debts.length === 1) return undefined;
  return plans.find((plan) => plan !== chosen && plan.payoff.free && !isSamePlan(plan, chosen));
}
