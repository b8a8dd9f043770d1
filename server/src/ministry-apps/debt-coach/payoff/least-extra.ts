import { type Debt, type Money, total } from './debt.ts';
import { aprIn, monthlyInterest } from './interest.ts';
import type { Strategy } from './order.ts';
import { payOff } from './pay-off.ts';

/**
 * The least extra (cents a month, beside the minimums) with which everything is paid within `months`. Found by bisection:
 * the order of payment never depends on running balances, so a larger extra never finishes later.
 */
export function leastExtra(debts: readonly Debt[], money: Money, strategy: Strategy, months: number): number {
  const isEnough = (extra: number) => payOff(debts, { ...money, extra }, strategy, months).free;
  let enough = total(debts.map((debt) => debt.balance + monthlyInterest(debt.balance, aprIn(debt, 1))));
  let tooLittle = -1;
  while (enough - tooLittle > 1) {
    const middle = Math.floor((enough + tooLittle) / 2);
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}
