import { type Day, daysBetween } from '../../../app-kit/index.ts';
import { hasPressureProcess } from '../data/canning.ts';
import type { Food, Place } from '../data/food.ts';
import type { Canning, Sign, State, Warmth } from '../fields.ts';
import { type Row, rowFor } from './row-for.ts';
import { isRange, isShort, type RangeDays, rangeDays } from './spans.ts';

export type Outcome = 'keep' | 'use-today' | 'discard' | 'cannot-tell';

/** The one rule that decided. */
type Rule =
  | 'sign-can'
  | 'sign-dent'
  | 'sign-mold'
  | 'sign-mold-firm'
  | 'sign-smell'
  | 'home-low-acid'
  | 'home-unknown'
  | 'home-refused'
  | 'home-untested'
  | 'home-kept'
  | 'home-old'
  | 'warm-over-2'
  | 'warm-over-1-hot'
  | 'warm-unknown'
  | 'warm-eight'
  | 'warm-now'
  | 'not-cold'
  | 'future'
  | 'no-day'
  | 'no-time'
  | 'label-none'
  | 'label-ahead'
  | 'label-today'
  | 'label-over'
  | 'within'
  | 'last-days'
  | 'over'
  | 'over-quality'
  | 'look'
  | 'look-no-day'
  | 'frozen'
  | 'frozen-over'
  | 'ripe'
  | 'always'
  | 'shelf-no-day';

/** One food to judge. Absent days are unknown. */
export interface Case {
  food: Food;
  state: State;
  place: Place;
  since?: Day | undefined;
  labelDate?: Day | undefined;
  /** What the person says of a date on the package that wasn't entered. */
  labelSays?: 'ahead' | 'past' | 'none' | undefined;
  warm: Warmth;
  signs: readonly Sign[];
  cannedHow: Canning;
  /** It is something that has no tested process for jars, whatever the canner. */
  refused: boolean;
  /** Someone who gets sick faster will eat it. */
  risk: boolean;
}

export interface Verdict {
  outcome: Outcome;
  rule: Rule;
  row: Row;
  /** Whole days since the day that was given. */
  days?: number;
  /** First and last day of the end of the range. */
  range?: RangeDays;
  /** The last day on which it may be eaten. */
  until?: Day;
}

const firm = new Set(['hard-cheese', 'carrots', 'cabbage', 'bell-peppers', 'pepperoni-and-hard-salami']);

/** Whether a food in its state has to be cold. */
export function mustBeCold({ needsCold, kind }: Food, state: State): boolean {
  if (needsCold === 'always') return true;
  if (needsCold === 'never') return state === 'thawed' && kind === 'vegetable';
  return state === 'opened' || state === 'cooked' || state === 'thawed';
}

/**
 * Judges one food. Order: signs of spoilage, jars from home, time above 40 °F, then days. Days count from midnight to
 * midnight; a range of "3-4 days" from Monday lets it be kept through Wednesday, used on Thursday and Friday, and ends then.
 * For anyone who gets sick faster, the shorter end is the last day. What can't be known is never "keep" for food that has to be cold.
 */
export function judge(given: Case, today: Day): Verdict {
  const row = rowFor(given.food, given.state === 'home-canned' ? 'unopened' : given.state, given.place);
  const bad = bySigns(given, row);
  if (bad) return bad;
  const found =
    (given.state === 'home-canned' ? atHome(given, row, today) : undefined) ??
    byWarmth(given, row, today) ??
    byDays(given, row, today);
  // Firm food can be saved from mold when nothing else speaks against it.
  const saved = given.signs.includes('mold') && (found.outcome === 'keep' || found.outcome === 'use-today');
  return saved ? { outcome: 'use-today', rule: 'sign-mold-firm', row } : found;
}

function bySigns({ signs, food }: Case, row: Row): Verdict | undefined {
  if (signs.includes('bulging')) return { outcome: 'discard', rule: 'sign-can', row };
  if (signs.includes('smell')) return { outcome: 'discard', rule: 'sign-smell', row };
  if (signs.includes('mold') && !firm.has(food.id)) return { outcome: 'discard', rule: 'sign-mold', row };
  return signs.includes('dent') ? { outcome: 'discard', rule: 'sign-dent', row } : undefined;
}

/** Jars from home: low in acid only from a pressure canner, and only what has a tested process; a year is their best time. */
function atHome(given: Case, row: Row, today: Day): Verdict {
  const { food, since, place, warm } = given;
  const unsafe = wrongProcess(given);
  if (unsafe)
    return {
      outcome: unsafe === 'home-unknown' || unsafe === 'home-untested' ? 'cannot-tell' : 'discard',
      rule: unsafe,
      row,
    };
  // In a fridge or freezer it is closed all the same; what was warm there was opened or thawed.
  if (place !== 'pantry' && warm !== 'no') return { outcome: 'cannot-tell', rule: 'warm-unknown', row };
  if (since === undefined)
    return {
      outcome: food.acid === 'high' ? 'keep' : 'cannot-tell',
      rule: food.acid === 'high' ? 'shelf-no-day' : 'no-day',
      row,
    };
  if (since > today) return { outcome: 'cannot-tell', rule: 'future', row };
  const range = rangeDays(since, { from: 12, to: 12, unit: 'month' });
  const rule = today > range.last ? 'home-old' : 'home-kept';
  return { outcome: 'keep', rule, row, days: daysBetween(since, today), range, until: range.last };
}

