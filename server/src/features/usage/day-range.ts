import { dayOf } from '../../platform/clock.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { UsageQuery } from './contract.ts';

const DAY = 24 * 60 * 60 * 1_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;

/**
 * The days of a query. Default: the last thirty.
 * @throws AppError `invalid_input` for an invalid day, a reversed range, or more than 400 days.
 */
export function rangeOf(query: UsageQuery, now: number): { from: string; to: string; days: string[] } {
  const last = query.to ? timeOf(query.to, 'to') : timeOf(dayOf(now), 'to');
  const first = query.from ? timeOf(query.from, 'from') : last - (USUAL_DAYS - 1) * DAY;
  const count = (last - first) / DAY + 1;
  if (count < 1) throw invalidInput('The first day must not be after the last.', 'from');
  if (count > MOST_DAYS) throw invalidInput(`Please choose at most ${MOST_DAYS} days.`, 'from');
  const days = Array.from({ length: count }, (_, index) => dayOf(first + index * DAY));
  return { from: dayOf(first), to: dayOf(last), days };
}

function timeOf(day: string, field: 'from' | 'to'): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time) || dayOf(time) !== day) throw invalidInput('That date doesn’t exist.', field);
  return time;
}
