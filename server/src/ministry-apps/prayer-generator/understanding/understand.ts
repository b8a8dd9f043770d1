import { capitalize, listOf } from '../../../app-kit/index.ts';
import { careGate } from '../../../care/index.ts';
import type { CareFinding, CareKind } from '../../../care/types.ts';
import { occasions } from '../data/occasions.ts';
import type { Address } from '../data/speech.ts';
import type { Purpose } from '../data/themes.ts';
import { disaster } from '../data/world.ts';
import type { PrayerInput } from '../fields.ts';
import type { NeedLines, Theme, Topic } from '../theme.ts';
import { subjectFor, subjectOfRead } from './choose-subject.ts';
import { fitting, themeFor } from './choose-theme.ts';
import type { Known } from './known.ts';
import { isSpanish } from './language.ts';
import { readNames } from './names.ts';
import { certainOccasion } from './occasion.ts';
import { everyOther } from './others.ts';
import { isHarsh, isViolent, quotable } from './own-words.ts';
import { findPeople } from './people.ts';
import { requestOf } from './plain-words.ts';
import { prayedFor } from './prayed-for.ts';
import { readNeeds, writeNeeds } from './read-needs.ts';
import type { Reading } from './reading.ts';
import { type Subject, subjectOf } from './subject.ts';
import { isTold, toldIn } from './told.ts';
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
  /** Those who died, in words, where the prayer does not name them already. */
  remembered?: string;
  /** Ids of what the text says is there: a line that takes something else for granted is left out. */
  told?: ReadonlySet<string>;
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
  /** Those of its sentences that no petition is about, when they can be read aloud in the prayer; empty when there are none. */
  quote?: string;
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
  const told = toldIn([text, input.names ?? ''].join('\n'));
  const sorted = prayedFor(text, named, reading);
  // Signs of danger that are not said plainly can be signs of someone else’s: then nothing is said of the one who prays.
  const isAnothers = danger && !isInDanger(text) && sorted.people.length > 0;
  const isOpen = known.situation === undefined && known.chosen === undefined;
  const heard = isAnothers && isOpen ? { ...known, reading: undefined } : known;
  const read = readNeeds({ text, voice, names, known: heard, told, asks, harm });
  const { isList, joyful, found } = read;
  const { theme, ...chosen } = themeFor({
    text,
    purpose,
    harm,
    danger: danger && !isAnothers,
    occasion: isList || isAnothers ? undefined : ruled,
    reading: isList ? undefined : heard.reading && withoutUntold(heard.reading, told),
    chosen: known.chosen,
    joyful,
    found,
    asking: read.onlyAsks,
  });
  // In a text about harm, a person can be the one who does it.
  const mayName = !harsh && (chosen.occasion !== undefined || !harm);
  const people = mayName ? sorted.people : [];
  const readSubject = chosen.id
    ? subjectOfRead(chosen.id, theme, {
        text,
        names,
        people,
        mentioned: named,
        isChosen: known.chosen !== undefined,
        voice,
        whom: known.whom,
      })
    : undefined;
  const { subject, dead } =
    readSubject ??
    subjectFor({ occasion: chosen.occasion, theme, purpose, names, people, voice, hasText, speaksOfSelf });
  const ownWords = quotable(text);
  const event = chosen.occasion?.event ?? eventIn(theme, text);
  const others = everyOther({
    names,
    people: people.filter((one) => one !== chosen.occasion?.owner),
    voice,
    subject,
    dead,
    found: harsh || harm ? [] : sorted.names,
    unnamed,
    inList: isList ? read.petitions.map(({ wordings: [first] }) => first).join(' ') : '',
  });
  const glad = purpose === 'thanksgiving' || joyful;
  const remembered = mayName && !dead ? sorted.died.map((one) => subjectOf(one, [], voice).again) : [];
  const isChosen = known.situation !== undefined || known.chosen !== undefined || input.occasion !== undefined;
  const isFree = purpose === 'personal' && hasText && !spanish && !danger && !harm;
  const chosenAbout = isChosen ? toldIn(aboutIn(theme, known)) : [];
  const { needs, quote } = writeNeeds(read, {
    reading: heard.reading,
    ownWords,
    theme,
    id: chosen.id,
    someoneDied: sorted.died.length > 0 || lost.test(text),
    asks,
    words: known.words ?? 0,
  });
  return {
    purpose,
    voice,
    responsive: input.voice === 'leader',
    names,
    subject,
    ...(dead ? { dead } : {}),
    ...(others.length > 0 ? { others: listOf(others) } : {}),
    ...(remembered.length > 0 ? { remembered: listOf([...new Set(remembered)]) } : {}),
    ...(isFree ? { told: new Set([...told, ...chosenAbout]) } : {}),
    theme,
    ...(chosen.id ? { label: occasions[chosen.id].label } : {}),
    ...(event ? { event } : {}),
    matter: chosen.occasion ? theme.matter : withoutOwner(theme),
    naming: theme.naming ?? [],
    address: input.address ?? 'God',
    ...(ownWords ? { ownWords } : {}),
    ...(quote === undefined ? {} : { quote }),
    certain: chosen.occasion !== undefined || chosen.id !== undefined,
    hasText,
    spanish,
    ...(typeof chosen.occasion?.owner === 'object' && !subject.self ? { relation: chosen.occasion.owner.noun } : {}),
    harm,
    sensitive: possibleTopics(text).some((topic) => topic.sensitive),
    needs: isAnothers ? [safe, ...needs] : needs,
    // Where someone can be in danger, no one is asked what it is about.
    asked: read.petitions.length > 0 || isAnothers,
    glad,
  };
}

/** Where someone in the text can be in danger. */
const safe: NeedLines = [
  'Keep everyone in this safe, and let no one face it alone.',
  'Keep each one safe tonight, near people who care.',
];

/** What a chosen occasion or situation is about, in its own words. */
const aboutIn = (theme: Theme | Topic, { situation }: Known) =>
  [...theme.titles, ...theme.matter, situation?.label, ...(situation?.lines ?? [])].join('\n');

/** "We lost 3 kids in a wreck": words of a death without its verb. */
const lost =
  /\b(?:we|I|they|he|she|family|town|school|church) (?:just |have |has )?lost (?:\d|one|two|three|four|a (?:baby|child|student|friend|good)|(?:my|our|his|her|their) (?:\p{L}+ )?(?:dad|father|mom|mother|husband|wife|son|daughter|brother|sister|baby|child|grand\p{L}+|friend|aunt|uncle|cousin|twins?))\b/iu;

/** Without an occasion that takes for granted what the text does not say. */
function withoutUntold(reading: Reading, told: ReadonlySet<string>): Reading {
  const { occasion, ...rest } = reading;
  if (!occasion) return reading;
  const { titles, matter } = occasions[occasion].theme;
  return [...titles, ...matter].some((line) => isTold(line, told)) ? reading : rest;
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
