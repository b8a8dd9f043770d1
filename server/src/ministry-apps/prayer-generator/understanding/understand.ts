import { cleanText } from '@lampstand/sdk/app';
import { capitalize, listOf } from '../../../app-kit/index.ts';
import { type CareKind, careGate } from '../../../care/index.ts';
import { anyOccasion } from '../data/any-occasion.ts';
import { abuse, low } from '../data/heart.ts';
import { safety } from '../data/safety.ts';
import type { Address } from '../data/speech.ts';
import { type Purpose, purposes } from '../data/themes.ts';
import { disaster, violence } from '../data/world.ts';
import type { PrayerInput } from '../fields.ts';
import type { Theme, Topic } from '../theme.ts';
import { isSpanish } from './language.ts';
import { readNames } from './names.ts';
import { certainOccasion, type Occasion } from './occasion.ts';
import { isHarsh, isViolent, quotable } from './own-words.ts';
import { findPeople, type Person } from './people.ts';
import { everyone, namedSubject, oneself, othersOf, type Subject, subjectOf } from './subject.ts';
import { canBeAbout, isInDanger, possibleTopics } from './topics.ts';

export interface Facts {
  purpose: Purpose;
  voice: 'I' | 'we';
  /** Leader and people alternate. */
  responsive: boolean;
  names: string[];
  subject: Subject;
  /** The person who died, when that is certain. */
  dead?: Subject;
  /** Everyone else who is named, in words: "my mother, and Pastor Mike". */
  others?: string;
  /** The theme whose lines come first. */
  theme: Theme | Topic;
  /** The person's noun for what is happening, or the theme's own. */
  event?: string;
  /** What is happening as noun phrases with slots, the longest first. */
  matter: readonly string[];
  /** The sentences of the theme that say what is happening. */
  naming: readonly string[];
  address: Address;
  /** What the person wrote, for a quotation. */
  ownWords?: string;
  /** Whether it is certain what the text is about. */
  certain: boolean;
  /** Whether the person wrote anything, quotable or not. */
  hasText: boolean;
  spanish: boolean;
  /** Whether the text can be about harm by another person. */
  harm: boolean;
  /** Whether the text can be about something private. */
  sensitive: boolean;
  /** The relation of the person it is for: `father`. */
  relation?: string;
}

/**
 * Reads a run's input with fixed rules: the same input always gives the same facts. The form decides first; the text adds
 * people by relation and title, and an occasion only when it is certain.
 */
export function understand(input: Partial<PrayerInput>): Facts {
  const text = cleanText(input.situation ?? '');
  const purpose = input.purpose ?? 'personal';
  const voice = input.voice === 'we' || input.voice === 'leader' ? 'we' : 'I';
  const names = readNames(input.names);
  const spanish = isSpanish(text);
  const harsh = isHarsh(text);
  const found = findPeople(text);
  const hasText = /\p{L}/u.test(text);
  const harm = isViolent(text) || careGate([text]).some(({ kind }) => harmful.has(kind));
  const speaksOfSelf = /\b(?:I|me|my|we|us|our)\b/i.test(text);
  const occasion = spanish ? undefined : fitting(purpose, certainOccasion(text, found, names));
  const { theme, ...chosen } = themeFor(text, purpose, harm, occasion);
  // In a text about harm, a person can be the one who does it.
  const people = harsh || (!chosen.occasion && harm) ? [] : found;
  const { subject, dead } = subjectFor({
    occasion: chosen.occasion,
    theme,
    purpose,
    names,
    people,
    voice,
    hasText,
    speaksOfSelf,
  });
  const ownWords = quotable(text);
  const event = chosen.occasion?.event ?? eventIn(theme, text);
  const said = othersOf(
    people.filter((one) => one !== chosen.occasion?.owner && !isWithin(one, subject)),
    names,
    voice,
  );
  const others = [...otherNames(names, subject, dead), ...said];
  return {
    purpose,
    voice,
    responsive: input.voice === 'leader',
    names,
    subject,
    ...(dead ? { dead } : {}),
    ...(others.length > 0 ? { others: listOf(others) } : {}),
    theme,
    ...(event ? { event } : {}),
    matter: chosen.occasion ? theme.matter : withoutOwner(theme),
    naming: theme.naming ?? [],
    address: input.address ?? 'God',
    ...(ownWords ? { ownWords } : {}),
    certain: chosen.occasion !== undefined,
    hasText,
    spanish,
    ...(typeof chosen.occasion?.owner === 'object' && !subject.self ? { relation: chosen.occasion.owner.noun } : {}),
    harm,
    sensitive: possibleTopics(text).some((topic) => topic.sensitive),
  };
}

