import { cleanText } from '@lampstand/sdk/app';
import { capitalize, listOf } from '../../../app-kit/index.ts';
import { type CareKind, careGate } from '../../../care/index.ts';
import { carried } from '../data/carried.ts';
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
import { isInDanger, mayBeAbout, possibleTopics } from './topics.ts';

export interface Facts {
  purpose: Purpose;
  voice: 'I' | 'we';
  /** Leader and people answer each other. */
  responsive: boolean;
  names: string[];
  subject: Subject;
  /** The one who died, when it is certain who. */
  dead?: Subject;
  /** Everyone else who is named, in words: "my mother, and Pastor Mike". */
  others?: string;
  /** Leads the prayer. */
  theme: Theme | Topic;
  /** The person's noun for what is happening, or the theme's own. */
  event?: string;
  /** What is happening as noun phrases with slots, the fullest first. */
  matter: readonly string[];
  /** The theme's own ways of naming it. */
  naming: readonly string[];
  address: Address;
  /** What the person wrote, whole, to be set apart as a quotation. */
  ownWords?: string;
  /** Whether the text says for certain what it is about. */
  certain: boolean;
  /** Whether they wrote anything, quotable or not. */
  told: boolean;
  spanish: boolean;
  /** Whether the text may be about harm at someone's hands. */
  harm: boolean;
  /** Whether the text may tell something private. */
  sensitive: boolean;
  /** The relation of the one who is prayed for: `father`. */
  kinWord?: string;
}

/**
 * Reads a run's input with fixed rules: the same input always gives the same facts. What the form says wins; the text
 * names people behind relations and titles, and decides the occasion only where it is certain.
 */
export function understand(input: Partial<PrayerInput>): Facts {
  const text = cleanText(input.situation ?? '');
  const purpose = input.purpose ?? 'personal';
  const voice = input.voice === 'we' || input.voice === 'leader' ? 'we' : 'I';
  const names = readNames(input.names);
  const spanish = isSpanish(text);
  const harsh = isHarsh(text);
  const found = findPeople(text);
  const told = /\p{L}/u.test(text);
  const harm = isViolent(text) || careGate([text]).some(({ kind }) => harmful.has(kind));
  const speaksOfSelf = /\b(?:I|me|my|we|us|our)\b/i.test(text);
  const occasion = spanish ? undefined : fitting(purpose, certainOccasion(text, found, names));
  const { theme, ...chosen } = themeFor(text, purpose, harm, occasion);
  // Where someone may be harmed, a person in the text may be the one who does the harm.
  const people = harsh || (!chosen.occasion && harm) ? [] : found;
  const { subject, dead } = subjectFor({
    occasion: chosen.occasion,
    theme,
    purpose,
    names,
    people,
    voice,
    told,
    speaksOfSelf,
  });
  const ownWords = quotable(text);
  const event = chosen.occasion?.event ?? eventIn(theme, text);
  const said = othersOf(
    people.filter((one) => one !== chosen.occasion?.owner && !isWithin(one, subject)),
    names,
    voice,
  );
  const others = [...namesBeside(names, subject, dead), ...said];
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
    matter: chosen.occasion ? theme.matter : unclaimed(theme),
    naming: theme.naming ?? [],
    address: input.address ?? 'God',
    ...(ownWords ? { ownWords } : {}),
    certain: chosen.occasion !== undefined,
    told,
    spanish,
    ...(typeof chosen.occasion?.owner === 'object' && !subject.self ? { kinWord: chosen.occasion.owner.noun } : {}),
    harm,
    sensitive: possibleTopics(text).some((topic) => topic.sensitive),
  };
}

/** What the care gate may find of harm by another. Tiredness with an old parent is not among it. */
const harmful: ReadonlySet<CareKind> = new Set([
  'abuse-child',
  'abuse-adult',
  'sexual-assault',
  'trafficking',
  'threat',
]);

/** The occasion, unless it lies outside the purpose that was chosen in the form. */
function fitting(purpose: Purpose, occasion: Occasion | undefined): Occasion | undefined {
  if (purpose === 'personal' || occasion?.topic === abuse) return occasion;
  const { theme, within } = purposes[purpose];
  const allowed = occasion && (occasion.topic === theme || (within as readonly string[]).includes(occasion.topic.id));
  return allowed ? occasion : undefined;
}

/** Danger first; then the purpose of the form; then what the text says for certain; then general words. */
function themeFor(text: string, purpose: Purpose, harm: boolean, occasion: Occasion | undefined) {
  const told = /\p{L}/u.test(text);
  if (isInDanger(text)) return { theme: low };
  if (occasion && (!harm || occasion.topic === abuse)) return { theme: occasion.topic, occasion };
  if (harm && purpose === 'personal') return { theme: safety };
  if (purpose === 'national-event') return { theme: eventOf(text) ?? purposes[purpose].theme };
  return { theme: purpose === 'personal' && told ? carried : purposes[purpose].theme };
}

/** What befell a people, when the text speaks of one such event. */
function eventOf(text: string): Topic | undefined {
  const [event, another] = [disaster, violence].filter((topic) => mayBeAbout(topic, text));
  return another ? undefined : event;
}

/** The noun of an act that the form chose, as the person calls it ("Easter service"), or the theme's own. */
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
  told: boolean;
  speaksOfSelf: boolean;
}

/** Whose need it is: the owner of a certain occasion, whom the form names, or no one in particular. */
function subjectFor(reading: Reading): { subject: Subject; dead?: Subject } {
  const { occasion, theme, purpose, names, people, voice, told, speaksOfSelf } = reading;
  if (occasion) {
    const { topic, owner } = occasion;
    const owned =
      owner === 'self' ? oneself : isNamed(owner, names) ? namedSubject(names) : subjectOf(owner, names, voice);
    if (topic.id === 'death') return { subject: oneself, dead: owned };
    return { subject: topic.about || topic === abuse || topic.sureOf === 'animal' ? oneself : owned };
  }
  if (theme === low || theme === carried || theme === safety || ('about' in theme && theme.about))
    return { subject: oneself };
  const open = purposes[purpose];
  if (names.length > 0 && open.forNames) return { subject: namedSubject(names) };
  const [person, another] = people;
  if (open.forNames && 'forPeople' in open && person && !another && person.determiner !== 'a')
    return { subject: subjectOf(person, names, voice) };
  const isOwn = people.length === 0 && speaksOfSelf;
  return { subject: told && !isOwn && 'open' in open ? everyone(open.open) : oneself };
}

/** Whether the form's names stand for the owner: no one else is told of, or several are named and the owner is among them. */
function isNamed(owner: Person | 'named', names: readonly string[]): owner is 'named' {
  if (owner === 'named') return true;
  return names.length > 1 && (owner.plural || names.some((name) => name === owner.name));
}

/** Names of the form that the subject does not hold already. */
function namesBeside(names: readonly string[], subject: Subject, dead: Subject | undefined): readonly string[] {
  const held = `${subject.first} ${dead?.first ?? ''}`;
  return names.filter((name) => !held.includes(name));
}

function isWithin(person: Person, subject: Subject): boolean {
  return !subject.self && subject.first.endsWith(person.name ?? person.noun);
}

/** Where the text does not settle whose it is, nothing is said of that: no "my illness" for an empty form. */
function unclaimed(theme: Theme | Topic): readonly string[] {
  return theme.matter.filter((phrase) => !/\{(?:whose|he|who|whom|dead)/.test(phrase));
}
