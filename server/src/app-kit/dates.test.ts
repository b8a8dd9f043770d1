import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDay,
  dayInMonth,
  dayOf,
  daysBetween,
  daysIn,
  formatDay,
  formatMonth,
  formatWeekday,
  isDay,
  isMonth,
  monthOf,
  monthsBetween,
  nthWeekday,
  weekdayFrom,
  weekdayOf,
  weekdays,
  weeksBetween,
  yearsBetween,
} from './dates.ts';

const days = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
  .map((date) => dayOf(date));
const steps = fc.integer({ min: -30_000, max: 30_000 });

/** The day after, counted by hand: the second implementation. */
function naiveNext(day: string): string {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number);
  const february = new Date(year, 1, 29).getMonth() === 1 ? 29 : 28;
  const lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const text = (...parts: number[]) => parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-');
  if (number < (lengths[month - 1] ?? 0)) return text(year, month, number + 1);
  return month < 12 ? text(year, month + 1, 1) : text(year + 1, 1, 1);
}

test('the next day is the one that counting by hand gives', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(addDays(day, 1)).toBe(naiveNext(day));
      expect(addDays(naiveNext(day), -1)).toBe(day);
    }),
  );
});

test('adding days and counting days agree', () => {
  fc.assert(
    fc.property(days, steps, (day, step) => {
      const moved = addDays(day, step);

      expect(isDay(moved)).toBe(true);
      expect(daysBetween(day, moved)).toBe(step);
      expect(weeksBetween(day, moved)).toBe(Math.trunc(step / 7) + 0);
    }),
  );
});

test('adding months and counting months agree', () => {
  fc.assert(
    fc.property(days.map(monthOf), fc.integer({ min: -3_000, max: 3_000 }), (month, step) => {
      expect(monthsBetween(month, addMonths(month, step))).toBe(step);
    }),
  );
});

test('a day that the month does not have becomes its last', () => {
  expect(addMonthsToDay('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonthsToDay('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonthsToDay('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonthsToDay('2027-03-31', -1)).toBe('2027-02-28');
  expect(dayInMonth('2026-06', 31)).toBe('2026-06-30');
  expect(dayInMonth('2026-06', 5)).toBe('2026-06-05');
  expect(['2026-02', '2028-02', '2100-02', '2000-02', '9999-12'].map(daysIn)).toEqual([28, 29, 28, 29, 31]);
});

test('only days and months that exist pass', () => {
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '2026-04-31', 'today', ''].map(isDay)).toEqual(Array(6).fill(false));
  expect(['2028-02-29', '1999-12-31'].map(isDay)).toEqual([true, true]);
  expect(['2026-00', '2026-13', '2026-1', '2026-12'].map(isMonth)).toEqual([false, false, false, true]);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addMonths('0000-01', -1)).toThrow(RangeError);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});

test('a year of age is complete on the birthday, and on March 1 for a birthday on February 29', () => {
  expect(yearsBetween('1950-06-15', '2026-06-14')).toBe(75);
  expect(yearsBetween('1950-06-15', '2026-06-15')).toBe(76);
  expect(yearsBetween('2004-02-29', '2026-02-28')).toBe(21);
  expect(yearsBetween('2004-02-29', '2026-03-01')).toBe(22);
});

test('weekdays repeat every seven days, from a known one', () => {
  expect(weekdayOf('2026-11-20')).toBe('friday');
  fc.assert(
    fc.property(days, fc.constantFrom(...weekdays), (day, weekday) => {
      const next = weekdayFrom(day, weekday);

      expect(weekdayOf(next)).toBe(weekday);
      expect(daysBetween(day, next)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(day, next)).toBeLessThan(7);
    }),
  );
});

test('the nth weekday is the one found by walking through the month', () => {
  fc.assert(
    fc.property(days.map(monthOf), fc.constantFrom(...weekdays), (month, weekday) => {
      const all = Array.from({ length: daysIn(month) }, (_, index) => dayInMonth(month, index + 1)).filter(
        (day) => weekdayOf(day) === weekday,
      );

      expect(([1, 2, 3, 4, 5] as const).map((n) => nthWeekday(month, n, weekday))).toEqual([
        ...all,
        ...(all.length < 5 ? [undefined] : []),
      ]);
      expect(nthWeekday(month, -1, weekday)).toBe(all.at(-1));
    }),
  );
});

test('days, months and weekdays are written in both languages', () => {
  expect(formatDay('2026-11-20')).toBe('November 20, 2026');
  expect(formatDay('2026-11-20', { style: 'short' })).toBe('Nov 20, 2026');
  expect(formatDay('2026-11-20', { style: 'full' })).toBe('Friday, November 20, 2026');
  expect(formatDay('2026-11-20', { style: 'without-year' })).toBe('Friday, November 20');
  expect(formatDay('2026-11-20', { lang: 'es' })).toBe('20 de noviembre de 2026');
  expect(formatMonth('2029-03')).toBe('March 2029');
  expect(formatMonth('2029-09', { style: 'short' })).toBe('Sep 2029');
  expect(formatMonth('2029-03', { style: 'name' })).toBe('March');
  expect(formatMonth('2029-03', { style: 'short-name' })).toBe('Mar');
  expect(formatMonth('2029-03', { lang: 'es' })).toBe('marzo de 2029');
  expect(weekdays.map((weekday) => formatWeekday(weekday))).toEqual(
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  );
  expect(formatWeekday('sunday', 'es')).toBe('domingo');
});