/** Findings of the care gate that mean harm by another person. A tired caregiver is not one of them. */
const harmful: ReadonlySet<CareKind> = new Set([
  'abuse-child',
  'abuse-adult',
  'sexual-assault',
  'trafficking',
  'threat',
]);

/** The occasion, unless it doesn't belong to the purpose in the form. */
function fitting(purpose: Purpose, occasion: Occasion | undefined): Occasion | undefined {
  if (purpose === 'personal' || occasion?.topic === abuse) return occasion;
  const { theme, within } = purposes[purpose];
  const allowed = occasion && (occasion.topic === theme || (within as readonly string[]).includes(occasion.topic.id));
  return allowed ? occasion : undefined;
}

/** Danger first, then a certain occasion, harm, the purpose in the form, general words. */
function themeFor(text: string, purpose: Purpose, harm: boolean, occasion: Occasion | undefined) {
  const hasText = /\p{L}/u.test(text);
  if (isInDanger(text)) return { theme: low };
  if (occasion && (!harm || occasion.topic === abuse)) return { theme: occasion.topic, occasion };
  if (harm && purpose === 'personal') return { theme: safety };
  if (purpose === 'national-event') return { theme: eventOf(text) ?? purposes[purpose].theme };
  return { theme: purpose === 'personal' && hasText ? anyOccasion : purposes[purpose].theme };
}

/** The public event of a text, a disaster or violence; undefined when it can be both. */
function eventOf(text: string): Topic | undefined {
  const [event, another] = [disaster, violence].filter((topic) => canBeAbout(topic, text));
  return another ? undefined : event;
}

/** The person's noun for a gathering ("Easter service"), or the noun of the theme. */
function eventIn(theme: Theme | Topic, text: string): string | undefined {
  const named = 'about' in theme || theme === disaster ? 'nouns' in theme && theme.nouns?.exec(text)?.[0] : undefined;
  if (named) return named.toLowerCase().replace(feasts, (word) => capitalize(word));
  return 'noun' in theme ? theme.noun : undefined;
}

const feasts =
  /\b(?:easter|christmas|advent|good|friday|palm|sunday|pentecost|thanksgiving|memorial|veterans)\b(?= (?:service|worship|dinner|eve|day|friday|sunday))/g;

interface Reading {
  occasion?: Occasion | undefined;
  theme: Theme | Topic;
  purpose: Purpose;
  names: readonly string[];
  people: readonly Person[];
  voice: 'I' | 'we';
  hasText: boolean;
  speaksOfSelf: boolean;
}

/** Whom the prayer is for: the owner of a certain occasion, the people named in the form, or the person who prays. */
function subjectFor(reading: Reading): { subject: Subject; dead?: Subject } {
  const { occasion, theme, purpose, names, people, voice, hasText, speaksOfSelf } = reading;
  if (occasion) {
    const { topic, owner } = occasion;
    const owned =
      owner === 'self' ? oneself : isNamed(owner, names) ? namedSubject(names) : subjectOf(owner, names, voice);
    if (topic.id === 'death') return { subject: oneself, dead: owned };
    return { subject: topic.about || topic === abuse || topic.sureOf === 'animal' ? oneself : owned };
  }
  if (theme === low || theme === anyOccasion || theme === safety || ('about' in theme && theme.about))
    return { subject: oneself };
  const open = purposes[purpose];
  if (names.length > 0 && open.forNames) return { subject: namedSubject(names) };
  const [person, another] = people;
  if (open.forNames && 'forPeople' in open && person && !another && person.determiner !== 'a')
    return { subject: subjectOf(person, names, voice) };
  const isOwn = people.length === 0 && speaksOfSelf;
  return { subject: hasText && !isOwn && 'open' in open ? everyone(open.open) : oneself };
}

/** Whether the names in the form mean the owner: the text has no one else, or the owner is one of several names. */
function isNamed(owner: Person | 'named', names: readonly string[]): owner is 'named' {
  if (owner === 'named') return true;
  return names.length > 1 && (owner.plural || names.some((name) => name === owner.name));
}

/** Names in the form that are not part of the subject. */
function otherNames(names: readonly string[], subject: Subject, dead: Subject | undefined): readonly string[] {
  const held = `${subject.first} ${dead?.first ?? ''}`;
  return names.filter((name) => !held.includes(name));
}

function isWithin(person: Person, subject: Subject): boolean {
  return !subject.self && subject.first.endsWith(person.name ?? person.noun);
}

/** Phrases that don't say whose it is, for texts that don't either: no "my illness" for an empty form. */
function withoutOwner(theme: Theme | Topic): readonly string[] {
  return theme.matter.filter((phrase) => !/\{(?:whose|he|who|whom|dead)/.test(phrase));
}
