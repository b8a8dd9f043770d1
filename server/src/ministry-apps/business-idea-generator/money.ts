import type { Idea, StartItem } from './data/idea.ts';

/** The amounts of one idea that a person can replace with their own. Integer cents. */
export interface Assumptions {
  price: number;
  cost: number;
  fixed: number;
  minutes: number;
  begin: number;
}

interface MonthFigures {
  units: number;
  /** Cents left after costs; can be below zero. */
  profit: number;
}

export interface Variation {
  id: 'price-up' | 'price-down' | 'cost-up' | 'cost-down' | 'units-up' | 'units-down';
  profit: number;
  hourly: number | undefined;
}

export interface Figures {
  assumptions: Assumptions;
  /** Units that the hours allow in a month. */
  capacity: number;
  months: readonly [MonthFigures, MonthFigures, MonthFigures];
  /** Cents an hour in month 3 after all costs; undefined without a sale. */
  hourly: number | undefined;
  /** Units a month that pay the costs; undefined when a sale brings nothing. */
  breakEven: number | undefined;
  items: readonly StartItem[];
  start: number;
  /** The month in which the start money is earned back, up to 24; undefined when it is not. */
  payback: number | undefined;
  /** A placeholder for taxes: a quarter of the profit of month 3. */
  setAside: number;
  variations: readonly Variation[];
  goal?: { units: number; hoursAWeek: number; fits: boolean } | undefined;
}

const LAST_MONTH = 24;

/**
 * Computes the money of one idea. Integer cents. A month is hours × 52 ÷ 12; units are whole and rounded down; month 1 sells
 * what the idea begins with, months 2 and 3 twice and three times as much, never above what the hours allow; later months
 * are as month 3. Break-even and the goal are rounded up, pay an hour to the nearest cent, hours a week up to a tenth.
 */
export function figuresOf(
  idea: Idea,
  given: { hours: number; owned: ReadonlySet<string>; goal?: number | undefined } & Partial<
    Pick<Assumptions, 'price' | 'cost' | 'fixed'>
  >,
): Figures {
  const assumptions: Assumptions = {
    price: given.price ?? idea.price,
    cost: given.cost ?? idea.cost,
    fixed: given.fixed ?? idea.fixed,
    minutes: idea.minutes,
    begin: idea.begin,
  };
  const capacity = Math.floor((given.hours * 260) / idea.minutes);
  const unitsIn = (month: number) => Math.min(capacity, idea.begin * Math.min(month, 3));
  const months = [1, 2, 3].map((month) => monthOf(assumptions, unitsIn(month))) as [
    MonthFigures,
    MonthFigures,
    MonthFigures,
  ];
  const items = idea.start.filter(({ unless }) => !unless || !given.owned.has(unless));
  const start = items.reduce((sum, { cents }) => sum + cents, 0);
  const [, , third] = months;
  return {
    assumptions,
    capacity,
    months,
    hourly: hourlyOf(third, idea.minutes),
    breakEven: unitsFor(assumptions, 0),
    items,
    start,
    payback: paybackOf(months, start),
    setAside: Math.ceil(Math.max(0, third.profit) / 4),
    variations: variationsOf(assumptions, third.units, capacity),
    goal: given.goal ? goalOf(assumptions, given.goal, capacity) : undefined,
  };
}

const monthOf = ({ price, cost, fixed }: Assumptions, units: number): MonthFigures => ({
  units,
  profit: units * (price - cost) - fixed,
});

function hourlyOf({ units, profit }: MonthFigures, minutes: number): number | undefined {
  return units > 0 ? Math.round((profit * 60) / (units * minutes)) : undefined;
}

/** Units a month that leave `profit` after the fixed costs. */
function unitsFor({ price, cost, fixed }: Assumptions, profit: number): number | undefined {
  return price > cost ? Math.ceil((fixed + profit) / (price - cost)) : undefined;
}

function paybackOf(months: readonly MonthFigures[], start: number): number | undefined {
  let sum = -start;
  if (sum >= 0) return 0;
  for (let month = 1; month <= LAST_MONTH; month += 1) {
    sum += months[Math.min(month, 3) - 1]?.profit ?? 0;
    if (sum >= 0) return month;
  }
  return undefined;
}

/** Month 3 again with one thing a fifth better or worse. */
function variationsOf(base: Assumptions, units: number, capacity: number): Variation[] {
  const fifth = (value: number, part: 8 | 12) => Math.round((value * part) / 10);
  const cases: [Variation['id'], Assumptions, number][] = [
    ['price-up', { ...base, price: fifth(base.price, 12) }, units],
    ['price-down', { ...base, price: fifth(base.price, 8) }, units],
    ['units-up', base, Math.min(capacity, fifth(units, 12))],
    ['units-down', base, fifth(units, 8)],
    ['cost-down', { ...base, cost: fifth(base.cost, 8), fixed: fifth(base.fixed, 8) }, units],
    ['cost-up', { ...base, cost: fifth(base.cost, 12), fixed: fifth(base.fixed, 12) }, units],
  ];
  return cases.map(([id, assumptions, sold]) => {
    const month = monthOf(assumptions, sold);
    return { id, profit: month.profit, hourly: hourlyOf(month, base.minutes) };
  });
}

function goalOf(base: Assumptions, goal: number, capacity: number): Figures['goal'] {
  const units = unitsFor(base, goal);
  if (units === undefined) return undefined;
  return { units, hoursAWeek: Math.ceil((units * base.minutes) / 26) / 10, fits: units <= capacity };
}
