/** Model name of `loadUniversalEncoder`; it reads English. */
export const UNIVERSAL_ENCODER = 'universal-sentence-encoder-lite';

/** Turns sentences into vectors whose nearness is nearness of meaning. */
export interface SentenceEncoder {
  /** Vectors of different models can't be compared. */
  readonly model: string;
  /**
   * One vector of length 1 a sentence, in their order. The same sentence has the same vector.
   * @throws when the encoder is down or has too much to do; callers go on without vectors.
   */
  embed(sentences: readonly string[]): Promise<Float32Array[]>;
}

/** Cosine of two vectors of length 1: 1 for the same meaning, about 0 for none in common. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The mean of vectors, as a vector of length 1. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (vector[i] ?? 0);
  return unit(mean);
}

/** Changes `vector` to length 1. */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(similarity(vector, vector)) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
  return vector;
}
