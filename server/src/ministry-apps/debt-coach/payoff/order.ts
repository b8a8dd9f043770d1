import type { Debt } from './debt.ts';
import { aprIn } from './interest.ts';

export type Strategy = 'avalanche' | 'snowball' | 'custom';

/**
 * Debts in the order in which money above the minimums goes to them in a month of the plan.
 * Snowball: smaller starting balance, then higher APR, then as listed. Avalanche: higher rate in force, then smaller
 * starting balance, then as listed. Current balances never matter: the first debt stays first until it is paid.
 */
export function inOrder(debts: readonly Debt[], strategy: Strategy, month: number): Debt[] {
  const rate = (debt: Debt) => aprIn(debt, month);
  const compare = {
    snowball: (a: Debt, b: Debt) => a.balance - b.balance || rate(b) - rate(a) || a.position - b.position,
    avalanche: (a: Debt, b: Debt) => rate(b) - rate(a) || a.balance - b.balance || a.position - b.position,
    custom: (a: Debt, b: Debt) => a.position - b.position,
  };
  return [...debts].sort(compare[strategy]);
}

/** Whether a rate changes as this month begins, so that the debts are sorted again. */
export function orderChanges(debts: readonly Debt[], month: number): boolean {
  return month === 1 || debts.some((debt) => debt.promo?.months === month - 1);
}
