import { present } from '../../app-kit/index.ts';
import type { Household } from './household.ts';
import { paceOptions, startedLater, withInstallments, withoutDebt } from './payoff/alternatives.ts';
import { budgetIn, type Debt, total } from './payoff/debt.ts';
import { monthlyInterest } from './payoff/interest.ts';
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

/** What would give a plan a date. `budget`: cents a month for all debts. */
export type Change = { budget: number; payoff: Payoff } & (
  | { kind: 'installments'; installment: number }
  | {
      kind: 'more';
      /** Months within which everything is paid; absent for any date at all. */
      within?: number;
    }
  | { kind: 'debt-gone'; name: string; balance: number }
  | { kind: 'half-rates' | 'no-interest' }
);

/** Changes that give a plan a date: payday lenders' payment plans, more money, the smallest debt that is enough, lower rates. */
export function changesFor({ household, chosen, budget }: Outlook): Change[] {
  const { debts, money } = household;
  const { strategy } = chosen;
  const minimums = total(debts.map((debt) => debt.minimum));
  const installments = withInstallments(debts, money, strategy);
  const enough = [...debts]
    .sort((a, b) => a.balance - b.balance)
    .map((debt) => ({ debt, payoff: withoutDebt(debts, money, strategy, debt) }))
    .find(({ payoff }) => debts.length > 1 && payoff.free);
  const cheaper = (kind: 'half-rates' | 'no-interest', apr: (rate: number) => number): Change => {
    const eased = debts.map((debt) => ({ ...debt, apr: apr(debt.apr), promo: easedPromo(debt, apr) }));
    return { kind, budget, payoff: payOff(eased, money, strategy) };
  };
  const changes: (Change | undefined)[] = [
    installments && { kind: 'installments', ...installments },
    ...paceOptions(debts, money, strategy).map(
      ({ within, extra, payoff }): Change => ({
        kind: 'more',
        ...(within < longestPlan && { within }),
        budget: minimums + extra,
        payoff,
      }),
    ),
    enough && {
      kind: 'debt-gone',
      name: enough.debt.name,
      balance: enough.debt.balance,
      budget,
      payoff: enough.payoff,
    },
    cheaper('half-rates', (rate) => Math.floor(rate / 2)),
    cheaper('no-interest', () => 0),
  ];
  return present(changes).filter(({ kind, payoff }) => payoff.free || kind === 'installments');
}

function easedPromo({ promo }: Debt, apr: (rate: number) => number): Debt['promo'] {
  return promo && { ...promo, apr: apr(promo.apr) };
}

/** What else could happen to a plan that has a date. */
export type Alternative = { payoff: Payoff } & (
  | { kind: 'more'; more: number }
  | { kind: 'installments'; installment: number }
  | { kind: 'debt-gone'; name: string; balance: number }
  | { kind: 'later' }
);

/** Cents more a month. */
const amountsMore = [2_500, 5_000, 10_000];

/** Alternatives to the chosen plan that end it in another month or cost another sum; more money only where none is missing. */
export function alternativesFor(outlook: Outlook): Alternative[] {
  const { household, chosen, shortfall } = outlook;
  const { debts, money } = household;
  const { strategy, payoff: now } = chosen;
  const installments = withInstallments(debts, money, strategy);
  const alternatives: (Alternative | undefined)[] = [
    ...(shortfall > 0 ? [] : amountsMore).map(
      (more): Alternative => ({
        kind: 'more',
        more,
        payoff: payOff(debts, { ...money, extra: money.extra + more }, strategy),
      }),
    ),
    installments && { kind: 'installments', ...installments },
    ...(debts.length > 1 ? payOrder(outlook) : []).map(
      (debt): Alternative => ({
        kind: 'debt-gone',
        name: debt.name,
        balance: debt.balance,
        payoff: withoutDebt(debts, money, strategy, debt),
      }),
    ),
    money.extra > 0 ? { kind: 'later', payoff: startedLater(debts, money, strategy) } : undefined,
  ];
  return present(alternatives).filter(
    ({ payoff }) => payoff.months.length !== now.months.length || payoff.interest !== now.interest,
  );
}

/** The one-off amounts that the chosen plan uses (cents), and the same plan without any; undefined when it uses none. */
export function oneOffEffect({ household, chosen }: Outlook): { amount: number; without: Payoff } | undefined {
  const { debts, money } = household;
  const used = [...money.oneOffs].filter(([month]) => month <= chosen.payoff.months.length);
  if (used.length === 0) return undefined;
  return {
    amount: total(used.map(([, amount]) => amount)),
    without: payOff(debts, { ...money, oneOffs: new Map() }, chosen.strategy),
  };
}

/** Cents the chosen plan saves against minimums only; undefined when minimums alone never end. */
export function savedInterest({ chosen, minimums }: Outlook): number | undefined {
  return minimums.free && chosen.payoff.free ? minimums.interest - chosen.payoff.interest : undefined;
}
