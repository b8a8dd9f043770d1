import { mourning } from './mourning.ts';
import type { Person } from './people.ts';
import { oneself, type Reading, type Subject, subjectFor } from './subject.ts';
import { nearWords } from './wording.ts';

const harmed =
  /\b(?:hits?|beats?|chokes?|slaps?|kicks?|hurts?|threatens?|abus(?:es|ed|ing)|controls?)\s+(?:her|him|them)\b|\b(?:my|our|a) \w+ (?:is|was|has been)(?: being)? (?:abused|assaulted|stalked|hit)\b|\bher (?:abusive|violent)\b/i;

/** Who is prayed for, who has died, and who else is near, from the words that stand around the event. */
export function chooseSubject(reading: Reading): { subject: Subject; dead?: Subject; other?: string; absent?: string } {
  const { text, names, voice, lead, theme } = reading;
  const people = reading.people.filter(({ noun }) => theme.id !== 'pregnancy-loss' || !/\b(?:baby|child)$/.test(noun));
  if (theme.id === 'death' || lead?.topic.id === 'death') return mourning(reading);
  // Of someone named in a grief we do not know whether they mourn or are mourned.
  if (theme.id === 'grief' && people.length === 0) return { subject: oneself };
  if (theme.id === 'abuse' && !harmed.test(text)) return { subject: oneself };
  const about = theme.id === 'abuse' ? undefined : ('about' in theme && theme.about) || lead?.topic.about;
  const owner = about ? 'self' : ownerOf({ ...reading, people });
  const person = owner === 'self' ? undefined : (owner ?? people[0]);
  const near = people.find((one) => one !== person && one.start !== person?.start);
  const gone = near && /\b(?:without|miss|missing)\s*$/i.test(text.slice(0, near.start));
  const other = near && !gone ? nearWords(near, voice) : undefined;
  const absent = gone ? nearWords(near, voice) : undefined;
  if (owner === 'self' || (!person && names.length === 0))
    return { subject: oneself, ...(other ? { other } : {}), ...(absent ? { absent } : {}) };
  return { subject: subjectFor(person, reading), ...(other ? { other } : {}) };
}

/** `self`, a person of the text, or undefined when the text does not say. */
function ownerOf({ text, people, names, lead, voice }: Reading): Person | 'self' | undefined {
  const first = people[0];
  if (lead?.topic.id === 'conflict' && first) return first;
  const start = lead?.start ?? text.length;
  const from = Math.max(text.lastIndexOf('.', start - 1), text.lastIndexOf('\n', start - 1)) + 1;
  const stop = text.indexOf('.', start) < 0 ? text.length : text.indexOf('.', start);
  const before = text.slice(from, start);
  const person = people.filter((one) => one.start >= from && one.start <= start).at(-1);
  const me = lastMe(before, from, people);
  const named = Math.max(-1, ...names.map((name) => before.lastIndexOf(name)));
  const pronoun = [...before.matchAll(/\b(?:he|she|they|his|her|their|him|them)\b/gi)].at(-1)?.index ?? -1;
  const nearest = Math.max(me, named, pronoun, person ? person.start - from : -1);
  if (person && nearest === person.start - from) return person;
  if (nearest >= 0 && nearest !== me) return first;
  const after = people.find(
    (one) => one.start > start && one.start <= stop && /\b(?:for|of|on|about|that)\s*$/i.test(text.slice(0, one.start)),
  );
  const worriesMe = lead?.topic.id === 'anxiety' && nearest === me && me >= 0;
  if (after && !worriesMe) return after;
  if (nearest === me && me >= 0) return 'self';
  if (first || names.length > 0) return first;
  return /\b(?:I|I['’]m|me|my|we|our|us)\b/.test(text) || voice === 'I' ? 'self' : undefined;
}

/** Where the writer last speaks of themselves; "my" before a person does not count. */
function lastMe(before: string, from: number, people: readonly Person[]): number {
  const mentions = [...before.matchAll(/\b(?:I|I['’]?m|me|we|us)\b|\b(?:my|our)(?=\s+(?:\w+\s+)?$)/gi)];
  return mentions.filter(({ index }) => !people.some(({ start }) => start === index + from)).at(-1)?.index ?? -1;
}
