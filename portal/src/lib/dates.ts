const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });
const DAY_MS = 86_400_000;

/** "Nov 20, 2026". Takes epoch milliseconds. */
export const shortDate = (time: number) => day.format(time);

/** "Today, 8:12 AM" or "Nov 19, 2026"; "Not yet" for null. */
export function lastSeen(time: number | null, now = Date.now()): string {
  if (time === null) return 'Not yet';
  return day.format(time) === day.format(now) ? `Today, ${clock.format(time)}` : day.format(time);
}

/** "on Wednesday" within a week, "on Nov 3, 2026" before. */
export function onDay(time: number, now = Date.now()): string {
  if (day.format(time) === day.format(now)) return 'today';
  return now - time < 6 * DAY_MS ? `on ${weekday.format(time)}` : `on ${day.format(time)}`;
}

const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "November 20, 2026" from `2026-11-20`. */
export const writtenDate = (isoDay: string) => written.format(Date.parse(isoDay));
