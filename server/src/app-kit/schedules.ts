import type { ScheduleBlock } from '@lampstand/sdk/app';
import { addDays, addMonths, type Day, dayInMonth, type Month, type Weekday, weekdayOf } from './dates.ts';
import { paragraphOf } from './lists.ts';

export interface ScheduleEntry {
  date: Day;
  title: string;
  /** Sentences below the title; absent ones are left out. */
  detail?: string | readonly (string | undefined | false)[];
}

/**
 * Builds a schedule block, ready for a calendar file: sorted by day, never before `today` (an earlier entry moves to it),
 * titles on one line. Entries of one day keep their order; exact repeats get a number, since a calendar shows them once.
 */
export function scheduleBlock(title: string, entries: readonly ScheduleEntry[], today: Day): ScheduleBlock {
  const dated = entries.map(({ date, title: name, detail = [] }) => {
    const text = typeof detail === 'string' ? detail : paragraphOf(detail);
    return {
      date: date < today ? today : date,
      title: name.replace(/\s+/g, ' ').trim(),
      ...(text && { detail: text }),
    };
  });
  dated.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const seen = new Map<string, number>();
  const unique = dated.map((entry) => {
    const key = JSON.stringify(entry);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? entry : { ...entry, title: `${entry.title} (${count})` };
  });
  return { type: 'schedule', title, entries: unique };
}

/** Lists the first `count` days from `from` on that fall on one of these weekdays; empty without weekdays. */
export function daysOn(weekdays: readonly Weekday[], from: Day, count: number): Day[] {
  const week = Array.from({ length: 7 }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  );
  if (week.length === 0) return [];
  return Array.from({ length: count }, (_, index) =>
    addDays(week[index % week.length] ?? from, Math.floor(index / week.length) * 7),
  );
}

/** Lists the same day in `count` months, e.g. a due day; a day that a month doesn't have becomes its last. */
export function monthlyDays(from: Month, day: number, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => dayInMonth(addMonths(from, index), day));
}
