import type { Debt } from './debt.ts';

// APR in thousandths of a percent, to a fraction (100,000), over twelve months.
const divisor = 1_200_000;

/** One month's interest in cents: balance (cents) times APR (thousandths of a percent) over 12, rounded half-up. Exact. */
export function monthlyInterest(balance: number, apr: number): number {
  const dividend = balance * apr + divisor / 2;
  if (dividend <= Number.MAX_SAFE_INTEGER) return (dividend - (dividend % divisor)) / divisor;
  return Number((BigInt(balance) * BigInt(apr) + BigInt(divisor / 2)) / BigInt(divisor));
}

/** The yearly rate (thousandths of a percent) in force in a month of the plan, from 1. */
export function aprIn(debt: Debt, month: number): number {
  return debt.promo && month <= debt.promo.months ? debt.promo.apr : debt.apr;
}
