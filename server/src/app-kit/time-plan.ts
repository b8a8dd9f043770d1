import { shareOut } from './shares.ts';

/** A part of a lesson, a sermon or a meeting: either exactly `minutes`, or a share of the rest by `weight`. */
export interface TimedPart {
  /** Whole minutes, kept as they are. */
  minutes?: number;
  /** Whole number: 2 gets twice the time of 1. 1 unless set. */
  weight?: number;
  /** Fewest minutes that the part makes sense with; 1 unless set. */
  minimum?: number;
}

export type TimePlan<Part extends TimedPart> =
  | { fits: true; parts: (Part & { minutes: number; starts: number })[] }
  /** `needed`: whole minutes that the parts take at least; `left`: minutes that no part can take. */
  | { fits: false; needed: number; left: number };

/**
 * Splits minutes among parts so that they sum to `total` exactly. Shares follow the weights, but no part is shorter than its
 * minimum. With `roundTo: 5` shares are multiples of five where all of them can be; what five doesn't divide goes to the
 * part with the largest weight. `starts` counts minutes from the beginning.
 */
export function planTime<Part extends TimedPart>(
  total: number,
  parts: readonly Part[],
  { roundTo = 1 }: { roundTo?: 1 | 5 } = {},
): TimePlan<Part> {
  const fixed = parts.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  const flexible = parts.filter(({ minutes }) => minutes === undefined);
  const least = flexible.reduce((sum, part) => sum + minimumOf(part), 0);
  if (fixed + least > total) return { fits: false, needed: fixed + least, left: 0 };
  if (flexible.length === 0 && fixed < total) return { fits: false, needed: fixed, left: total - fixed };
  const shares = sharesOf(total - fixed, flexible, roundTo) ?? sharesOf(total - fixed, flexible, 1) ?? [];
  const open = [...shares];
  let starts = 0;
  const planned = parts.map((part) => {
    const minutes = part.minutes ?? open.shift() ?? 0;
    starts += minutes;
    return { ...part, minutes, starts: starts - minutes };
  });
  return { fits: true, parts: planned };
}

/** Minutes by part in steps of `step`; undefined when the minimums don't fit in such steps. */
function sharesOf(minutes: number, parts: readonly TimedPart[], step: 1 | 5): number[] | undefined {
  const steps = Math.floor(minutes / step);
  const least = parts.map((part) => Math.ceil(minimumOf(part) / step));
  if (least.reduce((sum, one) => sum + one, 0) > steps) return undefined;
  const shares = sharesAbove(steps, parts.map(weightOf), least).map((share) => share * step);
  const heaviest = parts.reduce(
    (best, part, index) => (weightOf(part) > weightOf(parts[best] ?? {}) ? index : best),
    0,
  );
  return shares.map((share, index) => (index === heaviest ? share + (minutes - steps * step) : share));
}

/** Shares by weight; parts that would fall below their minimum get it, and the others share what is left. */
function sharesAbove(total: number, weights: readonly number[], least: readonly number[]): number[] {
  const shares = new Map<number, number>();
  let open = weights.map((_, index) => index);
  for (;;) {
    const left = total - [...shares.values()].reduce((sum, share) => sum + share, 0);
    const parts = shareOut(
      left,
      open.map((index) => weights[index] ?? 0),
    );
    const short = open.filter((index, place) => (parts[place] ?? 0) < (least[index] ?? 0));
    if (short.length === 0) {
      for (const [place, index] of open.entries()) shares.set(index, parts[place] ?? 0);
      return weights.map((_, index) => shares.get(index) ?? 0);
    }
    for (const index of short) shares.set(index, least[index] ?? 0);
    open = open.filter((index) => !short.includes(index));
  }
}

const minimumOf = ({ minimum = 1 }: TimedPart) => minimum;
const weightOf = ({ weight = 1 }: TimedPart) => weight;
