import { formatMoney, formatMonth, listOf } from '../../app-kit/index.ts';
import { planMonth } from './household.ts';
import { nthFinish, type Outlook, payOrder, savedInterest } from './outlook.ts';
import { total } from './payoff/debt.ts';
import { aprIn, monthlyInterest } from './payoff/interest.ts';
import { words } from './texts.en.ts';

/** Ten years. */
const longMonths = 120;

/** A household's facts as text, written as in the computed blocks. */
export interface CoachingFacts {
  /** "four debts". */
  debts: string;
  several: boolean;
  owed: string;
  /** Money for debts each month; absent when the blocks do not show it. */
  budget?: string;
  /** Month of the last payment; absent without a date. */
  end?: string;
  firstMonth: string;
  /** The first debt in the order. */
  target: string;
  /** What it gets in the first month. */
  targetPayment: string;
  /** Month in which it is gone; absent when it is the last, or without a date. */
  targetGone?: string;
  /** First debt to be finished when that is not the target. */
  firstFinished?: { name: string; month: string };
  /** Month in which half is paid. */
  half?: string;
  /** Interest saved against minimums only; absent when there is nothing to save. */
  saved?: string;
  /** Interest of the first month; absent when there is none. */
  interestNow?: string;
  /** What is missing each month for the essentials, or for the plan. */
  short?: string;
  essentialsEntered: boolean;
  /** The plan takes many years, or the person has written what is going on: nothing cheerful is said. */
  sober: boolean;
  /** Names of the debts with a collector. */
  collected?: string;
  targetCollected: boolean;
  promotion?: { name: string; month: string };
  family?: string;
  oneOff?: string;
  noExtra: boolean;
}

/** A sentence from the facts; undefined when they do not support it. */
export type Line = (facts: CoachingFacts) => string | undefined;

/** Takes the facts that prose may use from the computed outlook. */
export function coachingFacts(outlook: Outlook, situation = ''): CoachingFacts {
  const { household, chosen, owed, budget, shortfall } = outlook;
  const { debts, start } = household;
  const { months, free, finished } = chosen.payoff;
  const sum = (cents: number) => formatMoney(cents, household);
  const month = (number: number) => planMonth(household, number);
  const target = payOrder(outlook)[0] ?? debts[0];
  const position = target?.position ?? 0;
  const gone = finished[position];
  const firstFinish = nthFinish(chosen.payoff, 1);
  const firstDebt = debts.find((debt) => finished[debt.position] === firstFinish);
  const half = months.findIndex((one) => total(one.owed) * 2 <= owed) + 1;
  const saved = savedInterest(outlook);
  const interest = total(debts.map((debt) => monthlyInterest(debt.balance, aprIn(debt, 1))));
  const promotion = debts.find((debt) => debt.promo && debt.promo.apr < debt.apr);
  const collected = debts.filter((debt) => debt.inCollections);
  const [firstOneOff] = [...household.money.oneOffs.keys()].filter((key) => key <= months.length).sort((a, b) => a - b);
  return {
    debts: words.debts(debts.length),
    several: debts.length > 1,
    owed: sum(owed),
    budget: !free || (months.length > 1 && !household.money.oneOffs.has(1)) ? sum(budget) : undefined,
    end: free ? month(months.length) : undefined,
    firstMonth: formatMonth(start, { style: 'name' }),
    target: target?.name ?? '',
    targetPayment: sum(months[0]?.payments[position] ?? 0),
    targetGone: free && gone && gone < months.length ? month(gone) : undefined,
    firstFinished:
      free && firstFinish && firstDebt && gone && firstFinish < gone
        ? { name: firstDebt.name, month: month(firstFinish) }
        : undefined,
    half: free && half > 0 && half < months.length ? month(half) : undefined,
    saved: saved !== undefined && saved > 0 ? formatMoney(saved, household) : undefined,
    interestNow: interest > 0 ? sum(interest) : undefined,
    short: shortfall > 0 ? sum(shortfall) : undefined,
    essentialsEntered: household.essentials !== undefined,
    sober: situation.trim() !== '' || (free && months.length > longMonths),
    collected: collected.length > 0 ? listOf(collected.map((debt) => debt.name)) : undefined,
    targetCollected: target?.inCollections ?? false,
    promotion: promotion?.promo && { name: promotion.name, month: month(promotion.promo.months) },
    family: debts.find((debt) => debt.type === 'family')?.name,
    oneOff: firstOneOff === undefined ? undefined : month(firstOneOff),
    noExtra: household.money.extra === 0 && household.money.oneOffs.size === 0,
  };
}
