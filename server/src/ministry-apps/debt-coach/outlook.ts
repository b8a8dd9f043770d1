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

/** Everything that is computed for a household; the document and the note only put it into words. */
export interface Outlook {
  household: Household;
  /** Plans that are compared, cheapest order first: avalanche, snowball, and the person's own order when asked for. */
  plans: PaymentPlan[];
  /** The plan that the document shows. */
  chosen: PaymentPlan;
  minimums: Payoff;
  /** Cents owed as the plan begins. */
  owed: number;
  /** Cents a month, without one-off amounts. */
  budget: number;
  /** Cents of income a month after the essentials that were entered; negative when they are not covered. Undefined without income. */
  afterEssentials?: number;
  /** Cents a month that are missing: for essentials when they are not covered, otherwise for the payments. 0 when nothing is known to be missing. */
  shortfall: number;
}

/** Computes the plans of a household. */
export function outlookOf(household: Household): Outlook {
  const { debts, money, choice } = household;
  const withOwn = choice === 'custom' || (choice === 'compare' && debts.length > 1);
  const strategies: Strategy[] = withOwn ? ['avalanche', 'snowball', 'custom'] : ['avalanche', 'snowball'];
  const plans = strategies.map((strategy) => ({ strategy, payoff: payOff(debts, money, strategy) }));
  const { income, essentials = 0 } = household;
  const budget = budgetIn(debts, money, 0);
  const afterEssentials = income === undefined ? undefined : income - essentials;
  return {
    household,
    plans,
    chosen: plans.find((plan) => plan.strategy === choice) ?? cheapest(plans),
    minimums: payMinimumsOnly(debts),
    owed: total(debts.map((debt) => debt.balance)),
    budget,
    afterEssentials,
    shortfall: missing(budget, afterEssentials),
  };
}

function missing(budget: number, afterEssentials: number | undefined): number {
  if (afterEssentials === undefined) return 0;
  return afterEssentials < 0 ? -afterEssentials : Math.max(0, budget - afterEssentials);
}

/** The plan with a date and the least interest; of equal plans the one whose first debt is paid sooner, then the first. */
function cheapest(plans: readonly PaymentPlan[]): PaymentPlan {
  const cost = ({ payoff }: PaymentPlan) => (payoff.free ? payoff.interest : Number.POSITIVE_INFINITY);
  return plans.reduce((best, plan) => {
    if (cost(plan) !== cost(best)) return cost(plan) < cost(best) ? plan : best;
    return (nthFinish(plan.payoff, 1) ?? longestPlan) < (nthFinish(best.payoff, 1) ?? longestPlan) ? plan : best;
  });
}

/** Month of the plan in which the nth debt (from 1) is paid off, or undefined. */
export function nthFinish(payoff: Payoff, n: number): number | undefined {
  return payoff.finished.filter((month) => month !== null).sort((a, b) => a - b)[n - 1];
}

/** The debts in the order in which the chosen plan pays them in its first month. */
export function payOrder({ household, chosen }: Outlook): Debt[] {
  return inOrder(household.debts, chosen.strategy, 1);
}

/** Debts whose minimum does not exceed a month's interest at the usual rate, with that interest (cents). */
export function debtsNotShrinking(debts: readonly Debt[]): { debt: Debt; interest: number }[] {
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

/** Changes that give a plan a date: the least extra for three durations, and the same money at lower rates. */
export function changesFor({ household, chosen }: Outlook): Change[] {
  const { debts, money } = household;
  const more = (kind: Change['kind'], months: number): Change => {
    const extra = leastExtra(debts, money, chosen.strategy, months);
    return { kind, extra, payoff: payOff(debts, { ...money, extra }, chosen.strategy) };
  };
  const cheaper = (kind: Change['kind'], apr: (rate: number) => number): Change => {
    const eased = debts.map((debt) => ({ ...debt, apr: apr(debt.apr), promo: easedPromo(debt, apr) }));
    return { kind, extra: money.extra, lowerRates: true, payoff: payOff(eased, money, chosen.strategy) };
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

/** Cents the chosen plan saves against minimums only; undefined when minimums alone never end. */
export function savedInterest({ chosen, minimums }: Outlook): number | undefined {
  return minimums.free && chosen.payoff.free ? minimums.interest - chosen.payoff.interest : undefined;
}
