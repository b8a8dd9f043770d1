import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PhrasingIndex, PhrasingSet } from './nearest.ts';

interface Header {
  model: string;
  width: number;
  /** A key for each text, in the order of the vectors. A file of before November 23, 2026 has none. */
  keys?: string[];
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** The file of prepared vectors: a line of JSON, then the vectors of all texts as 32-bit numbers. */
export function phrasingFile(vectors: ReadonlyMap<string, Float32Array>, model: string): Buffer {
  const [first] = vectors.values();
  const width = first?.length ?? 0;
  const header: Header = { model, width, keys: [...vectors.keys()].map(keyOf) };
  const numbers = new Float32Array(vectors.size * width);
  for (const [index, vector] of [...vectors.values()].entries()) numbers.set(vector, index * width);
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(numbers.buffer)]);
}

/** Vectors that were made earlier: by the build, or with the operator's encoder. */
export interface PreparedVectors {
  readonly model: string | undefined;
  vectorOf(text: string): Float32Array | undefined;
}

const none: PreparedVectors = { model: undefined, vectorOf: () => undefined };

/** Opens the file of `phrasingFile`; a file that is missing or cut off has no vectors. */
export function readPhrasings(path: string): PreparedVectors {
  if (!existsSync(path)) return none;
  const file = readFileSync(path);
  const end = file.indexOf('\n');
  if (end < 0) return none;
  const { model, width, keys = [] }: Header = JSON.parse(file.subarray(0, end).toString());
  if (file.length - end - 1 !== 4 * keys.length * width) return none;
  // A copy begins at a multiple of four bytes, as 32-bit numbers have to.
  const numbers = new Float32Array(new Uint8Array(file.subarray(end + 1)).buffer);
  const places = new Map(keys.map((key, index) => [key, index * width]));
  return {
    model,
    vectorOf(text) {
      const start = places.get(keyOf(text));
      return start === undefined ? undefined : numbers.subarray(start, start + width);
    },
  };
}

/** The index of a set whose texts all have vectors of this model; undefined otherwise. */
export function preparedIndex(
  { phrasings }: PhrasingSet,
  model: string,
  prepared: PreparedVectors,
): PhrasingIndex | undefined {
  if (prepared.model !== model) return undefined;
  const vectors = phrasings.flatMap(({ text }) => prepared.vectorOf(text) ?? []);
  return vectors.length === phrasings.length ? { model, phrasings, vectors } : undefined;
}
