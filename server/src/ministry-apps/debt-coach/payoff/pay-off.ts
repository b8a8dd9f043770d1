import { budgetIn, type Debt, type Money, total } from './debt.ts';
import { aprIn, monthlyInterest } from './interest.ts';
import { inOrder, orderChanges, type Strategy } from './order.ts';

/** Months after which a plan that is not finished counts as having no date. */
export const longestPlan = 600;

// Ten trillion dollars. No budget that the form accepts pays it off in 600 months, and sums below it are exact.
const mostOwed = 1e15;

/** One month of a plan; each list has one entry a debt, as listed, in cents. */
export interface PlanMonth {
  interest: number[];
  payments: number[];
  /** At the end of the month. */
  owed: number[];
}

export interface Payoff {
  months: PlanMonth[];
  /** Whether everything is paid at the end of the last month. */
  free: boolean;
  /** Cents over all months. */
  interest: number;
  /** Month in which each debt is finished, as listed; null when it is not. */
  finished: (number | null)[];
}

/**
 * Pays debts off month by month. The convention: the monthly rate is APR divided by 12; interest on the opening balance,
 * rounded half-up to the cent, is added first; then each minimum is paid, capped at what is owed; then all that is left of
 * the budget goes to the debts in order, so minimums that are no longer needed go to the next debt in the same month. The budget is constant
 * but for one-off amounts. Stops after `horizon` months. All amounts are integer cents.
 */
export function payOff(debts: readonly Debt[], money: Money, strategy: Strategy, horizon = longestPlan): Payoff {
  const accounts = debts.map((debt) => ({ debt, owed: debt.balance, interest: 0, payment: 0 }));
  const accountOf = new Map(accounts.map((account) => [account.debt, account]));
  const months: PlanMonth[] = [];
  const finished: (number | null)[] = debts.map(() => null);
  let order = accounts;
  let owed = total(debts.map((debt) => debt.balance));

  while (owed > 0 && owed < mostOwed && months.length < horizon) {
    const month = months.length + 1;
    let left = budgetIn(debts, money, month);
    for (const account of accounts) {
      account.interest = monthlyInterest(account.owed, aprIn(account.debt, month));
      account.payment = Math.min(account.debt.minimum, account.owed + account.interest);
      account.owed += account.interest - account.payment;
      left -= account.payment;
    }
    if (orderChanges(debts, month)) {
      order = inOrder(debts, strategy, month).flatMap((debt) => accountOf.get(debt) ?? []);
    }
    for (const account of order) {
      const more = Math.min(left, account.owed);
      account.payment += more;
      account.owed -= more;
      left -= more;
    }
    accounts.forEach((account, index) => {
      if (account.owed === 0) finished[index] ??= month;
    });
    months.push({
      interest: accounts.map((account) => account.interest),
      payments: accounts.map((account) => account.payment),
      owed: accounts.map((account) => account.owed),
    });
    owed = total(accounts.map((account) => account.owed));
  }
  return { months, free: owed === 0, interest: total(months.flatMap((month) => month.interest)), finished };
}
