export const debtTypes = [
  'card',
  'medical',
  'personal',
  'car',
  'student',
  'store',
  'tax',
  'payday',
  'title',
  'family',
  'mortgage',
  'other',
] as const;
export type DebtType = (typeof debtTypes)[number];

export interface Debt {
  name: string;
  type: DebtType;
  /** Place in the list, from 0. */
  position: number;
  /** Cents, as the plan begins. */
  balance: number;
  /** Thousandths of a percent a year: 24.99 % is 24,990. */
  apr: number;
  /** Cents a month, as entered; may be zero or above the balance. */
  minimum: number;
  /** Day of the month, 1 to 31. */
  dueDay?: number;
  /** A rate (thousandths of a percent) that holds for the plan's first `months` months. */
  promo?: { apr: number; months: number };
  inCollections: boolean;
}

/** Money that goes to debts beside the minimums. */
export interface Money {
  /** Cents each month. */
  extra: number;
  /** Cents in one month only, by month of the plan (1 is the first). */
  oneOffs: ReadonlyMap<number, number>;
}

/** Cents the person has for debts in a month of the plan: all minimums as entered, the extra and that month's one-off. */
export function budgetIn(debts: readonly Debt[], money: Money, month: number): number {
  return total(debts.map((debt) => debt.minimum)) + money.extra + (money.oneOffs.get(month) ?? 0);
}

/** Sum of integer cents. */
export function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
