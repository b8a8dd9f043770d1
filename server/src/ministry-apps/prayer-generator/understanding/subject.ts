import { kin } from '../data/kin.ts';
import type { Theme, Topic } from '../theme.ts';
import { joinNames, possessive } from './names.ts';
import { kinPronoun, type Person, type Pronoun, pronounIn, titlePronoun } from './people.ts';
import type { FoundTopic } from './topics.ts';
import { isCompanion, kinBeside, nearWords, worded } from './wording.ts';

/** The one for whom is prayed, with every form a sentence needs. */
export interface Subject {
  self: boolean;
  /** At the first mention: `my sister Ana`. */
  first: string;
  again: string;
  /** `Ana’s`. */
  possessive: string;
  /** For the title: `my father’s`, `a father’s`. */
  titled: string;
  pronoun: Pronoun;
  plural: boolean;
}

interface Reading {
  text: string;
  people: readonly Person[];
  names: readonly string[];
  /** Whether the names were typed into their own field. */
  given: boolean;
  voice: 'I' | 'we';
  lead?: FoundTopic;
  theme: Theme | Topic;
}

const oneself: Subject = {
  self: true,
  first: '',
  again: '',
  possessive: '',
  titled: 'my',
  pronoun: 'they',
  plural: false,
};
const relatives = [...kin.he, ...kin.she, ...kin.they].join('|');
const lossOf = new RegExp(
  `\\b(?:lost|lose|losing|buried|burying|bury)\\s+(his|her|their)\\s+((?:\\w+\\s+)?(?:${relatives}))\\b`,
  'i',
);
const harmed =
  /\b(?:hits?|beats?|chokes?|slaps?|kicks?|hurts?|threatens?|abus(?:es|ed|ing)|controls?)\s+(?:her|him|them)\b|\b(?:my|our|a) \w+ (?:is|was|has been)(?: being)? (?:abused|assaulted|stalked|hit)\b|\bher (?:abusive|violent)\b/i;

/** Who is prayed for, who has died, and who else is near, from the words that stand around the event. */
export function chooseSubject(reading: Reading): { subject: Subject; dead?: Subject; other?: string; absent?: string } {
  const { text, names, voice, lead, theme } = reading;
  const people = reading.people.filter(({ noun }) => theme.id !== 'pregnancy-loss' || !/\b(?:baby|child)$/.test(noun));
  if (theme.id === 'death' || lead?.topic.id === 'death') return mourning(reading);
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

function subjectFor(person: Person | undefined, { text, names, voice }: Reading): Subject {
  if (names.length > 0) return named(names, person, text, voice);
  if (!person) return oneself;
  const base = { self: false, pronoun: resolved(person, text), plural: person.plural } as const;
  const { first, again } = worded(person, voice);
  const titled = voice === 'we' && person.determiner === 'my' && !isCompanion(person) ? `a ${person.noun}` : again;
  return {
    ...base,
    first,
    again,
    possessive: possessive(again, person.plural),
    titled: possessive(titled, person.plural),
  };
}

function named(names: readonly string[], person: Person | undefined, text: string, voice: 'I' | 'we'): Subject {
  const joined = joinNames(names);
  const [only = ''] = names;
  const plural = names.length > 1 || /\bfamily$|^the \w+s$/i.test(only);
  const pronoun = plural
    ? 'they'
    : (titlePronoun(only) ?? (person && !person.plural ? resolved(person, text) : (pronounIn(text) ?? 'they')));
  const first =
    kinBeside(names, person, text) && (voice === 'I' || isCompanion(person))
      ? `${worded({ ...person, name: undefined }, voice).again} ${only}`
      : joined;
  const form = possessive(joined, false);
  return { self: false, first, again: joined, possessive: form, titled: form, pronoun, plural: names.length > 1 };
}

function resolved(person: Person, text: string): Pronoun {
  return person.plural ? 'they' : person.pronoun === 'they' ? (pronounIn(text) ?? 'they') : person.pronoun;
}

function mourning(reading: Reading): { subject: Subject; dead?: Subject; other?: string; absent?: string } {
  const { text, people, names } = reading;
  const loss = lossOf.exec(text);
  if (loss && (people.length > 0 || names.length > 0)) {
    const subject = subjectFor(people[0], reading);
    const noun = `${loss[1]} ${loss[2]}`.toLowerCase();
    const pronoun = kinPronoun(loss[2] ?? '') ?? 'they';
    return {
      subject,
      dead: { ...oneself, self: false, first: noun, again: noun, possessive: possessive(noun, false), pronoun },
    };
  }
  const [first] = people;
  const split = first && / ?(.+)’s (.+)/.exec(first.noun);
  if (first && split?.[1]) {
    const mourner: Person = { ...first, noun: split[1], pronoun: 'they' };
    return { subject: subjectFor(mourner, reading), dead: subjectFor(first, { ...reading, names: [] }) };
  }
  if (!first && names.length === 0) return { subject: oneself };
  const near = people[1] && nearWords(people[1], reading.voice);
  return { subject: oneself, dead: subjectFor(first, reading), ...(near ? { other: near } : {}) };
}
