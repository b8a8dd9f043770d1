import { stemmer } from 'stemmer';
import { wordsOf } from '../text/tokens.ts';
import { similarity, unit } from './sentence-encoder.ts';

/** One of few things that a text can mean. */
export interface Candidate {
  id: string;
  /** Vectors of its phrasings. */
  vectors: readonly Float32Array[];
  /** Stems of its phrasings. */
  asked: ReadonlySet<string>;
  /** Stems of its answer. */
  said: ReadonlySet<string>;
}

export interface Ranked {
  id: string;
  /** 0 to 1; what is missing to 1 over all candidates is the probability that none of them is meant. */
  probability: number;
}

/**
 * How much each sign counts, learned from prepared questions that were left out one by one (also with their answer left out,
 * and asked of another subject). `apart` is the mean cosine after what all candidates have in common is taken away:
 * without that, the name of their subject hides what is asked about it.
 */
const weights = { nearest: 0.87, apart: 6.53, asked: 2.03, said: 3.69, none: 4.58 };
/** Weight of a word that all candidates have. */
const LEAST_RARITY = 0.05;

/** Ranks what a text can mean, the likeliest first. `rarity` is high for a stem that few texts have. */
export function rankAmong(
  { vector, stems }: { vector: Float32Array; stems: ReadonlySet<string> },
  candidates: readonly Candidate[],
  rarity: (stem: string) => number,
): Ranked[] {
  if (candidates.length === 0) return [];
  const common = centerOf(candidates.flatMap(({ vectors }) => vectors));
  const own = without(vector, common);
  const have = (stem: string) => candidates.filter(({ asked }) => asked.has(stem)).length;
  const weightOf = new Map(
    [...stems].map((stem) => [
      stem,
      rarity(stem) * Math.max(Math.log((candidates.length + 1) / (have(stem) + 0.5)), LEAST_RARITY),
    ]),
  );
  const all = sum([...weightOf.values()]) || 1;
  const share = (words: ReadonlySet<string>) =>
    sum([...weightOf].flatMap(([stem, weight]) => (words.has(stem) ? weight : []))) / all;
  const scores = candidates.map(({ vectors, asked, said }) => {
    const nearest = Math.max(...vectors.map((one) => similarity(vector, one)));
    const apart = sum(vectors.map((one) => similarity(own, without(one, common)))) / vectors.length;
    return Math.exp(
      weights.nearest * nearest + weights.apart * apart + weights.asked * share(asked) + weights.said * share(said),
    );
  });
  const total = sum(scores) + Math.exp(weights.none);
  return candidates
    .map(({ id }, index) => ({ id, probability: (scores[index] ?? 0) / total }))
    .sort((a, b) => b.probability - a.probability);
}

const stopWords = new Set(
  (
    'a an the i im ive id ill me my mine myself we our us you your he his him she her hers it its they them their theirs is am are was were be been being ' +
    'do does did doing dont doesnt didnt of to in on at for with about from by as and or but if so that this these those what whats which who whom when where why how there ' +
    'then than too very just not no have has had having can cant could would wont will should u ur please pray'
  ).split(' '),
);

/** The stems of a text without its smallest words. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.toLowerCase().replace(/['’]/g, ''))
      .filter((word) => !stopWords.has(word))
      .map(stemmer),
  );

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function centerOf(vectors: readonly Float32Array[]): Float32Array {
  const center = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    for (let i = 0; i < center.length; i++) center[i] = (center[i] ?? 0) + (vector[i] ?? 0) / vectors.length;
  }
  return center;
}

const without = (vector: Float32Array, common: Float32Array) =>
  unit(vector.map((value, index) => value - (common[index] ?? 0)));
