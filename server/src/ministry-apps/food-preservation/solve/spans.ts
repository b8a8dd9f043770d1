import { addDays, addMonthsToDay, type Day } from '../../../app-kit/index.ts';
import type { Range, Span } from '../data/food.ts';

/** The first day of the end of a range, and its last day. */
export interface RangeDays {
  first: Day;
  last: Day;
}

/** Days from which it is the last days of a range, when the whole range is short: then it says "use it today". */
const SHORT_DAYS = 7;

export const isRange = (span: Span | undefined): span is Range => typeof span === 'object';

/** The days on which a range ends, counted from a day; months by the calendar, with the end-of-month rule. Hours end on that day. */
export function rangeDays(since: Day, { from, to, unit }: Range): RangeDays {
  return { first: moved(since, from, unit), last: moved(since, to, unit) };
}

function moved(day: Day, count: number, unit: Range['unit']): Day {
  switch (unit) {
    case 'hour':
      return day;
    case 'day':
      return addDays(day, count);
    case 'week':
      return addDays(day, count * 7);
    case 'month':
      return addMonthsToDay(day, count);
    case 'year':
      return addMonthsToDay(day, count * 12);
  }
}

const daysOfUnit = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 } as const;

/** Length of a range in days, for comparing two of them. */
export const lengthOf = ({ from, to, unit }: Range): number => (from + to / 1_000) * daysOfUnit[unit];

/** Whether the whole range is a week or less. */
export const isShort = ({ to, unit }: Range): boolean => to * daysOfUnit[unit] <= SHORT_DAYS;
