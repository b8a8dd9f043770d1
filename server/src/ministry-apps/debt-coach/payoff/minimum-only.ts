import type { Debt } from './debt.ts';
import { type Payoff, payOff } from './pay-off.ts';

/** What happens when one debt gets its minimum and nothing more. */
export function payMinimum(debt: Debt): Payoff {
  return payOff([debt], { extra: 0, oneOffs: new Map() }, 'custom');
}

/**
 * What happens when each debt gets its fixed minimum and nothing more: other debts get no freed minimum, and one-off
 * amounts are not used. Lists the months until all are paid, or until one turns out to have no end.
 */
export function payMinimumsOnly(debts: readonly Debt[]): Payoff {
  const alone = debts.map(payMinimum);
  const endless = alone.filter((payoff) => !payoff.free).map((payoff) => payoff.months.length);
  const length =
    endless.length > 0 ? Math.min(...endless) : Math.max(0, ...alone.map((payoff) => payoff.months.length));
  const each = (month: number, kind: 'interest' | 'payments' | 'owed') =>
    alone.map((payoff) => payoff.months[month]?.[kind][0] ?? 0);
  const months = Array.from({ length }, (_, month) => ({
    interest: each(month, 'interest'),
    payments: each(month, 'payments'),
    owed: each(month, 'owed'),
  }));
  return {
    months,
    free: endless.length === 0,
    interest: alone.reduce((sum, payoff) => sum + payoff.interest, 0),
    finished: alone.map((payoff) => payoff.finished[0] ?? null),
  };
}