function wrongProcess({ food, cannedHow, refused }: Case) {
  if (refused) return 'home-refused';
  if (cannedHow === 'unknown') return 'home-unknown';
  if (food.acid === 'low' && cannedHow !== 'pressure') return 'home-low-acid';
  return food.acid === 'low' && !hasPressureProcess(food.id) ? 'home-untested' : undefined;
}

function byWarmth({ state, place, warm, since }: Case, row: Row, today: Day): Verdict | undefined {
  const { food } = row;
  if (!mustBeCold(food, state)) return undefined;
  if (warm === 'over-2' && food.needsCold !== 'eight') return { outcome: 'discard', rule: 'warm-over-2', row };
  if (warm === 'hot') return { outcome: 'discard', rule: 'warm-over-1-hot', row };
  if (warm === 'over-2') return { outcome: 'cannot-tell', rule: 'warm-eight', row };
  if (warm === 'unknown') return { outcome: 'cannot-tell', rule: 'warm-unknown', row };
  if (place !== 'pantry') return undefined;
  // It isn't in the cold: only a short time since today can be known to be short.
  const short = warm === 'to-2' && (since === undefined || since === today);
  return short
    ? { outcome: 'use-today', rule: 'warm-now', row, until: today }
    : { outcome: 'discard', rule: 'not-cold', row };
}

function byDays(given: Case, row: Row, today: Day): Verdict {
  const { food, span } = row;
  const { state, place, since, labelDate } = given;
  const cold = mustBeCold(food, state);
  const { quality } = row;
  if (since !== undefined && since > today)
    return { outcome: cold ? 'cannot-tell' : 'keep', rule: cold ? 'future' : 'shelf-no-day', row };
  if (food.baby && labelDate !== undefined && labelDate < today)
    return { outcome: 'discard', rule: 'label-over', row, until: labelDate };
  if (place === 'freezer') return frozen(since, row, today);
  if (span === undefined) return { outcome: 'cannot-tell', rule: 'no-time', row };
  if (span === 'always') return { outcome: 'keep', rule: 'always', row };
  if (span === 'ripe') return { outcome: 'keep', rule: 'ripe', row };
  if (span === 'label') return byLabel(given, row, today, cold);
  if (since === undefined) return withoutDay(given, row, today, cold);
  const range = rangeDays(since, span);
  const limit =
    cold && state === 'unopened' && labelDate !== undefined && labelDate < range.last ? labelDate : range.last;
  const until = given.risk && !quality ? earlier(range.first, limit) : limit;
  const found = { row, days: daysBetween(since, today), range, until };
  if (today > until) {
    if (!quality) return { ...found, outcome: 'discard', rule: 'over' };
    const look = looksDecide(food);
    return { ...found, outcome: look ? 'use-today' : 'keep', rule: look ? 'look' : 'over-quality' };
  }
  const ending = today === until || (isShort(span) && today >= range.first);
  return {
    ...found,
    outcome: ending && !(quality && !isShort(span)) ? 'use-today' : 'keep',
    rule: ending ? 'last-days' : 'within',
  };
}

function frozen(since: Day | undefined, row: Row, today: Day): Verdict {
  if (since === undefined || !isRange(row.span)) return { outcome: 'keep', rule: 'frozen', row };
  const range = rangeDays(since, row.span);
  const over = today > range.last;
  // For a baby nothing is stretched.
  const thrown = over && row.food.baby;
  return {
    outcome: thrown ? 'discard' : 'keep',
    rule: thrown ? 'over' : over ? 'frozen-over' : 'frozen',
    row,
    days: daysBetween(since, today),
    range,
    until: range.last,
  };
}

function byLabel({ labelDate, labelSays, state }: Case, row: Row, today: Day, cold: boolean): Verdict {
  const { baby, needsCold } = row.food;
  const strict = cold || baby || (row.slot === 'fridge' && needsCold === 'always');
  const says = labelDate === undefined ? labelSays : labelDate > today ? 'ahead' : labelDate < today ? 'past' : 'today';
  if (says === undefined || says === 'none' || (state === 'opened' && strict))
    return { outcome: strict ? 'cannot-tell' : 'keep', rule: strict ? 'label-none' : 'shelf-no-day', row };
  const until = labelDate === undefined ? {} : { until: labelDate };
  if (says === 'ahead') return { outcome: 'keep', rule: 'label-ahead', row, ...until };
  if (says === 'today') return { outcome: strict ? 'use-today' : 'keep', rule: 'label-today', row, ...until };
  if (!strict) return { outcome: 'keep', rule: 'over-quality', row, ...until };
  return { outcome: baby ? 'discard' : 'cannot-tell', rule: 'label-over', row, ...until };
}

/** Without a day only food that needs no cold can be kept; a closed package in the fridge goes by its date. */
function withoutDay({ labelDate, state }: Case, row: Row, today: Day, cold: boolean): Verdict {
  const closed = state === 'unopened';
  if (closed && labelDate !== undefined && labelDate >= today)
    return {
      outcome: labelDate === today && cold ? 'use-today' : 'keep',
      rule: labelDate === today ? 'label-today' : 'label-ahead',
      row,
      until: labelDate,
    };
  const perishable = cold || row.food.baby || !row.quality;
  if (perishable) return { outcome: 'cannot-tell', rule: 'no-day', row };
  const look = looksDecide(row.food);
  return { outcome: look ? 'use-today' : 'keep', rule: look ? 'look-no-day' : 'shelf-no-day', row };
}

/** Fresh produce and bread: when their days are over, mold and softness show it. */
const looksDecide = ({ kind }: Food) => kind === 'fruit' || kind === 'vegetable' || kind === 'bakery';

const earlier = (a: Day, b: Day) => (a < b ? a : b);
