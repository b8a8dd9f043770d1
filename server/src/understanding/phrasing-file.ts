import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { PhrasingIndex, PhrasingSet } from './nearest.ts';

interface Header {
  model: string;
  width: number;
  sets: { id: string; hash: string; count: number }[];
}

/** Hash of a set's phrasings in their order; vectors of other phrasings are not used. */
const hashOf = ({ phrasings }: PhrasingSet) =>
  createHash('sha256')
    .update(JSON.stringify(phrasings.map(({ id, text }) => [id, text])))
    .digest('hex');

/** The file of prepared phrasings: a line of JSON, then the vectors of all sets as 32-bit numbers. */
export function phrasingFile(sets: readonly { set: PhrasingSet; index: PhrasingIndex }[], model: string): Buffer {
  const width = sets[0]?.index.vectors[0]?.length ?? 0;
  const header: Header = {
    model,
    width,
    sets: sets.map(({ set }) => ({ id: set.id, hash: hashOf(set), count: set.phrasings.length })),
  };
  const numbers = sets.flatMap(({ index }) =>
    index.vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
  );
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...numbers]);
}

/** Opens the file of `phrasingFile`; a set that has changed since, or a file that is missing, gives undefined. */
export function readPhrasings(path: string): (set: PhrasingSet, model: string) => PhrasingIndex | undefined {
  if (!existsSync(path)) return () => undefined;
  const file = readFileSync(path);
  const end = file.indexOf('\n');
  if (end < 0) return () => undefined;
  const header: Header = JSON.parse(file.subarray(0, end).toString());
  const count = header.sets.reduce((sum, set) => sum + set.count, 0);
  if (file.length - end - 1 !== 4 * count * header.width) return () => undefined;
  // A copy begins at a multiple of four bytes, as 32-bit numbers have to.
  const numbers = new Float32Array(new Uint8Array(file.subarray(end + 1)).buffer);
  return (set, model) => {
    const at = header.sets.findIndex(({ id, hash }) => id === set.id && hash === hashOf(set));
    if (at < 0 || model !== header.model) return undefined;
    const first = header.sets.slice(0, at).reduce((sum, { count }) => sum + count, 0);
    const vectors = set.phrasings.map((_, index) => {
      const start = (first + index) * header.width;
      return numbers.subarray(start, start + header.width);
    });
    return { model, phrasings: set.phrasings, vectors };
  };
}
