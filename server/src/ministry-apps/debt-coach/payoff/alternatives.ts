import { budgetIn, type Debt, type Money, total } from './debt.ts';
import { leastExtra } from './least-extra.ts';
import type { Strategy } from './order.ts';
import { longestPlan, type Payoff, payOff } from './pay-off.ts';

/** Payments of an extended payment plan of a payday lender; states and trade rules name four. */
const installments = 4;

/** Plans whose monthly sums are within this share (percent) of the smallest count as one: the fastest is kept. */
const nearlyEqual = 5;

/** Cents a month beside the minimums, and the plan that they give. */
export interface PaceOption {
  /** Months within which everything is paid; `longestPlan` for any date at all. */
  within: number;
  extra: number;
  payoff: Payoff;
}

/**
 * Monthly sums in whole units of the currency that give a date, slowest first: for each horizon the least such sum. Of sums
 * that are nearly equal only the fastest is kept, so that no two rows differ by cents or repeat.
 */
export function paceOptions(debts: readonly Debt[], money: Money, strategy: Strategy): PaceOption[] {
  const minimums = total(debts.map((debt) => debt.minimum));
  const options = [longestPlan, 120, 60, 24, 12].map((within) => {
    const least = minimums + leastExtra(debts, money, strategy, within);
    const extra = Math.ceil(least / 100) * 100 - minimums;
    return { within, extra, payoff: payOff(debts, { ...money, extra }, strategy) };
  });
  const kept: PaceOption[] = [];
  let smallest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const sum = minimums + option.extra;
    if (sum * 100 <= smallest * (100 + nearlyEqual)) kept.pop();
    else smallest = sum;
    kept.push(option);
  }
  return kept;
}

/** An extended payment plan for every payday loan: four equal payments without interest. */
export interface InstallmentPlan {
  /** Cents a month for all debts; at least what the household pays now. */
  budget: number;
  /** Cents of one payment to the payday lenders. */
  installment: number;
  payoff: Payoff;
}

/** Computes what payday lenders' payment plans change; the other debts and the money stay as they are. Undefined without a payday loan. */
export function withInstallments(
  debts: readonly Debt[],
  money: Money,
  strategy: Strategy,
): InstallmentPlan | undefined {
  const isPayday = (debt: Debt) => debt.type === 'payday' && !debt.inCollections;
  if (!debts.some(isPayday)) return undefined;
  const eased = debts.map((debt) =>
    isPayday(debt) ? { ...debt, apr: 0, promo: undefined, minimum: Math.ceil(debt.balance / installments) } : debt,
  );
  const needed = total(eased.map((debt) => debt.minimum));
  const budget = Math.max(budgetIn(debts, money, 0), needed);
  return {
    budget,
    installment: total(eased.filter(isPayday).map((debt) => debt.minimum)),
    payoff: payOff(eased, { ...money, extra: budget - needed }, strategy),
  };
}

/** The plan when one debt is paid off today with other money: its minimum then goes to the debts that are left. */
export function withoutDebt(debts: readonly Debt[], money: Money, strategy: Strategy, gone: Debt): Payoff {
  const others = debts.filter((debt) => debt !== gone);
  return payOff(others, { ...money, extra: money.extra + gone.minimum }, strategy);
}

/** The plan when the first month gets the minimums and its one-off amount only, and the extra begins a month later. */
export function startedLater(debts: readonly Debt[], money: Money, strategy: Strategy): Payoff {
  const oneOffs = new Map(money.oneOffs).set(1, (money.oneOffs.get(1) ?? 0) - money.extra);
  return payOff(debts, { ...money, oneOffs }, strategy);
}
