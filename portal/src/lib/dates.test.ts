import { expect, test } from 'vitest';
import { lastSeen, onDay, shortDate } from './dates.ts';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour, 5).getTime();
const now = at(20, 15);

test('a date in a table has day, month and year', () => {
  expect(shortDate(at(9))).toBe('Nov 9, 2026');
});

test('a login today shows the time, an earlier one the date, and none shows "Not yet"', () => {
  expect(lastSeen(at(20, 8), now)).toBe('Today, 8:05 AM');
  expect(lastSeen(at(19), now)).toBe('Nov 19, 2026');
  expect(lastSeen(null, now)).toBe('Not yet');
});

test('a day within a week shows its weekday', () => {
  expect(onDay(at(20, 9), now)).toBe('today');
  expect(onDay(at(18), now)).toBe('on Wednesday');
  expect(onDay(at(9), now)).toBe('on Nov 9, 2026');
});

test('the same days in Spanish', () => {
  expect(onDay(at(20, 9), now, 'es')).toBe('hoy');
  expect(onDay(at(18), now, 'es')).toBe('el miércoles');
  expect(onDay(at(9), now, 'es')).toBe('el 9 nov 2026');
});

test('a time in Spanish is that of the United States', () => {
  expect(lastSeen(at(20, 14), now, 'es')).toMatch(/^Hoy, 2:05\sp\.\s?m\.$/);
});
