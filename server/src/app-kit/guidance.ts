import type { Contact } from '@lampstand/sdk/app';
import { type Day, isDay } from './dates.ts';

/** A law, a program, a rule or a figure that an app states: it holds on a day, and is checked again by another. */
export interface Guidance {
  title?: string;
  text: string;
  /** Who says so, e.g. "Fair Debt Collection Practices Act, 15 U.S.C. 1692g". */
  source: string;
  /** Where the source can be read, `https:`. */
  url?: string;
  /** For people to contact or pages to open. */
  contacts?: readonly Contact[];
  /** Day for which the text was checked. */
  asOf: Day;
  /** Last day before the text is checked again. */
  reviewBy: Day;
}

/** An app's guidance by id; `satisfies GuidanceTable` keeps the ids as a type. */
export interface GuidanceTable {
  readonly [id: string]: Guidance;
}

/** Finds the rows whose review day is before `today`, with their ids. */
export function overdueGuidance(table: GuidanceTable, today: Day): (Guidance & { id: string })[] {
  return Object.entries(table)
    .filter(([, { reviewBy }]) => reviewBy < today)
    .map(([id, guidance]) => ({ ...guidance, id }));
}

/** Lists what is wrong with a table: days that don't exist or are in the wrong order, a missing source, an unsafe link. */
export function guidanceProblems(table: GuidanceTable): string[] {
  return Object.entries(table).flatMap(([id, { text, source, url, contacts = [], asOf, reviewBy }]) => [
    ...(text.trim() ? [] : [`${id} has no text.`]),
    ...(source.trim() ? [] : [`${id} has no source.`]),
    ...([asOf, reviewBy].every((day) => isDay(day)) ? [] : [`${id} has a day that doesn't exist.`]),
    ...(asOf < reviewBy ? [] : [`${id} is to be reviewed before it was checked.`]),
    ...(url === undefined || url.startsWith('https://') ? [] : [`${id} has a link that isn't https.`]),
    ...contacts
      .filter(({ href }) => !/^(?:https:\/\/|mailto:|(?:tel|sms):\+?\d+)/.test(href))
      .map(({ label }) => `${id} has a contact without an address: ${label}.`),
  ]);
}
