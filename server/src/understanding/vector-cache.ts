import { createHash } from 'node:crypto';

/** A sentence whose vector has to be made. */
export interface Waiting {
  sentence: string;
  resolve: (vector: Float32Array) => void;
  reject: (error: unknown) => void;
}

/** Vectors kept by the hash of their sentence: a conversation sends its earlier messages again with each run. */
export interface VectorCache {
  /** The vector of a sentence. One that is not kept is added to `waiting`, for `settle`. */
  vectorOf(sentence: string, waiting: Waiting[]): Promise<Float32Array>;
  clear(): void;
}

export function createVectorCache(mostKept = 1_000): VectorCache {
  const kept = new Map<string, Promise<Float32Array>>();
  return {
    vectorOf(sentence, waiting) {
      const key = createHash('sha256').update(sentence).digest('base64');
      const known = kept.get(key);
      kept.delete(key);
      const vector =
        known ??
        new Promise<Float32Array>((resolve, reject) => {
          waiting.push({ sentence, resolve, reject });
        });
      kept.set(key, vector);
      vector.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest) kept.delete(oldest);
      return vector;
    },
    clear: () => kept.clear(),
  };
}

/** Settles sentences with the vectors of one call. */
export async function settle(
  batch: readonly Waiting[],
  embed: (sentences: string[]) => Promise<readonly Float32Array[]>,
): Promise<void> {
  try {
    const vectors = await embed(batch.map(({ sentence }) => sentence));
    for (const [index, { resolve }] of batch.entries()) resolve(vectors[index] as Float32Array);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
