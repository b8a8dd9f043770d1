import { cleanText, type Input } from '@lampstand/sdk/app';
import type { FeelingId } from '../data/feelings.ts';
import { type Address, addresses } from '../data/speech.ts';
import { type Purpose, purposes } from '../data/themes.ts';
import type { Theme, Topic } from '../theme.ts';
import { chooseSubject } from './choose-subject.ts';
import { findFeelings } from './feelings.ts';
import { readNames } from './names.ts';
import { findOwnWords } from './own-words.ts';
import { findNames, findPeople, type Person } from './people.ts';
import { findPlace } from './places.ts';
import type { Subject } from './subject.ts';
import { findTimes, type Times } from './times.ts';
import { type FoundTopic, findTopic, findTopics } from './topics.ts';
import { adopted } from './wording.ts';

export interface Facts extends Times {
  purpose: Purpose;
  voice: 'I' | 'we';
  /** Leader and people answer each other. */
  responsive: boolean;
  names: string[];
  subject: Subject;
  /** The one who died, when the text says who. */
  dead?: Subject;
  /** The next person of the text, in words: "my mother". */
  other?: string;
  /** Who is missed: "without Grandpa". */
  absent?: string;
  /** Leads the prayer. */
  theme: Theme | Topic;
  /** Adds to it. */
  second?: Theme | Topic;
  /** Whether the second theme's petitions fit the one who is prayed for. */
  secondAsks: boolean;
  /** The person's noun for what is happening, or the theme's own. */
  event?: string;
  /** Whether the event word is the person's own. */
  ownEvent: boolean;
  where?: string;
  feelings: FeelingId[];
  /** The time that belongs to the event, when both stand in one sentence. */
  eventWhen?: string;
  /** What is happening as noun phrases with slots, the fullest first. */
  matter: readonly string[];
  /** The theme's own ways of naming it. */
  naming: readonly string[];
  address: Address;
  ownWords: string[];
}

/** Reads a run's input with fixed rules: the same input always gives the same facts. */
export function understand(input: Input): Facts {
  const text = cleanText(typeof input.situation === 'string' ? input.situation : '');
  const purpose = purposeOf(input.purpose);
  const voice = input.voice === 'we' || input.voice === 'leader' ? 'we' : 'I';
  const given = readNames(typeof input.names === 'string' ? input.names : undefined);
  const people = findPeople(text);
  const names = given.length > 0 ? given : namesIn(text, people);
  const found = findTopics(text);
  const { theme, second, lead } = themesFor(purpose, found, text);
  const { subject, dead, other, absent } = chooseSubject({
    text,
    people,
    names,
    voice,
    lead,
    theme,
  });
  const noun = [lead?.topic, theme, second].map(nounOf).find((one) => one !== undefined);
  const event: string | undefined = lead ? (lead.event ?? lead.topic.noun) : noun;
  return {
    purpose,
    voice,
    responsive: input.voice === 'leader',
    names,
    subject,
    ...(dead ? { dead } : {}),
    ...(other ? { other } : {}),
    ...(absent ? { absent } : {}),
    theme,
    ...(second ? { second } : {}),
    secondAsks:
      !('about' in theme && theme.about) &&
      theme.id !== 'low' &&
      (subject.self || !ownHeart.includes(second?.id ?? '')) &&
      (!second || second === lead?.topic || !('words' in second) || !purposes[purpose].leads),
    ...(event ? { event } : {}),
    ownEvent: lead?.event !== undefined,
    // A day named with such words would be spoken of as settled.
    ...(lead?.urgent ? {} : { ...findTimes(text), ...eventTime(text, lead) }),
    ...place(text),
    feelings: findFeelings(text),
    matter: lead?.topic.matter ?? unclaimed(theme),
    naming: (lead?.topic ?? theme).naming ?? [],
    address: addressOf(input.address),
    ownWords: findOwnWords(text, {
      names,
      voice,
      ...(lead?.event ? { event: lead.event } : {}),
      adopt: adopted(text, people, subject, names, voice),
    }),
  };
}

function nounOf(theme: Theme | Topic | undefined): string | undefined {
  return theme && 'noun' in theme ? theme.noun : undefined;
}

function purposeOf(value: unknown): Purpose {
  return typeof value === 'string' && Object.hasOwn(purposes, value) ? (value as Purpose) : 'personal';
}

function addressOf(value: unknown): Address {
  return typeof value === 'string' && Object.hasOwn(addresses, value) ? (value as Address) : 'God';
}

function namesIn(text: string, people: readonly Person[]): string[] {
  const beside = people.find(({ name }) => name)?.name;
  return beside ? beside.split(' and ') : findNames(text);
}

// What one says of one's own heart is not asked for somebody else.
const ownHeart: readonly string[] = ['anxiety', 'sleepless', 'low', 'loneliness'];

/** Without a word of the person's about it, nothing is said of whose it is: no "my illness" for an empty form. */
function unclaimed(theme: Theme | Topic): readonly string[] {
  return 'words' in theme ? theme.matter.filter((phrase) => !/\{(?:whose|he)\}/.test(phrase)) : theme.matter;
}

// Harm and the loss of a child are never answered with another theme: confession would blame, thanks would wound.
const alwaysLead: readonly string[] = ['abuse', 'pregnancy-loss'];

/** What the person wrote leads; only purposes that are an act of their own (offering, meal, …) keep the lead. */
function themesFor(purpose: Purpose, found: readonly FoundTopic[], text: string) {
  const own: Theme | Topic = purposes[purpose].theme;
  const [first, next] = found;
  const named = 'nouns' in own && own.nouns ? findTopic({ ...own, words: own.nouns }, text) : undefined;
  if (!first) return named ? { theme: own, lead: named } : { theme: own };
  if (first.urgent || alwaysLead.includes(first.topic.id)) return { theme: first.topic, lead: first };
  const same = found.find(({ topic }) => topic.id === own.id) ?? named;
  const beside = found.find(({ topic }) => topic.id !== own.id);
  if (purposes[purpose].leads || first.topic.id === own.id) {
    const ownMatter = 'about' in own && own.about === 'self';
    const lead = ownMatter || same?.event || !beside ? same : beside;
    return { theme: own, ...(beside ? { second: beside.topic } : {}), ...(lead ? { lead } : {}) };
  }
  return { theme: first.topic, second: next && purpose === 'personal' ? next.topic : own, lead: first };
}

function eventTime(text: string, lead: FoundTopic | undefined): { eventWhen?: string } {
  if (!lead) return {};
  const start = Math.max(text.lastIndexOf('.', lead.start), text.lastIndexOf('\n', lead.start)) + 1;
  const end = text.indexOf('.', lead.start);
  const { when } = findTimes(text.slice(start, end < 0 ? text.length : end));
  return when ? { eventWhen: when } : {};
}

function place(text: string): { where?: string } {
  const where = findPlace(text);
  return where ? { where } : {};
}
