import { spokenWordsIn } from '../../../app-kit/index.ts';
import { occasions } from '../data/occasions.ts';
import type { NeedLines, Theme, Topic } from '../theme.ts';
import { concernOf, type FoundConcern } from './concerns.ts';
import { excerptOf } from './excerpt.ts';
import type { OccasionId } from './groups.ts';
import type { Known } from './known.ts';
import { listsDifferent, MOST_NEEDS, needsAsked, needsOf } from './needs.ts';
import { type Petition, petitionsIn } from './petitions.ts';
import type { Reading } from './reading.ts';
import { type PlainNeed, plainNeeds } from './states.ts';
import { isTold } from './told.ts';

/** What a text asks for, and what it tells of needs and joys. */
export interface ReadNeeds {
  /** What it asks or gives thanks for in so many words. */
  petitions: readonly Petition[];
  /** What it says of feelings, wishes and doubts. */
  plain: readonly PlainNeed[];
  /** What its sentences are about. */
  found: readonly FoundConcern[];
  listed: ReadonlyMap<string, FoundConcern> | undefined;
  /** It lists needs that are about different things. */
  isList: boolean;
  thankful: boolean;
  onlyAsks: boolean;
  /** It is mainly thanks or a joy. */
  joyful: boolean;
}

interface Asking {
  text: string;
  voice: 'I' | 'we';
  names: readonly string[];
  known: Known;
  /** Ids of what the text says is there. */
  told: ReadonlySet<string>;
  /** The prayer speaks of what the text asks for. */
  asks: boolean;
  harm: boolean;
}

/** How likely a concern without a sure situation has to be beside petitions. */
const LIKELY = 0.6;
/** The share of a prayer that the needs of a list and what is said on each can have. */
const OF_LIST = 0.8;
/** The share of a prayer that a quotation can have: beside prepared petitions, and without them. */
const QUOTED = { beside: 0.4, alone: 0.5 };
/** Words of the beginning, the naming and one petition: what is asked for in so many words is never left out for a quotation. */
const AROUND = 50;
/** The share of a sentence's words that a petition repeats when it says it all. */
const REPEATED = 0.6;

/** Reads what a text asks for and tells of. A concern that takes for granted what the text does not say is none of it. */
export function readNeeds({ text, voice, names, known, told, asks, harm }: Asking): ReadNeeds {
  const { reading, chosen, situation: answered } = known;
  // Each petition is checked by itself: "I’d hate to lose it" is no hatred.
  const petitions = asks && !harm ? petitionsIn(text, voice, [...names, ...(reading?.names ?? [])]) : [];
  const plain = asks && !harm ? plainNeeds(text, { voice, names }) : [];
  const thankful = petitions.length > 0 && petitions.every(({ kind }) => kind === 'thanks');
  const onlyAsks = petitions.length > 0 && petitions.every(({ kind }) => kind === 'ask');
  const seemsGlad = reading?.joyful === true && !onlyAsks;
  // Beside what the text asks for itself, a guess has to be likelier; beside thanks it has to be a joy.
  const listed = reading?.concerns?.listed;
  const inList = new Set([...(listed?.values() ?? [])].map(({ concern }) => concern));
  const found = (asks && chosen !== 'other' ? foundIn(known) : [])
    .filter(({ concern }) => !inList.has(concern))
    .filter(({ situation, probability }) =>
      thankful || (seemsGlad && !situation)
        ? situation?.glad
        : petitions.length === 0 || situation || probability >= LIKELY,
    )
    .filter(
      ({ concern, situation }) =>
        (answered !== undefined && situation === answered) ||
        (isTold(concern.what, told) && (situation ?? concern).lines.some((line) => isTold(line, told))),
    );
  const situations = found.flatMap(({ situation }) => situation ?? []);
  return {
    petitions,
    plain,
    found,
    listed,
    isList: listsDifferent(petitions, listed),
    thankful,
    onlyAsks,
    joyful: asks && (thankful || (situations.length > 0 ? situations.every(({ glad }) => glad) : seemsGlad)),
  };
}

