import { capitalize, listOf } from '../../../app-kit/index.ts';
import { careGate } from '../../../care/index.ts';
import type { Meaning } from '../../../care/meaning.ts';
import type { CareFinding, CareKind } from '../../../care/types.ts';
import type { Situation } from '../data/concern.ts';
import { occasions } from '../data/occasions.ts';
import type { Address } from '../data/speech.ts';
import type { Purpose } from '../data/themes.ts';
import { disaster } from '../data/world.ts';
import type { PrayerInput } from '../fields.ts';
import type { NeedLines, Theme, Topic } from '../theme.ts';
import { subjectFor, subjectOfRead } from './choose-subject.ts';
import { fitting, themeFor } from './choose-theme.ts';
import { concernOf, type FoundConcern } from './concerns.ts';
import type { OccasionId } from './groups.ts';
import { isSpanish } from './language.ts';
import { readNames } from './names.ts';
import { listsDifferent, MOST_NEEDS, needsAsked, needsOf } from './needs.ts';
import { certainOccasion } from './occasion.ts';
import { everyOther } from './others.ts';
import { isHarsh, isViolent, quotable } from './own-words.ts';
import { findPeople } from './people.ts';
import { petitionsIn } from './petitions.ts';
import { requestOf } from './plain-words.ts';
import type { Reading } from './reading.ts';
import type { Subject } from './subject.ts';
import { isInDanger, possibleTopics } from './topics.ts';

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
  /** The occasion as the form calls it. */
  label?: string;
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
  /** Petitions for what the text asks for, each in several wordings. */
  needs: readonly NeedLines[];
  /** The text says in so many words what it asks or gives thanks for. */
  asked: boolean;
  /** The prayer is mainly thanks. */
  glad: boolean;
}

/** What is known besides the form: what the encoder read, and what the person answered. */
export interface Known {
  reading?: Reading | undefined;
  /** Vectors for the care gate. */
  meaning?: Meaning | undefined;
  /** The occasion that the person chose; `other` when it was none of those asked. */
  chosen?: OccasionId | 'other' | undefined;
  /** The situation that the person chose. */
  situation?: Situation | undefined;
  /** Whom it is for, when the person was asked. */
  whom?: 'me' | 'other' | undefined;
  /** Names that the person does not want in the prayer. */
  unnamed?: readonly string[];
  /** Words of the whole prayer. */
  words?: number;
}

/**
 * Reads a run's input: the same input and the same reading give the same facts. The form decides first; the text adds people
 * by relation and title, what it asks for, and an occasion only when it is sure.
 */
