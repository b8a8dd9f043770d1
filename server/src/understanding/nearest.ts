import { type SentenceEncoder, similarity } from './sentence-encoder.ts';

/** A prepared phrasing and what it is a phrasing of. */
export interface Phrasing {
  id: string;
  text: string;
}

/** Prepared phrasings under one name; their vectors are made once. */
export interface PhrasingSet {
  readonly id: string;
  readonly phrasings: readonly Phrasing[];
  /** What is answered, by id: its words tell ids of one subject apart. */
  readonly answers?: ReadonlyMap<string, string>;
}

export interface Near {
  id: string;
  /** The phrasing that is nearest. */
  text: string;
  /** Cosine, up to 1. */
  score: number;
}

/** Prepared phrasings with their vectors. */
export interface PhrasingIndex {
  readonly model: string;
  readonly phrasings: readonly Phrasing[];
  /** One vector a phrasing. */
  readonly vectors: readonly Float32Array[];
}

/** Encodes phrasings; the build does this once for all of an app. */
export async function indexPhrasings(
  phrasings: readonly Phrasing[],
  { model, embed }: SentenceEncoder,
): Promise<PhrasingIndex> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < phrasings.length; at += 32) {
    vectors.push(...(await embed(phrasings.slice(at, at + 32).map(({ text }) => text))));
  }
  return { model, phrasings, vectors };
}

/** The nearest ids, best first, each by the best of the phrasings that are accepted. */
export function nearestOf(
  vector: Float32Array,
  { phrasings, vectors }: PhrasingIndex,
  limit = 5,
  accepts: (phrasing: Phrasing) => boolean = () => true,
): Near[] {
  const best = new Map<string, Near>();
  for (const [index, phrasing] of phrasings.entries()) {
    const { id, text } = phrasing;
    const score = similarity(vector, vectors[index] as Float32Array);
    // `accepts` is asked last, because it takes longer than a similarity.
    if (score > (best.get(id)?.score ?? -1) && accepts(phrasing)) best.set(id, { id, text, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit);
}

/** The first of `near`, when it is above the floor and ahead of the second by the margin. */
export function sureOf(near: readonly Near[], { floor, margin }: { floor: number; margin: number }): Near | undefined {
  const [first, second] = near;
  if (!first || first.score < floor) return undefined;
  return first.score - (second?.score ?? 0) >= margin ? first : undefined;
}
