import { sentencesOf } from '../../../text/sentences.ts';
import { openSoftmax, type SoftmaxFile } from '../../../understanding/softmax.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Concern, Situation } from '../data/concern.ts';
import { concerns } from '../data/concerns/index.ts';
import type { Group } from './groups.ts';
import trained from './situations.json' with { type: 'json' };

/** Something that a text is about. */
export interface FoundConcern {
  concern: Concern;
  /** Set when it is sure which one. */
  situation?: Situation;
  /** 0 to 1. */
  probability: number;
}

/** What the sentences of a text are about. */
export interface FoundConcerns {
  /** In the order of the text. */
  found: readonly FoundConcern[];
  /** The likeliest situations, best first, for a question. */
  likely: readonly Situation[];
}

/**
 * How likely a concern has to be, and one of its situations: of wordings by another hand that were not learned from, three of
 * four concerns are right from a half on. Less is enough where the whole text reads like the same group.
 */
const SURE = { concern: 0.55, inGroup: 0.4, situation: 0.6 };
/** A longer sentence is read in clauses as well. */
const LONG_SENTENCE = 10;
const SHORT_CLAUSE = 4;
const MOST_PIECES = 24;
const MOST_LIKELY = 4;
/** Situations of one concern in a question. */
const OF_ONE_CONCERN = 2;

const classifier = openSoftmax(trained.classifier satisfies SoftmaxFile);
const places = new Map(
  concerns.flatMap((concern) => concern.situations.map((situation) => [situation.id, { concern, situation }])),
);
/** Concern and situation of each label; undefined for sentences that are about nothing in particular. */
const meant = classifier.labels.map((label) => places.get(label));

/** Returns the situation with an id. */
export const situationWith = (id: string) => places.get(id)?.situation;

/** The concern that a situation belongs to. */
export function concernOf({ id }: Situation): Concern {
  const found = places.get(id);
  if (!found) throw new Error(`There is no situation ${id}.`);
  return found.concern;
}

/** Reads a request sentence by sentence, for `concernsOf`; undefined while the encoder is down. */
export async function readConcerns(
  text: string,
  understanding: Pick<Understanding, 'choose'>,
): Promise<Float32Array[] | undefined> {
  return understanding.choose(classifier, piecesOf(text));
}

/** Sentences, and the clauses of long ones after them. */
function piecesOf(text: string): string[] {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  const pieces = sentences.flatMap((sentence) => {
    if (sentence.split(/\s+/).length <= LONG_SENTENCE) return [sentence];
    const clauses = joined(sentence.split(/(?<=[,;:–])\s+|\s+(?=(?:and|but|because|so|since|although|while)\s)/));
    return clauses.length > 1 ? [sentence, ...clauses] : [sentence];
  });
  return pieces.filter((piece) => piece.split(/\s+/).length > 1).slice(0, MOST_PIECES);
}

/** Joins clauses that are too short to say something with the next one. */
function joined(clauses: readonly string[]): string[] {
  const all: string[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    if (last !== undefined && last.split(/\s+/).length <= SHORT_CLAUSE) all[all.length - 1] = `${last} ${clause}`;
    else all.push(clause);
  }
  return all;
}

/** What the sentences are about. `groups`: those that the text as a whole is likely to belong to. */
export function concernsOf(read: readonly Float32Array[], groups: ReadonlySet<Group | undefined>): FoundConcerns {
  const found = new Map<Concern, FoundConcern>();
  const best = new Map<Situation, number>();
  for (const probabilities of read) {
    const { concern, probability, situation, share } = likeliest(probabilities, best);
    if (!concern || probability < (groups.has(concern.group) ? SURE.inGroup : SURE.concern)) continue;
    const before = found.get(concern);
    const sure = situation && share >= SURE.situation ? { situation } : {};
    if (!before || (!before.situation && 'situation' in sure)) found.set(concern, { concern, probability, ...sure });
  }
  return { found: [...found.values()], likely: likelyOf(best) };
}

/** The likeliest concern of one piece with its likeliest situation; notes each situation's best probability in `best`. */
function likeliest(probabilities: Float32Array, best: Map<Situation, number>) {
  const totals = new Map<Concern, number>();
  for (const [index, place] of meant.entries()) {
    if (!place) continue;
    const probability = probabilities[index] ?? 0;
    totals.set(place.concern, (totals.get(place.concern) ?? 0) + probability);
    if (probability > (best.get(place.situation) ?? 0)) best.set(place.situation, probability);
  }
  const [concern, probability = 0] = [...totals].reduce<[Concern | undefined, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [undefined, 0],
  );
  let situation: Situation | undefined;
  let share = 0;
  let glad = 0;
  for (const [index, place] of meant.entries()) {
    const own = probabilities[index] ?? 0;
    if (!place || place.concern !== concern) continue;
    if (place.situation.glad) glad += own;
    if (own > share) [situation, share] = [place.situation, own];
  }
  // Joys of one concern can be told in each other's words.
  return { concern, probability, situation, share: situation?.glad ? glad : share };
}

function likelyOf(best: ReadonlyMap<Situation, number>): Situation[] {
  const chosen: Situation[] = [];
  for (const [situation] of [...best].sort((a, b) => b[1] - a[1])) {
    if (chosen.length === MOST_LIKELY) break;
    const concern = concernOf(situation);
    if (chosen.filter((one) => concernOf(one) === concern).length < OF_ONE_CONCERN) chosen.push(situation);
  }
  return chosen;
}
