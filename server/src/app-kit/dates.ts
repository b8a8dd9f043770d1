import type { Language } from '@lampstand/sdk/app';
import { formatterCache, localeOf } from './locale.ts';

/** A day of the calendar, `YYYY-MM-DD`, without a time zone. */
export type Day = string;
/** A month of the calendar, `YYYY-MM`. */
export type Month = string;

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

const MS_A_DAY = 86_400_000;

/** Returns the day of a point in time, in UTC. */
export function dayOf(time: Date): Day {
  return time.toISOString().slice(0, 10);
}

/** Returns the month of a day. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** Whether a text is a day that exists: "2026-02-29" isn't. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dayOf(new Date(time)) === text;
}

/** Whether a text is a month: "2026-13" isn't. */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** Moves a day by whole days, also backward. @throws RangeError outside the years 0000 to 9999. */
export function addDays(day: Day, days: number): Day {
  return dayAt(timeOf(day) + days * MS_A_DAY);
}

/** Moves a month by whole months, also backward. @throws RangeError outside the years 0000 to 9999. */
export function addMonths(month: Month, months: number): Month {
  return monthAt(monthNumber(month) + months);
}

/** Moves a day by whole months. End-of-month rule: a day that the new month doesn't have becomes its last. */
export function addMonthsToDay(day: Day, months: number): Day {
  return dayInMonth(addMonths(monthOf(day), months), Number(day.slice(8)));
}

/** Returns a day of a month by its number from 1; a number that the month doesn't have becomes its last day. */
export function dayInMonth(month: Month, number: number): Day {
  return `${month}-${twoDigits(Math.min(number, daysIn(month)))}`;
}

/** Returns the number of days in a month. */
export function daysIn(month: Month): number {
  const year = Number(month.slice(0, 4));
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthNumber(month) % 12] ?? 31;
}

/** Counts days from one day to another; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / MS_A_DAY;
}

/** Counts whole weeks from one day to another, toward zero. */
export function weeksBetween(from: Day, to: Day): number {
  return Math.trunc(daysBetween(from, to) / 7) + 0;
}

/** Counts months from one month to another; negative when the second is earlier. */
export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}

/** Counts whole years from a day to a later one, such as an age. Born on February 29, a year is complete on March 1. */
export function yearsBetween(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

/** Returns the weekday of a day. */
export function weekdayOf(day: Day): Weekday {
  return weekdays[new Date(timeOf(day)).getUTCDay()] ?? 'sunday';
}

/** Returns the first day with this weekday, on or after a day. */
export function weekdayFrom(day: Day, weekday: Weekday): Day {
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day)) + 7) % 7;
  return addDays(day, ahead);
}

/** Returns the nth weekday of a month (from 1; -1 is the last), or undefined when the month has no fifth one. */
export function nthWeekday(month: Month, n: 1 | 2 | 3 | 4 | 5 | -1, weekday: Weekday): Day | undefined {
  const first = weekdayFrom(`${month}-01`, weekday);
  if (n === -1) return nthWeekday(month, 5, weekday) ?? addDays(first, 21);
  const day = addDays(first, (n - 1) * 7);
  return monthOf(day) === month ? day : undefined;
}

const dayStyles = {
  /** "November 20, 2026" */
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  /** "Nov 20, 2026" */
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  /** "Friday, November 20, 2026" */
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  /** "Friday, November 20" */
  'without-year': { weekday: 'long', month: 'long', day: 'numeric' },
} satisfies { [style: string]: Intl.DateTimeFormatOptions };

const monthStyles = {
  /** "March 2029" */
  long: { year: 'numeric', month: 'long' },
  /** "Mar 2029" */
  short: { year: 'numeric', month: 'short' },
  /** "March" */
  name: { month: 'long' },
  /** "Mar" */
  'short-name': { month: 'short' },
} satisfies { [style: string]: Intl.DateTimeFormatOptions };

const formatter = formatterCache<Intl.DateTimeFormat>();

/** Writes a day: "November 20, 2026", or in another style of `dayStyles`. */
export function formatDay(
  day: Day,
  { lang = 'en', style = 'long' }: { lang?: Language; style?: keyof typeof dayStyles } = {},
): string {
  return formatted(day, lang, dayStyles[style], `day ${style}`);
}

/** Writes a month: "March 2029", or in another style of `monthStyles`. */
export function formatMonth(
  month: Month,
  { lang = 'en', style = 'long' }: { lang?: Language; style?: keyof typeof monthStyles } = {},
): string {
  return formatted(`${month}-01`, lang, monthStyles[style], `month ${style}`);
}

/** Writes a weekday: "Friday". */
export function formatWeekday(weekday: Weekday, lang: Language = 'en'): string {
  // January 4, 2026 is a Sunday.
  return formatted(addDays('2026-01-04', weekdays.indexOf(weekday)), lang, { weekday: 'long' }, 'weekday');
}

function formatted(day: Day, lang: Language, options: Intl.DateTimeFormatOptions, key: string): string {
  return formatter(
    `${lang} ${key}`,
    () => new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' }),
  ).format(timeOf(day));
}

function timeOf(day: Day): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`${day} is not a day.`);
  return time;
}

function dayAt(time: number): Day {
  const date = new Date(time);
  const year = date.getUTCFullYear();
  if (!(year >= 0 && year <= 9999)) throw new RangeError(`The year ${year} is outside 0000 to 9999.`);
  return dayOf(date);
}

function monthNumber(month: Month): number {
  if (!isMonth(month)) throw new RangeError(`${month} is not a month.`);
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
}

function monthAt(number: number): Month {
  const year = Math.floor(number / 12);
  if (year < 0 || year > 9999) throw new RangeError(`The year ${year} is outside 0000 to 9999.`);
  return `${String(year).padStart(4, '0')}-${twoDigits((number % 12) + 1)}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