export function understand(input: Partial<PrayerInput>, known: Known = {}): Facts {
  const { reading, unnamed = [] } = known;
  const text = requestOf(input);
  const purpose = input.purpose ?? 'personal';
  const voice = input.voice === 'we' || input.voice === 'leader' ? 'we' : 'I';
  const names = readNames(input.names);
  const spanish = isSpanish(text);
  const harsh = isHarsh(text);
  const named = findPeople(text).filter(({ name }) => !name || !unnamed.includes(name));
  const hasText = /\p{L}/u.test(text);
  const findings = careGate([text]);
  const harm = isViolent(text) || findings.some(({ kind }) => harmful.has(kind));
  const speaksOfSelf = /\b(?:I|me|my|we|us|our)\b/i.test(text);
  const danger = isInDanger(text, known.meaning);
  const ruled = spanish ? undefined : fitting(purpose, certainOccasion(text, named, names));
  // What is certain to be danger or harm gets its own prayer and nothing besides.
  const asks = !spanish && !isViolent(text) && asking.has(purpose) && !findings.some(isCertainHarm);
  // Each petition is checked by itself: "I’d hate to lose it" is no hatred.
  const petitions = asks && !harm ? petitionsIn(text, voice, [...names, ...(reading?.names ?? [])]) : [];
  const thankful = petitions.length > 0 && petitions.every(({ kind }) => kind === 'thanks');
  const onlyAsks = petitions.length > 0 && petitions.every(({ kind }) => kind === 'ask');
  const seemsGlad = reading?.joyful === true && !onlyAsks;
  // Beside what the text asks for itself, a guess has to be likelier; beside thanks it has to be a joy.
  const listed = reading?.concerns?.listed;
  const isList = listsDifferent(petitions, listed);
  const told = new Set([...(listed?.values() ?? [])].map(({ concern }) => concern));
  const found = (asks && known.chosen !== 'other' ? foundIn(known) : [])
    .filter(({ concern }) => !told.has(concern))
    .filter(({ situation, probability }) =>
      thankful || (seemsGlad && !situation)
        ? situation?.glad
        : petitions.length === 0 || situation || probability >= LIKELY,
    );
  const room = (known.words ?? 0) * OF_LIST;
  const asked = needsAsked(petitions, listed, room);
  const needs = [...asked, ...needsOf(found)].slice(0, Math.max(MOST_NEEDS, asked.length));
  const situations = found.flatMap(({ situation }) => situation ?? []);
  const joyful = asks && (thankful || (situations.length > 0 ? situations.every(({ glad }) => glad) : seemsGlad));
  const { theme, ...chosen } = themeFor({
    text,
    purpose,
    harm,
    danger,
    occasion: isList ? undefined : ruled,
    reading: isList ? undefined : reading,
    chosen: known.chosen,
    joyful,
    found,
    asking: onlyAsks,
  });
  // In a text about harm, a person can be the one who does it.
  const people = harsh || (!chosen.occasion && harm) ? [] : named;
  const read = chosen.id
    ? subjectOfRead(chosen.id, theme, { text, names, people, voice, whom: known.whom })
    : undefined;
  const { subject, dead } =
    read ?? subjectFor({ occasion: chosen.occasion, theme, purpose, names, people, voice, hasText, speaksOfSelf });
  const ownWords = quotable(text);
  const event = chosen.occasion?.event ?? eventIn(theme, text);
  const others = everyOther({
    names,
    people: people.filter((one) => one !== chosen.occasion?.owner),
    voice,
    subject,
    dead,
    reading: harsh || harm ? undefined : reading,
    unnamed,
    inList: isList ? petitions.map(({ wordings: [first] }) => first).join(' ') : '',
  });
  const glad = purpose === 'thanksgiving' || joyful;
  return {
    purpose,
    voice,
    responsive: input.voice === 'leader',
    names,
    subject,
    ...(dead ? { dead } : {}),
    ...(others.length > 0 ? { others: listOf(others) } : {}),
    theme,
    ...(chosen.id ? { label: occasions[chosen.id].label } : {}),
    ...(event ? { event } : {}),
    matter: chosen.occasion ? theme.matter : withoutOwner(theme),
    naming: theme.naming ?? [],
    address: input.address ?? 'God',
    ...(ownWords ? { ownWords } : {}),
    certain: chosen.occasion !== undefined || chosen.id !== undefined,
    hasText,
    spanish,
    ...(typeof chosen.occasion?.owner === 'object' && !subject.self ? { relation: chosen.occasion.owner.noun } : {}),
    harm,
    sensitive: possibleTopics(text).some((topic) => topic.sensitive),
    needs: [
      ...needs,
      ...(asks && !isList ? alsoNeeded(reading, needsOf(found).length + Math.min(1, asked.length), chosen.id) : []),
    ],
    asked: petitions.length > 0,
    glad,
  };
}

/** The share of a prayer that the needs of a list and what is said on each can have. */
const OF_LIST = 0.8;

/** How likely a concern without a sure situation has to be beside petitions. */
const LIKELY = 0.7;

/** What the text is about: what the person chose first. */
function foundIn({ reading, situation }: Known): readonly FoundConcern[] {
  const found = reading?.concerns?.found ?? [];
  if (!situation) return found;
  const concern = concernOf(situation);
  return [{ concern, situation, probability: 1 }, ...found.filter((one) => one.concern !== concern)];
}

/** Purposes whose prayer speaks of what the text asks for. */
const asking: ReadonlySet<Purpose> = new Set([
  'personal',
  'intercession',
  'healing',
  'grief',
  'anxiety',
  'guidance',
  'lament',
  'thanksgiving',
]);

const isCertainHarm = ({ kind, level, sure }: CareFinding) =>
  sure === true && (harmful.has(kind) || (kind === 'suicide' && level === 'urgent'));

/** The occasions that the text is about besides, when none of its needs belongs to them. */
function alsoNeeded(reading: Reading | undefined, said: number, id: OccasionId | undefined): NeedLines[] {
  if (!reading || said > 1) return [];
  return reading.also.filter((other) => other !== id && other !== 'thanks').map((other) => [occasions[other].ask]);
}

/** Findings of the care gate that mean harm by another person. A tired caregiver is not one of them. */
const harmful: ReadonlySet<CareKind> = new Set([
  'abuse-child',
  'abuse-adult',
  'sexual-assault',
  'trafficking',
  'threat',
]);

/** The person's noun for a gathering ("Easter service"), or the noun of the theme. */
function eventIn(theme: Theme | Topic, text: string): string | undefined {
  const named =
    theme.about || theme === disaster || !('sure' in theme)
      ? 'nouns' in theme && theme.nouns?.exec(text)?.[0]
      : undefined;
  if (named) return named.toLowerCase().replace(feasts, (word) => capitalize(word));
  return 'noun' in theme ? theme.noun : undefined;
}

const feasts =
  /\b(?:easter|christmas|advent|good|friday|palm|sunday|pentecost|thanksgiving|memorial|veterans)\b(?= (?:service|worship|dinner|eve|day|friday|sunday))/g;

/** Phrases that don't say whose it is, for texts that don't either: no "my illness" for an empty form. */
function withoutOwner(theme: Theme | Topic): readonly string[] {
  return theme.matter.filter((phrase) => !/\{(?:whose|he|who|whom|dead)/.test(phrase));
}
