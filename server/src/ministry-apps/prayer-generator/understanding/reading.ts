import { type ClassifierFile, openClassifier } from '../../../understanding/classifier.ts';
import { peopleIn } from '../../../understanding/people.ts';
import type { LabelScore, Understanding } from '../../../understanding/understanding.ts';
import { occasions } from '../data/occasions.ts';
import { concernsOf, type FoundConcerns, readConcerns } from './concerns.ts';
import { groupOf, joys, type OccasionId } from './groups.ts';
import trained from './occasions.json' with { type: 'json' };
import { petitionsIn } from './petitions.ts';

/** What the encoder says about a text. */
export interface Reading {
  /** Set when it is sure. */
  occasion?: OccasionId;
  /** Other occasions that the text is about as well. */
  also: readonly OccasionId[];
  /** The likeliest occasions, best first, for a question. */
  likely: readonly OccasionId[];
  /** The text is likely to be thanks or another joy. */
  joyful: boolean;
  /** What its sentences are about; undefined when a model read it. */
  concerns?: FoundConcerns;
  /** Names of people in the text. */
  names: readonly string[];
}

/** Sure by the classifier alone, and with a word of the occasion in the text; in both cases ahead of the second. */
const SURE = { alone: 0.72, withWord: 0.55, ahead: 0.25 };
/** A second occasion. */
const ALSO = { alone: 0.55, withWord: 0.35 };
/** Joys together. */
const JOYFUL = 0.45;
const classifier = openClassifier(trained.classifier satisfies ClassifierFile);

/** Reads a request; undefined while the encoder is down. */
export async function readRequest(
  text: string,
  understanding: Pick<Understanding, 'classify' | 'choose'>,
): Promise<Reading | undefined> {
  const petitions = petitionsIn(text, 'I');
  const listed = petitions.flatMap(({ about }) => about ?? []);
  const isPraise = praise.test(text) && petitions.every(({ kind }) => kind === 'thanks');
  const [scores, pieces] = await Promise.all([
    understanding.classify(classifier, text),
    readConcerns(text, listed, understanding, isPraise),
  ]);
  if (!scores || !pieces) return undefined;
  const reading = readingOf(text, scores);
  return { ...reading, concerns: concernsOf(pieces, new Set(reading.likely.map(groupOf))), names: namesIn(text) };
}

/** A sentence of praise, and nothing else in it. */
const praise =
  /(?:^|[.!?,\n]\s*|\b(?:today|now) )(?:(?:all )?(?:thank (?:you|u)|thanks be to|praise|glory (?:be )?to|hallelujah)(?:,? (?:god|jesus|lord|the lord|him))+|hallelujah|(?:just |so |very )+(?:grateful|thankful|blessed|proud))\b[^?]{0,20}$/iu;

/** Decides by the probabilities and the words of a text. */
function readingOf(text: string, scores: readonly LabelScore[]): Omit<Reading, 'names'> {
  const ranked = scores.flatMap(({ label, probability }) =>
    label in occasions ? [{ id: label as OccasionId, probability }] : [],
  );
  const cued = ranked.filter(({ id }) => occasions[id].cue?.test(text));
  const likely = [...new Set([...ranked.slice(0, 3), ...cued, ...ranked].map(({ id }) => id))].slice(0, 5);
  const occasion = sureOccasion(ranked, cued);
  const joyful = ranked.some(({ id, probability }) => joys.includes(id) && probability >= JOYFUL);
  const also = ranked
    .filter(
      ({ id, probability }) =>
        id !== occasion &&
        (probability >= ALSO.alone || (probability >= ALSO.withWord && occasions[id].cue?.test(text))),
    )
    .map(({ id }) => id)
    .slice(0, 3);
  return { ...(occasion ? { occasion } : {}), joyful, also, likely };
}

/** Words that are names as well; without a capital letter they are not. */
const ambiguous = /^(?:grace|hope|faith|joy|will|mark|may|june|april|angel|christian|bill|rich|art)$/;

/** The people of a text, with a capital letter. "say grace and" has none. */
export function namesIn(text: string): string[] {
  return peopleIn(text)
    .map((name) => name.replace(/ [([].*$|[()[\]"“”]/g, '').trim())
    .filter((name) => name && !(ambiguous.test(name) && !isPaired(name, text)))
    .map(capitalized);
}

/** Whether a word is beside another as two names are: "grace and mark are". */
function isPaired(name: string, text: string): boolean {
  return new RegExp(`(?:^|[.!?]\\s)(?:${name} and \\p{L}+|\\p{L}+ and ${name}) (?:are|have|were)\\b`, 'iu').test(text);
}

const capitalized = (name: string) => name.replace(/(?<![\p{L}’'])\p{Ll}/gu, (letter) => letter.toUpperCase());

interface Ranked {
  id: OccasionId;
  probability: number;
}

function sureOccasion(ranked: readonly Ranked[], cued: readonly Ranked[]): OccasionId | undefined {
  const [first, second] = ranked;
  if (!first || first.probability - (second?.probability ?? 0) < SURE.ahead) return undefined;
  return first.probability >= (cued.includes(first) ? SURE.withWord : SURE.alone) ? first.id : undefined;
}
