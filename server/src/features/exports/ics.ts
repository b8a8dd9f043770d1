import { createHash } from 'node:crypto';
import { localized, type ResultDocument } from '@lampstand/sdk/app';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { invalidInput } from '../../platform/http/app-error.ts';
import { exportMessages } from './messages.ts';

/**
 * The document's schedules as one calendar of all-day entries, each with an alarm on the day before. The same entry has the same identity each time it is
 * exported, so that importing twice shows it once.
 * @throws AppError `invalid_input` when nothing in the document has a date.
 */
export function icsOf(document: ResultDocument): Buffer {
  const entries = document.sections
    .flatMap((section) => section.blocks)
    .filter((block) => block.type === 'schedule')
    .flatMap((schedule) => schedule.entries);
  if (entries.length === 0)
    throw invalidInput(
      localized(exportMessages, (messages) => messages.noDates),
      'format',
    );
  const events = entries.map((entry): EventAttributes => {
    const identity = createHash('sha256')
      .update(`${entry.date}|${entry.title}|${entry.detail ?? ''}`)
      .digest('hex');
    return {
      uid: `${identity.slice(0, 32)}@lampstand`,
      title: entry.title,
      ...(entry.detail ? { description: entry.detail } : {}),
      start: day(entry.date, 0),
      end: day(entry.date, 1),
      busyStatus: 'FREE',
      // At nine in the morning of the day before.
      alarms: [{ action: 'display', description: entry.title, trigger: { before: true, hours: 15 } }],
    };
  });
  const { error, value } = createEvents(events, { productId: 'Lampstand', calName: document.title });
  if (error || !value) throw error ?? new Error('The calendar came out empty.');
  return Buffer.from(value);
}

/** The day so many days later, as `[year, month, day]`. */
function day(date: string, later: number): DateArray {
  const moved = new Date(Date.parse(`${date}T00:00:00Z`) + later * 86_400_000);
  return [moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate()];
}
