import { type FieldSpecs, field, type Input } from '@lampstand/sdk/app';
import { type Ask, ask } from '../contract.ts';
import { occasions } from './data/occasions.ts';
import type { PrayerInput } from './fields.ts';
import { words } from './texts.en.ts';
import type { OccasionId } from './understanding/groups.ts';
import type { Reading } from './understanding/reading.ts';
import type { Facts, Known } from './understanding/understand.ts';

/** Whether the form leaves open what the prayer is about. */
export const isFree = ({ purpose = 'personal', occasion }: Partial<PrayerInput>) =>
  purpose === 'personal' && occasion === undefined;

/** Whether the prayer would have to guess: nothing in the form and nothing plain in the text says what it is about. */
export function isUnsure(input: Partial<PrayerInput>, { theme }: Pick<Facts, 'theme'>): boolean {
  return isFree(input) && theme.id === 'any-occasion';
}

/** Asks what a text is about: the five likeliest occasions, whom it is for, and the names found in it, which can be unchecked. */
export function askOccasion({ likely, names }: Pick<Reading, 'likely' | 'names'>): Ask {
  const { why, occasion, whom, people, other } = words.question;
  const labels = Object.fromEntries(likely.map((id) => [id, occasions[id].label]));
  const hasNames = names.length > 0;
  const fields: FieldSpecs = {
    occasion: field.choice([...likely, 'other'], { display: 'options' }),
    whom: field.choice(['me', 'other'], { display: 'options' }),
    ...(hasNames ? { people: field.choices(names, { optional: true, initial: names }) } : {}),
  };
  const texts: { [name: string]: { label: string; options: { [value: string]: string } } } = {
    occasion: { label: occasion, options: { ...labels, other } },
    whom,
    ...(hasNames ? { people: { label: people, options: Object.fromEntries(names.map((name) => [name, name])) } } : {}),
  };
  return ask(fields, texts as Parameters<typeof ask>[1], why);
}

/** What the person answered; undefined before that. */
export function answered({ occasion, whom, people }: Input, { names }: Pick<Reading, 'names'>): Known | undefined {
  if (typeof occasion !== 'string') return undefined;
  const kept = Array.isArray(people) ? people : names;
  // The answer was checked against the options that were asked.
  return {
    chosen: occasion as OccasionId | 'other',
    whom: whom as Known['whom'],
    unnamed: names.filter((name) => !(kept as unknown[]).includes(name)),
  };
}
