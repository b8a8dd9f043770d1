import type { Language } from '@lampstand/sdk/app';
import { addDays, type Day, daysBetween } from './dates.ts';
import { capitalize } from './lists.ts';
import { messagesIn } from './messages.ts';

/** Something to be done a number of days before an event; negative for what comes after it, such as a debrief. */
export interface Milestone {
  daysBefore: number;
  title: string;
  detail?: string;
}

export interface Timeline<Kind extends Milestone = Milestone> {
  /** In the order of days; `moved` when it would have been before today. */
  entries: (Kind & { date: Day; moved: boolean })[];
  /** Why days differ from the usual lead times; absent when they don't. */
  note?: string;
}

/**
 * Counts milestones back from the day of an event, never before `today`. Milestones whose day has passed are spread evenly,
 * in their order, from today up to the first one that is still ahead (or the event). When the event itself has passed, only
 * what is still ahead is listed.
 */
export function timelineTo<Kind extends Milestone>(
  event: Day,
  milestones: readonly Kind[],
  { today, lang = 'en' }: { today: Day; lang?: Language },
): Timeline<Kind> {
  const planned = milestones
    .map((milestone) => ({ ...milestone, date: addDays(event, -milestone.daysBefore), moved: false }))
    .sort((a, b) => b.daysBefore - a.daysBefore);
  const ahead = planned.filter(({ date }) => date >= today);
  const late = planned.filter(({ date }) => date < today);
  const { dayHasPassed, movedCloser } = messagesIn(lang);
  if (event < today) return { entries: ahead, note: dayHasPassed };
  if (late.length === 0) return { entries: ahead };
  const next = ahead[0] && ahead[0].date < event ? ahead[0].date : event;
  const days = daysBetween(today, next);
  const moved = late.map((milestone, index) => ({
    ...milestone,
    date: addDays(today, Math.floor((index * days) / late.length)),
    moved: true,
  }));
  return { entries: [...moved, ...ahead], note: capitalize(movedCloser(late.length), lang) };
}
