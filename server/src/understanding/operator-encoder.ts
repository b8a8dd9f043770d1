import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Language } from '@lampstand/sdk/app';
import type { Clock } from '../platform/clock.ts';
import { indexPhrasings, type PhrasingIndex, type PhrasingSet } from './nearest.ts';
import { phrasingFile, preparedIndex, readPhrasings } from './phrasing-file.ts';
import { type SentenceEncoder, similarity } from './sentence-encoder.ts';

/** The operator's own encoder, with prepared phrasings of its own. */
export interface OperatorEncoder {
  reads(language: Language): boolean;
  /**
   * The vector of each text, with the index of the set. Undefined while the endpoint is down, and until the vectors of the
   * set are ready.
   */
  vectorsOf(
    set: PhrasingSet,
    texts: readonly string[],
  ): Promise<{ vectors: Float32Array[]; index: PhrasingIndex } | undefined>;
}

interface OperatorEncoderParts {
  /** Has a short deadline: someone waits for it. */
  encoder: SentenceEncoder;
  /** The same model, with time enough for many phrasings. It keeps no vectors, so that a change of the model is seen. */
  background: SentenceEncoder;
  languages: readonly Language[];
  /** Keeps the vectors of phrasing sets, one file a set. */
  folder: string;
  clock: Clock;
  onFailure: (error: unknown) => void;
}

/** After a failure, the vectors of a set are not tried again before. */
const PAUSE_MS = 60_000;
/** The kept vector of a phrasing and a new one differ by less when the model is still the same. */
const SAME = 0.99;

export function createOperatorEncoder(parts: OperatorEncoderParts): OperatorEncoder {
  const { encoder, background, languages, folder, clock, onFailure } = parts;
  const ready = new Map<string, PhrasingIndex>();
  const preparing = new Set<string>();
  const failedAt = new Map<string, number>();

  /** The index of a set. The first call begins to make it in the background. */
  function indexOf(set: PhrasingSet): PhrasingIndex | undefined {
    const pausing = clock.now() - (failedAt.get(set.id) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS;
    if (!ready.has(set.id) && !preparing.has(set.id) && !pausing) void prepare(set);
    return ready.get(set.id);
  }

  async function prepare(set: PhrasingSet): Promise<void> {
    preparing.add(set.id);
    try {
      ready.set(set.id, (await keptIndex(set)) ?? (await newIndex(set)));
    } catch (error) {
      failedAt.set(set.id, clock.now());
      onFailure(error);
    } finally {
      preparing.delete(set.id);
    }
  }

  const fileOf = (set: PhrasingSet) => join(folder, `${set.id}.bin`);

  /** The vectors of an earlier run, when the endpoint still serves the model that made them. */
  async function keptIndex(set: PhrasingSet): Promise<PhrasingIndex | undefined> {
    const kept = preparedIndex(set, background.model, readPhrasings(fileOf(set)));
    const [first] = set.phrasings;
    if (!kept || !first) return undefined;
    const [vector] = await background.embed([first.text]);
    return fits(vector, kept) && similarity(vector, kept.vectors[0] as Float32Array) > SAME ? kept : undefined;
  }

  async function newIndex(set: PhrasingSet): Promise<PhrasingIndex> {
    const index = await indexPhrasings(set.phrasings, background);
    const vectors = new Map(index.phrasings.map(({ text }, at) => [text, index.vectors[at] as Float32Array]));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${fileOf(set)}.new`, phrasingFile(vectors, background.model));
    renameSync(`${fileOf(set)}.new`, fileOf(set));
    return index;
  }

  return {
    reads: (language) => languages.includes(language),
    async vectorsOf(set, texts) {
      const index = indexOf(set);
      if (!index) return undefined;
      try {
        const vectors = await encoder.embed(texts);
        if (!vectors.every((vector) => fits(vector, index))) {
          ready.delete(set.id);
          throw new Error('The embeddings endpoint serves another model than before; its vectors are made anew.');
        }
        return { vectors, index };
      } catch (error) {
        onFailure(error);
        return undefined;
      }
    },
  };
}

const fits = (vector: Float32Array | undefined, { vectors }: PhrasingIndex): vector is Float32Array =>
  vector !== undefined && vector.length === vectors[0]?.length;

/** Phrasings that a scale is taken from. */
const SAMPLED = 64;

/**
 * By what the distance from 1 of one model's cosines is multiplied to be that of another: models spread them differently, and
 * the floors of apps are for the built-in one. Compares how near the nearest phrasing with another id is.
 */
export async function scaleBetween(from: PhrasingIndex, to: PhrasingIndex): Promise<number> {
  const step = Math.ceil(from.phrasings.length / SAMPLED);
  let here = 0;
  let there = 0;
  for (let at = 0; at < from.phrasings.length; at += step) {
    here += distanceToOthers(from, at);
    there += distanceToOthers(to, at);
    await nextTurn();
  }
  return here > 0 ? there / here : 1;
}

function distanceToOthers({ phrasings, vectors }: PhrasingIndex, at: number): number {
  const id = phrasings[at]?.id;
  const vector = vectors[at] as Float32Array;
  let nearest = -1;
  for (const [index, other] of vectors.entries()) {
    if (phrasings[index]?.id !== id) nearest = Math.max(nearest, similarity(vector, other));
  }
  return 1 - nearest;
}
