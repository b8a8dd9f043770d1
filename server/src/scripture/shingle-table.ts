import { inTurns } from './in-turns.ts';

/** Words in a row by which a quotation is found. */
export const SHINGLE = 5;
/** Most positions that are compared for words of many verses ("and the lord spoke to moses"). */
const MOST_PLACES = 48;
const BUCKET_BITS = 19;
const FILTER_BITS = 24;
/** Positions that are sorted before other work can run. */
const STEP = 8_192;

type Numbers = Uint16Array | Uint32Array;

/** Index of every five words in a row of a text. */
export interface ShingleTable {
  /** Positions of the five words at `at` in the text, given as the text's word numbers; 0 is a word that it lacks. */
  find(numbers: Uint32Array, at: number, most?: number): number[];
  /** Whether the text can hold the five words at `at`, by their hashes (tokens.ts). False is certain. */
  mayHold(hashes: Int32Array, at: number): boolean;
}

/** Sorts the positions of a text by the five words that begin there. `hashes` are those of its words, by number. */
export async function shingleTableOf(words: Numbers, hashes: Int32Array): Promise<ShingleTable> {
  const turn = inTurns();
  const count = Math.max(0, words.length - SHINGLE + 1);
  const heads = new Uint32Array((1 << BUCKET_BITS) + 1);
  const filter = new Uint32Array(1 << (FILTER_BITS - 5));
  const inText = new Int32Array(SHINGLE);
  for (let at = 0; at < count; at += 1) {
    const bucket = bucketAt(words, at) + 1;
    heads[bucket] = (heads[bucket] ?? 0) + 1;
    for (let i = 0; i < SHINGLE; i += 1) inText[i] = hashes[words[at + i] ?? 0] ?? 0;
    const hash = hashAt(inText, 0);
    mark(filter, hash >>> (32 - FILTER_BITS));
    mark(filter, again(hash) >>> (32 - FILTER_BITS));
    if (at % STEP === 0) await turn();
  }
  for (let at = 1; at < heads.length; at += 1) heads[at] = (heads[at] ?? 0) + (heads[at - 1] ?? 0);
  await turn();
  const next = heads.slice();
  const positions = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const bucket = bucketAt(words, at);
    const slot = next[bucket] ?? 0;
    positions[slot] = at;
    next[bucket] = slot + 1;
    if (at % STEP === 0) await turn();
  }
  return {
    find(numbers, at, most = MOST_PLACES) {
      const found: number[] = [];
      for (let known = at; known < at + SHINGLE; known += 1) if (!numbers[known]) return found;
      const bucket = bucketAt(numbers, at);
      for (let i = heads[bucket] ?? 0; i < (heads[bucket + 1] ?? 0) && found.length < most; i += 1) {
        const position = positions[i] ?? 0;
        if (sameAt(words, position, numbers, at)) found.push(position);
      }
      return found;
    },
    mayHold(typed, at) {
      const hash = hashAt(typed, at);
      return isMarked(filter, hash >>> (32 - FILTER_BITS)) && isMarked(filter, again(hash) >>> (32 - FILTER_BITS));
    },
  };
}

function bucketAt(words: Numbers, at: number): number {
  let hash = 0x811c9dc5;
  for (let i = at; i < at + SHINGLE; i += 1) hash = Math.imul(hash ^ (words[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash >>> (32 - BUCKET_BITS);
}

function sameAt(words: Numbers, position: number, numbers: Uint32Array, at: number): boolean {
  for (let i = 0; i < SHINGLE; i += 1) if (words[position + i] !== numbers[at + i]) return false;
  return true;
}

function hashAt(hashes: Int32Array, at: number): number {
  let hash = 0;
  for (let i = at; i < at + SHINGLE; i += 1) hash = Math.imul(hash ^ (hashes[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash;
}

const again = (hash: number) => Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
const isMarked = (filter: Uint32Array, bit: number) => (((filter[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;

function mark(filter: Uint32Array, bit: number): void {
  filter[bit >>> 5] = (filter[bit >>> 5] ?? 0) | (1 << (bit & 31));
}
