/** Months are counted as whole numbers, year times 12 plus the month from 0, so that they can be added. */
const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The month of a date, in UTC. */
export function monthOf(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A month from `YYYY-MM`. */
export function parseMonth(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
}

/** `YYYY-MM`. */
export function formatMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

/** "March", without the year. */
export function monthName(month: number): string {
  return names[month % 12] ?? '';
}

/** "March 2029". */
export function longMonth(month: number): string {
  return `${monthName(month)} ${Math.floor(month / 12)}`;
}

/** "Mar 2029". */
export function shortMonth(month: number): string {
  return `${monthName(month).slice(0, 3)} ${Math.floor(month / 12)}`;
}

/** `YYYY-MM-DD` of a day in a month; a day the month does not have becomes its last. */
export function dayIn(month: number, day: number): string {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return `${formatMonth(month)}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** "November 20, 2026", in UTC. */
export function longDay(date: Date): string {
  return `${monthName(monthOf(date))} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
