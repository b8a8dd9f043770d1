import {
  addMonths,
  type Currency,
  dayOf,
  formatMonth,
  type Month,
  monthOf,
  monthsBetween,
} from '../../app-kit/index.ts';
import type { DebtInput } from './fields.ts';
import type { Debt, Money } from './payoff/debt.ts';
import type { Strategy } from './payoff/order.ts';
import { words } from './texts.en.ts';
import { typeOf } from './type-of.ts';

/** What the person entered, as the payoff code reads it. */
export interface Household {
  debts: Debt[];
  money: Money;
  choice: Strategy | 'compare';
  /** First month of the plan. */
  start: Month;
  /** Cents a month. */
  income?: number;
  /** Cents a month. */
  essentials?: number;
  currency: Currency;
}

/** Returns the month with this number in the plan (1 is the first), for people: "March 2029". */
export function planMonth({ start }: Pick<Household, 'start'>, number: number, style?: 'short' | 'short-name'): string {
  return formatMonth(addMonths(start, number - 1), { style: style ?? 'long' });
}

/** Returns the first month of the plan: the one that was entered, but no past one; otherwise the month after `now`. */
export function firstMonth({ start }: DebtInput, now: Date): Month {
  const thisMonth = monthOf(dayOf(now));
  if (!start) return addMonths(thisMonth, 1);
  return start < thisMonth ? thisMonth : start;
}

/** The household of a checked input; `start` comes from `firstMonth`. */
export function readHousehold(input: DebtInput, start: Month): Household {
  return {
    debts: numberNames(input.debts.map(readDebt)),
    money: { extra: input.extra ?? 0, oneOffs: oneOffsByMonth(input, start) },
    choice: input.strategy,
    start,
    income: input.income,
    essentials: input.essentials,
    currency: input.currency ?? 'USD',
  };
}

/** A debt's name without the marks that would format it; can be empty. */
export function plainName(name: string): string {
  return name
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readDebt(row: DebtInput['debts'][number], position: number): Debt {
  const { promoApr, promoMonths } = row;
  return {
    name: plainName(row.name) || words.debtWithoutName(position + 1),
    type: row.type ?? typeOf(row.name),
    position,
    balance: row.balance,
    apr: thousandths(row.apr),
    minimum: row.minimum,
    dueDay: row.dueDay,
    promo: promoApr !== undefined && promoMonths ? { apr: thousandths(promoApr), months: promoMonths } : undefined,
    inCollections: row.inCollections,
  };
}

/** Numbers repeated names from the second on, so that each row of a table is one debt. */
function numberNames(debts: Debt[]): Debt[] {
  const taken = new Set<string>();
  return debts.map((debt) => {
    let name = debt.name;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${debt.name} (${number})`;
    taken.add(name.toLowerCase());
    return { ...debt, name };
  });
}

function oneOffsByMonth({ oneOffs = [] }: DebtInput, start: Month): Map<number, number> {
  const byMonth = new Map<number, number>();
  for (const { amount, month } of oneOffs) {
    const number = monthsBetween(start, month) + 1;
    if (number >= 1) byMonth.set(number, (byMonth.get(number) ?? 0) + amount);
  }
  return byMonth;
}

const thousandths = (rate: number) => Math.round(rate * 1000);
