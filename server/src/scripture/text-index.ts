import type { Place } from './place.ts';
import type { Translation } from './reader.ts';
import { tokensOf } from './tokens.ts';
import { type Versification, versificationOf } from './versification.ts';
import type { StoredVerse } from './web-files.ts';

/** Words in a row that make a quotation findable. */
export const SHINGLE = 5;
/** Places looked at for words that stand in many verses ("and the lord spoke to moses"). */
const MOST_PLACES = 48;
const BUCKET_BITS = 19;

/** One text in memory: its words as numbers, where each verse begins, and every five words in a row. About 12 MB a Bible. */
export interface TextIndex {
  translation: Translation;
  verses: Versification;
  /** The words of the whole text; 0 stands for a word that this text does not have. */
  words: Uint16Array | Uint32Array;
  /** A document's words in this text's numbers. */
  numbersOf(words: readonly string[]): Uint32Array;
  /** Where the five words at `at` stand in the text. */
  find(numbers: Uint32Array, at: number, most?: number): number[];
  /** The stretch of words from the first to the last verse, or undefined when neither is there. */
  stretch(first: Place, last: Place): Stretch | undefined;
  /** The stretch of the one verse that holds a word. */
  verseAround(word: number): Stretch & { place: Place };
  /** A stretch as it is printed, from its first to its last word; whole verses with their marks. */
  print(stretch: Stretch): string;
  /** The verses that a stretch touches. */
  placesOf(stretch: Stretch): { first: Place; last: Place };
}

/** Words from `from` up to and without `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/** Builds the index of one text; gives the event loop a turn now and then. */
export async function buildTextIndex(translation: Translation, verses: readonly StoredVerse[]): Promise<TextIndex> {
  const vocabulary = new Map<string, number>();
  const starts = new Uint32Array(verses.length + 1);
  const all: number[] = [];
  for (const [at, { text }] of verses.entries()) {
    starts[at] = all.length;
    for (const { word } of tokensOf(text)) {
      const number = vocabulary.get(word) ?? vocabulary.size + 1;
      if (number > vocabulary.size) vocabulary.set(word, number);
      all.push(number);
    }
    if (at % 500 === 499) await nextTurn();
  }
  starts[verses.length] = all.length;
  const words = vocabulary.size < 65_536 ? Uint16Array.from(all) : Uint32Array.from(all);
  await nextTurn();
  const { heads, positions } = bucketed(words);
  const places = Uint32Array.from(verses, ({ place }) => place);
  const texts = packed(verses.map(({ text }) => text));
  const verseOf = (word: number) => lastAtMost(starts, word, verses.length - 1);
  const wordsOfVerse = (verse: number): Stretch => ({ from: starts[verse] ?? 0, to: starts[verse + 1] ?? 0 });
  return {
    translation,
    words,
    verses: versificationOf(places),
    numbersOf: (typed) => Uint32Array.from(typed, (word) => vocabulary.get(word) ?? 0),
    find(numbers, at, most = MOST_PLACES) {
      const found: number[] = [];
      for (let known = at; known < at + SHINGLE; known += 1) if (!numbers[known]) return found;
      const bucket = hashAt(numbers, at);
      for (let i = heads[bucket] ?? 0; i < (heads[bucket + 1] ?? 0) && found.length < most; i += 1) {
        const position = positions[i] ?? 0;
        if (sameAt(words, position, numbers, at)) found.push(position);
      }
      return found;
    },
    stretch(first, last) {
      const [from, to] = [
        lastAtMost(places, first - 1, verses.length - 1) + 1,
        lastAtMost(places, last, verses.length - 1),
      ];
      return from <= to ? { from: starts[from] ?? 0, to: starts[to + 1] ?? 0 } : undefined;
    },
    verseAround(word) {
      const verse = verseOf(word);
      return { ...wordsOfVerse(verse), place: places[verse] ?? 0 };
    },
    print({ from, to }) {
      const [first, last] = [verseOf(from), verseOf(to - 1)];
      const printed: string[] = [];
      for (let verse = first; verse <= last; verse += 1) {
        const text = texts(verse);
        const { from: begin, to: end } = wordsOfVerse(verse);
        const tokens = from > begin || to < end ? tokensOf(text) : [];
        const start = from > begin ? tokens[from - begin]?.start : 0;
        printed.push(text.slice(start, to < end ? tokens[to - 1 - begin]?.end : text.length));
      }
      return printed.join(' ');
    },
    placesOf: ({ from, to }) => ({ first: places[verseOf(from)] ?? 0, last: places[verseOf(to - 1)] ?? 0 }),
  };
}

// Positions sorted by the hash of the five words that begin there: a table of heads and one of positions, no objects.
function bucketed(words: Uint16Array | Uint32Array) {
  const count = Math.max(0, words.length - SHINGLE + 1);
  const heads = new Uint32Array((1 << BUCKET_BITS) + 1);
  for (let at = 0; at < count; at += 1) heads[hashAt(words, at) + 1] = (heads[hashAt(words, at) + 1] ?? 0) + 1;
  for (let at = 1; at < heads.length; at += 1) heads[at] = (heads[at] ?? 0) + (heads[at - 1] ?? 0);
  const next = heads.slice();
  const positions = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) {
    const bucket = hashAt(words, at);
    const slot = next[bucket] ?? 0;
    positions[slot] = at;
    next[bucket] = slot + 1;
  }
  return { heads, positions };
}

function hashAt(words: Uint16Array | Uint32Array, at: number): number {
  let hash = 0x811c9dc5;
  for (let i = at; i < at + SHINGLE; i += 1) hash = Math.imul(hash ^ (words[i] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
  return hash >>> (32 - BUCKET_BITS);
}

function sameAt(words: Uint16Array | Uint32Array, position: number, numbers: Uint32Array, at: number): boolean {
  for (let i = 0; i < SHINGLE; i += 1) if (words[position + i] !== numbers[at + i]) return false;
  return true;
}

// One buffer for all verses: thirty thousand strings would take three times the room.
function packed(texts: readonly string[]): (verse: number) => string {
  const buffers = texts.map((text) => Buffer.from(text));
  const offsets = new Uint32Array(texts.length + 1);
  for (const [at, { length }] of buffers.entries()) offsets[at + 1] = (offsets[at] ?? 0) + length;
  const all = Buffer.concat(buffers);
  return (verse) => all.toString('utf8', offsets[verse], offsets[verse + 1]);
}

/** Index of the last entry that is at most `value`, among the first `most + 1`; -1 when there is none. */
function lastAtMost(sorted: Uint32Array, value: number, most: number): number {
  let [low, high] = [0, most];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle - 1;
  }
  return high;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
