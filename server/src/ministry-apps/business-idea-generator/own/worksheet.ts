import type { BusinessInput } from '../fields.ts';
import type { RankedIdea } from '../ranking.ts';

/** Minutes that one unit can take, as rows of the worksheet. */
const times = [15, 30, 60, 120, 240, 480] as const;
/** Pay an hour that is used where no goal was named, in cents. */
export const STANDARD_HOURLY = 1_500;
/** A month in which one unit would have less time than this isn't planned, in minutes. */
const LEAST_MINUTES = 10;

export interface Worksheet {
  /** Whole hours of a month. */
  hours: number;
  /** What an hour has to leave for the goal, in cents; undefined without a goal. */
  hourly?: number;
  /** For units of each length: how many fit in a month, and what each has to leave in cents. */
  rows: { minutes: number; count: number; left: number }[];
  /** Set where the person entered a price. */
  yours?: {
    price: number;
    left: number;
    breakEven?: number;
    /** Sales that earn the start money back. */
    start?: number;
    /** Sales for the goal, and the minutes that each can take in the hours. */
    goal?: { units: number; minutes?: number };
  };
}

/**
 * Computes what any business has to leave a person. Integer cents. A month is hours × 52 ÷ 12, rounded down; counts are rounded
 * down; what one has to leave and sales that are needed are rounded up, the former to whole dollars.
 */
export function worksheetOf({ hours, money, goal, price, cost = 0, fixed = 0 }: BusinessInput): Worksheet {
  const minutes = hours * 260;
  const leftOf = (each: number, count: number) =>
    goal ? Math.ceil((goal + fixed) / count) : Math.ceil((STANDARD_HOURLY * each) / 60 + fixed / count);
  const rows = times
    .map((each) => ({ minutes: each, count: Math.floor(minutes / each) }))
    .filter(({ count }) => count > 0)
    .map((row) => ({ ...row, left: Math.ceil(leftOf(row.minutes, row.count) / 100) * 100 }));
  return {
    hours: Math.floor(minutes / 60),
    ...(goal && { hourly: Math.ceil((goal * 60) / minutes) }),
    rows,
    ...(price && { yours: yoursOf({ price, left: price - cost, fixed, goal, money, minutes }) }),
  };
}

function yoursOf(given: {
  price: number;
  left: number;
  fixed: number;
  goal: number | undefined;
  money: number;
  minutes: number;
}): NonNullable<Worksheet['yours']> {
  const { price, left, fixed, goal, money, minutes } = given;
  if (left <= 0) return { price, left };
  const units = goal && Math.ceil((goal + fixed) / left);
  const each = units ? Math.floor(minutes / units) : 0;
  return {
    price,
    left,
    breakEven: Math.ceil(fixed / left),
    ...(money > 0 && { start: Math.ceil(money / left) }),
    ...(units && { goal: { units, ...(each >= LEAST_MINUTES && { minutes: each }) } }),
  };
}

/** Months in which a sum comes back, rounded up. */
export const monthsBack = (sum: number, left: number): number => Math.ceil(sum / left);

/** What a loan costs each month, to the nearest cent: a fixed payment at the end of each month. */
export function loanPayment(sum: number, yearlyPercent: number, years: number): number {
  const rate = yearlyPercent / 1_200;
  return Math.round((sum * rate) / (1 - (1 + rate) ** (-years * 12)));
}

/** Month 3 of several ideas together, the hours split evenly; units as in `figuresOf`. */
export function together(parts: readonly RankedIdea[], hours: number): { units: number[]; left: number } {
  const units = parts.map(({ figures: { assumptions } }) =>
    Math.min(Math.floor((hours * 260) / parts.length / assumptions.minutes), assumptions.begin * 3),
  );
  const left = parts.reduce(
    (
      sum,
      {
        figures: {
          assumptions: { price, cost, fixed },
        },
      },
      at,
    ) => sum + (units[at] ?? 0) * (price - cost) - fixed,
    0,
  );
  return { units, left };
}
