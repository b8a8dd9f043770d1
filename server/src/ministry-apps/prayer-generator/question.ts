import { type FieldSpecs, field, type Input } from '@lampstand/sdk/app';
import { type Ask, ask } from '../contract.ts';
import { occasions } from './data/occasions.ts';
import type { PrayerInput } from './fields.ts';
import { words } from './texts.en.ts';
import { situationWith } from './understanding/concerns.ts';
import type { OccasionId } from './understanding/groups.ts';
import type { Known } from './understanding/known.ts';
import type { Reading } from './understanding/reading.ts';
import type { Facts } from './understanding/understand.ts';

/** Before the id of a situation, which can be that of an occasion as well. */
const SITUATION = 'situation:';

/** Whether the form leaves open what the prayer is about. */
export const isFree = ({ purpose = 'personal', occasion }: Partial<PrayerInput>) =>
  purpose === 'personal' && occasion === undefined;

/** Whether the prayer would have to guess: nothing in the form and nothing plain in the text says what it is about, or asks for. */
export function isUnsure(input: Partial<PrayerInput>, { theme, asked }: Pick<Facts, 'theme' | 'asked'>): boolean {
  return isFree(input) && theme.id === 'any-occasion' && !asked;
}

/** Situations and occasions in one question. */
const MOST_CHOICES = 6;

/**
 * Asks what a text is about: the likeliest situations and occasions, whom it is for, and the names found in it, which can be
 * unchecked.
 */
export function askOccasion({ likely, names, concerns }: Pick<Reading, 'likely' | 'names' | 'concerns'>): Ask {
  const { why, occasion, whom, people, other } = words.question;
  const situations = concerns?.likely ?? [];
  const told = new Set(situations.map((situation) => situation.occasion));
  const choices = [
    ...situations.map(({ id, label }) => ({ value: `${SITUATION}${id}`, label })),
    ...likely.filter((id) => !told.has(id)).map((id) => ({ value: id, label: occasions[id].label })),
  ].slice(0, situations.length > 0 ? MOST_CHOICES : undefined);
  const labels = Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  const hasNames = names.length > 0;
  const fields: FieldSpecs = {
    occasion: field.choice([...Object.keys(labels), 'other'], { display: 'options' }),
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
  const situation = occasion.startsWith(SITUATION) ? situationWith(occasion.slice(SITUATION.length)) : undefined;
  return {
    ...(situation ? { situation } : { chosen: occasion as OccasionId | 'other' }),
    whom: whom as Known['whom'],
    unnamed: names.filter((name) => !(kept as unknown[]).includes(name)),
  };
}
