import type { Range } from '../data/food.ts';

const MS = 86_400_000;

/** The day as a number, by the Julian day formula of Fliegel and Van Flandern: no Date, no time zone. */
export function dayNumber(day: string): number {
  const [y = 0, m = 0, d = 0] = day.split('-').map(Number);
  const a = Math.trunc((m - 14) / 12);
  return (
    Math.trunc((1461 * (y + 4800 + a)) / 4) +
    Math.trunc((367 * (m - 2 - 12 * a)) / 12) -
    Math.trunc((3 * Math.trunc((y + 4900 + a) / 100)) / 4) +
    d -
    32075
  );
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The last day of a range as a number, month by month on a paper calendar. */
export function endNumber(since: string, count: number, unit: Range['unit']): number {
  if (unit === 'hour') return dayNumber(since);
  if (unit === 'day' || unit === 'week') return dayNumber(since) + count * (unit === 'week' ? 7 : 1);
  let [year = 0, month = 0] = since.split('-').map(Number);
  const day = Number(since.slice(8));
  for (let left = unit === 'year' ? count * 12 : count; left > 0; left -= 1) {
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
  const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31;
  return dayNumber(`${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, days)).padStart(2, '0')}`);
}

/** What the days alone say of food whose end is a question of safety. */
export function naiveOutcome(since: string, today: string, { from, to, unit }: Range, risk: boolean): string {
  const now = dayNumber(today);
  const first = endNumber(since, from, unit);
  const last = risk ? first : endNumber(since, to, unit);
  if (now > last) return 'discard';
  if (now === last) return 'use-today';
  const perUnit = { hour: 0, day: 1, week: 7, month: 30, year: 365 }[unit];
  return to * perUnit <= 7 && now >= first ? 'use-today' : 'keep';
}

/** A day that is so many days after the first of January 2024. */
export const dayAt = (days: number) => new Date(Date.UTC(2024, 0, 1) + days * MS).toISOString().slice(0, 10);