/** What the text is about: what the person chose first. */
function foundIn({ reading, situation }: Known): readonly FoundConcern[] {
  const found = reading?.concerns?.found ?? [];
  if (!situation) return found;
  const concern = concernOf(situation);
  return [{ concern, situation, probability: 1 }, ...found.filter((one) => one.concern !== concern)];
}

interface Written {
  reading: Reading | undefined;
  ownWords: string | undefined;
  theme: Theme | Topic;
  id: OccasionId | undefined;
  /** Someone in the text died. */
  someoneDied: boolean;
  asks: boolean;
  /** Words of the whole prayer. */
  words: number;
}

/** Petitions for everything that was read, the person's own first; and the sentences that none of them is about. */
export function writeNeeds(
  { petitions, plain, found, listed, isList }: ReadNeeds,
  { reading, ownWords, theme, id, someoneDied, asks, words }: Written,
): { needs: NeedLines[]; quote?: string } {
  const asked = needsAsked(petitions, listed, words * OF_LIST);
  const prepared = needsOf(found, asked.length + plain.length > 0);
  const grieves =
    asks &&
    someoneDied &&
    theme.id !== 'death' &&
    !reading?.also.includes('death') &&
    !found.some(({ concern }) => concern.group === 'grief');
  const also = asks && !isList ? alsoNeeded(reading, prepared.length + Math.min(1, asked.length), id) : [];
  const quote =
    ownWords &&
    excerptOf(ownWords, {
      isCovered: coverage(found, plain, petitions, reading),
      most: Math.min(
        words * (prepared.length > 0 || id ? QUOTED.beside : QUOTED.alone),
        words - AROUND - spokenWordsIn([...asked, ...plain.map(({ lines }) => lines)].map(([line]) => line).join(' ')),
      ),
    });
  const own = plain.map(({ lines, told }) => (told && !quote?.includes(told) ? withTold(lines, told) : lines));
  const needs = [
    ...asked,
    ...(grieves ? [mourning] : []),
    ...prepared.slice(0, 1),
    ...own,
    ...prepared.slice(1),
    ...also,
  ].slice(0, Math.max(MOST_NEEDS, asked.length + own.length + 1));
  return { needs, ...(quote === undefined ? {} : { quote }) };
}

/** For a death that the prayer does not know more of. */
const mourning: NeedLines = ['Comfort everyone who grieves.', 'Be near to all who grieve.'];

/** "I am so nervous about being the oldest one in the room. Give me courage." */
const withTold = ([first, ...more]: NeedLines, told: string): NeedLines => [
  `${told} ${first}`,
  ...more.map((line) => `${told} ${line}`),
];

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether the prayer asks for what a sentence tells: a petition is read from it, or from a clause of it. */
function coverage(
  found: readonly FoundConcern[],
  plain: readonly PlainNeed[],
  petitions: readonly Petition[],
  reading: Reading | undefined,
) {
  const concerns = new Set(found.map(({ concern }) => concern.id));
  const said = [
    ...(reading?.concerns?.pieces ?? []).flatMap(({ text, concern }) => (concern && concerns.has(concern) ? text : [])),
    ...plain.map(({ from }) => from),
  ].map(letters);
  return (sentence: string) => {
    const own = letters(sentence);
    return said.some((one) => own.includes(one) || one.includes(own)) || isRepeated(sentence, petitions);
  };
}

/** Whether the petitions say most words of a sentence. */
function isRepeated(sentence: string, petitions: readonly Petition[]): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const said = new Set(petitions.flatMap(({ wordings: [first] }) => wordsOf(first)));
  const words = wordsOf(sentence);
  return words.filter((word) => said.has(word)).length >= words.length * REPEATED;
}

/** The occasions that the text is about besides, when none of its needs belongs to them. */
function alsoNeeded(reading: Reading | undefined, said: number, id: OccasionId | undefined): NeedLines[] {
  if (!reading || said > 1) return [];
  return reading.also.filter((other) => other !== id && other !== 'thanks').map((other) => [occasions[other].ask]);
}
