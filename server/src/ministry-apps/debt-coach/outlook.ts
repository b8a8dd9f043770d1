import type { Household } from './household.ts';
import { budgetIn, type Debt, total } from './payoff/debt.ts';
import { monthlyInterest } from './payoff/interest.ts';
import { leastExtra } from './payoff/least-extra.ts';
import { payMinimumsOnly } from './payoff/minimum-only.ts';
import { inOrder, type Strategy } from './payoff/order.ts';
import { longestPlan, type Payoff, payOff } from './payoff/pay-off.ts';

export interface PaymentPlan {
  strategy: Strategy;
  payoff: Payoff;
}

/** Everything computed for a household; documents and prose only word it. */
export interface Outlook {
  household: Household;
  /** Plans that are compared, cheapest order first: avalanche, snowball, and the person's own order when asked for. */
  plans: PaymentPlan[];
  /** The plan the document follows. */
  lead: PaymentPlan;
  minimums: Payoff;
  /** Cents owed as the plan begins. */
  owed: number;
  /** Cents a month, without one-off amounts. */
  budget: number;
  /** Cents a month that are left after essentials; negative when they are not covered; undefined when not told. */
  room?: number;
}

/** Computes the plans of a household. */
export function outlookOf(household: Household): Outlook {
  const { debts, money, choice } = household;
  const withOwn = choice === 'custom' || (choice === 'compare' && debts.length > 1);
  const strategies: Strategy[] = withOwn ? ['avalanche', 'snowball', 'custom'] : ['avalanche', 'snowball'];
  const plans = strategies.map((strategy) => ({ strategy, payoff: payOff(debts, money, strategy) }));
  const { income, essentials } = household;
  return {
    household,
    plans,
    lead: plans.find((plan) => plan.strategy === choice) ?? cheapest(plans),
    minimums: payMinimumsOnly(debts),
    owed: total(debts.map((debt) => debt.balance)),
    budget: budgetIn(debts, money, 0),
    room: income === undefined || essentials === undefined ? undefined : income - essentials,
  };
}

/** The finished plan with the least interest; among equals the one whose first debt is gone sooner, then the first. */
function cheapest(plans: readonly PaymentPlan[]): PaymentPlan {
  const cost = ({ payoff }: PaymentPlan) => (payoff.free ? payoff.interest : Number.POSITIVE_INFINITY);
  return plans.reduce((best, plan) => {
    if (cost(plan) !== cost(best)) return cost(plan) < cost(best) ? plan : best;
    return (nthFinish(plan.payoff, 1) ?? longestPlan) < (nthFinish(best.payoff, 1) ?? longestPlan) ? plan : best;
  });
}

/** Month of the plan in which the n-th debt (from 1) is gone, or undefined. */
export function nthFinish(payoff: Payoff, n: number): number | undefined {
  return payoff.finished.filter((month) => month !== null).sort((a, b) => a - b)[n - 1];
}

/** The debts in the order in which the lead plan takes them as it begins. */
export function payOrder({ household, lead }: Outlook): Debt[] {
  return inOrder(household.debts, lead.strategy, 1);
}

/** Debts whose minimum does not exceed a month's interest at the usual rate, with that interest (cents). */
export function standingStill(debts: readonly Debt[]): { debt: Debt; interest: number }[] {
  return debts
    .map((debt) => ({ debt, interest: monthlyInterest(debt.balance, debt.apr) }))
    .filter(({ debt, interest }) => interest > 0 && debt.minimum <= interest);
}

export interface Change {
  /** What is different. */
  kind: 'any-date' | 'ten-years' | 'five-years' | 'half-rates' | 'no-interest';
  /** Cents a month beside the minimums. */
  extra: number;
  /** The same money at lower rates. */
  lowerRates?: true;
  payoff: Payoff;
}

/** What would give a plan that never ends a date: the least extra for three spans, and the same money at lower rates. */
export function changesFor({ household, lead }: Outlook): Change[] {
  const { debts, money } = household;
  const more = (kind: Change['kind'], months: number): Change => {
    const extra = leastExtra(debts, money, lead.strategy, months);
    return { kind, extra, payoff: payOff(debts, { ...money, extra }, lead.strategy) };
  };
  const cheaper = (kind: Change['kind'], apr: (rate: number) => number): Change => {
    const eased = debts.map((debt) => ({ ...debt, apr: apr(debt.apr), promo: easedPromo(debt, apr) }));
    return { kind, extra: money.extra, lowerRates: true, payoff: payOff(eased, money, lead.strategy) };
  };
  return [
    more('any-date', longestPlan),
    more('ten-years', 120),
    more('five-years', 60),
    cheaper('half-rates', (rate) => Math.floor(rate / 2)),
    cheaper('no-interest', () => 0),
  ];
}

function easedPromo({ promo }: Debt, apr: (rate: number) => number): Debt['promo'] {
  return promo && { ...promo, apr: apr(promo.apr) };
}

/** Cents the lead plan saves against minimums only; undefined when minimums alone never end. */
export function savedInterest({ lead, minimums }: Outlook): number | undefined {
  return minimums.free && lead.payoff.free ? minimums.interest - lead.payoff.interest : undefined;
}
