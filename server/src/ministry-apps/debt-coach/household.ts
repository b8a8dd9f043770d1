import type { Input, InputRecord, InputValue } from '@lampstand/sdk/app';
import { type Currency, currencies } from './document/words.ts';
import { monthOf, parseMonth } from './payoff/calendar.ts';
import { type Debt, type DebtType, debtTypes, type Money } from './payoff/debt.ts';
import type { Strategy } from './payoff/order.ts';

/** What the person entered, in the terms of the engine. */
export interface Household {
  debts: Debt[];
  money: Money;
  choice: Strategy | 'compare';
  /** First month of the plan, as `calendar.ts` counts. */
  start: number;
  /** Cents a month. */
  income?: number;
  /** Cents a month. */
  essentials?: number;
  currency: Currency;
}

/** First month of the plan: the one asked for, never a past one; without a wish the month after `now`. */
export function firstMonth(input: Input, now: Date): number {
  const wanted = textOf(input.start);
  return wanted ? Math.max(parseMonth(wanted), monthOf(now)) : monthOf(now) + 1;
}

/** Reads an input that `checkInput` has passed; `start` comes from `firstMonth`. Odd values are made harmless, never thrown. */
export function readHousehold(input: Input, start: number): Household {
  const currency = textOf(input.currency);
  const choice = textOf(input.strategy);
  return {
    debts: numberNames(recordsOf(input.debts).map(readDebt)),
    money: { extra: centsOf(input.extra) ?? 0, oneOffs: oneOffsByMonth(input, start) },
    choice: choice === 'snowball' || choice === 'avalanche' || choice === 'custom' ? choice : 'compare',
    start,
    income: centsOf(input.income),
    essentials: centsOf(input.essentials),
    currency: currency && currency in currencies ? (currency as Currency) : 'USD',
  };
}

/** One-off amounts as entered: cents and month, as `calendar.ts` counts. */
export function readOneOffs(input: Input): { amount: number; month: number }[] {
  return recordsOf(input.oneOffs).map((row) => ({
    amount: centsOf(row.amount) ?? 0,
    month: parseMonth(textOf(row.month) ?? ''),
  }));
}

/** The list of objects in an input's value; empty when there is none. */
export function recordsOf(value: InputValue | undefined): InputRecord[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly unknown[]).filter((row): row is InputRecord => typeof row === 'object' && row !== null);
}

/** A debt's name without the marks that would format it; may be empty. */
export function plainName(name: unknown): string {
  return String(name ?? '')
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readDebt(row: InputRecord, position: number): Debt {
  const type = textOf(row.type);
  const promoApr = numberOf(row.promoApr);
  const promoMonths = numberOf(row.promoMonths);
  return {
    name: plainName(row.name) || `Debt ${position + 1}`,
    type: type && type in debtTypes ? (type as DebtType) : 'other',
    position,
    balance: centsOf(row.balance) ?? 0,
    apr: thousandths(numberOf(row.apr) ?? 0),
    minimum: centsOf(row.minimum) ?? 0,
    dueDay: numberOf(row.dueDay),
    promo:
      promoApr !== undefined && promoMonths
        ? { apr: thousandths(promoApr), months: Math.round(promoMonths) }
        : undefined,
    inCollections: row.inCollections === true,
  };
}

/** Names that stand more than once get a number from the second on, so that each row of each table is one debt. */
function numberNames(debts: Debt[]): Debt[] {
  const taken = new Set<string>();
  return debts.map((debt) => {
    let name = debt.name;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${debt.name} (${number})`;
    taken.add(name.toLowerCase());
    return { ...debt, name };
  });
}

function oneOffsByMonth(input: Input, start: number): Map<number, number> {
  const byMonth = new Map<number, number>();
  for (const { amount, month } of readOneOffs(input)) {
    const planMonth = month - start + 1;
    if (planMonth >= 1) byMonth.set(planMonth, (byMonth.get(planMonth) ?? 0) + amount);
  }
  return byMonth;
}

const thousandths = (rate: number) => Math.round(rate * 1000);
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const centsOf = (value: unknown) => {
  const cents = numberOf(value);
  return cents === undefined ? undefined : Math.max(0, Math.round(cents));
};
