import { inTurns } from './in-turns.ts';
import type { Translation } from './reader.ts';
import { type ShingleTable, shingleTableOf } from './shingle-table.ts';
import { hashOf, tokensOf } from './tokens.ts';
import type { VerseId } from './verse-id.ts';
import { type Versification, versificationOf } from './versification.ts';
import type { StoredVerse } from './web-files.ts';

/** One text in memory: its words as numbers, where each verse begins, and every five words in a row. About 14 MB a Bible. */
export interface TextIndex extends ShingleTable {
  translation: Translation;
  verses: Versification;
  /** The words of the whole text; 0 stands for a word that this text does not have. */
  words: Uint16Array | Uint32Array;
  /** A document's words in this text's numbers. */
  numbersOf(words: readonly string[]): Uint32Array;
  /** The stretch of words from the first to the last verse, or undefined when neither is there. */
  stretch(first: VerseId, last: VerseId): Stretch | undefined;
  /** The verses from the first to the last place. */
  placesWithin(range: { first: VerseId; last: VerseId }): VerseId[];
  /** The stretch of the one verse that holds a word. */
  verseAround(word: number): Stretch & { place: VerseId };
  /** A stretch as it is printed, from its first to its last word; whole verses with their marks. */
  print(stretch: Stretch): string;
  /** The verses that a stretch touches. */
  placesOf(stretch: Stretch): { first: VerseId; last: VerseId };
}

/** Words from `from` up to and without `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/** Builds the index of one text, in short turns. */
export async function buildTextIndex(translation: Translation, verses: readonly StoredVerse[]): Promise<TextIndex> {
  const { vocabulary, starts, words } = await numbered(verses);
  const hashes = Int32Array.from([0, ...Array.from(vocabulary.keys(), hashOf)]);
  const table = await shingleTableOf(words, hashes);
  const texts = await packed(verses);
  const places = Uint32Array.from(verses, ({ place }) => place);
  const verseOf = (word: number) => lastAtMost(starts, word, verses.length - 1);
  const versesWithin = (first: VerseId, last: VerseId) =>
    [lastAtMost(places, first - 1, verses.length - 1) + 1, lastAtMost(places, last, verses.length - 1)] as const;
  const wordsOfVerse = (verse: number): Stretch => ({ from: starts[verse] ?? 0, to: starts[verse + 1] ?? 0 });
  return {
    ...table,
    translation,
    words,
    verses: versificationOf(places),
    numbersOf: (typed) => Uint32Array.from(typed, (word) => vocabulary.get(word) ?? 0),
    placesWithin({ first, last }) {
      const [from, to] = versesWithin(first, last);
      return [...places.subarray(from, to + 1)];
    },
    stretch(first, last) {
      const [from, to] = versesWithin(first, last);
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

/** Each word's number, from 1 in the order of their first use, and where each verse begins. */
async function numbered(verses: readonly StoredVerse[]) {
  const turn = inTurns();
  const vocabulary = new Map<string, number>();
  const starts = new Uint32Array(verses.length + 1);
  let all = new Uint32Array(1 << 16);
  let count = 0;
  for (const [at, { text }] of verses.entries()) {
    starts[at] = count;
    const tokens = tokensOf(text);
    if (count + tokens.length > all.length) all = withRoom(all, count + tokens.length);
    for (const { word } of tokens) {
      const number = vocabulary.get(word) ?? vocabulary.size + 1;
      if (number > vocabulary.size) vocabulary.set(word, number);
      all[count] = number;
      count += 1;
    }
    if (at % 50 === 49) await turn();
  }
  starts[verses.length] = count;
  const words = all.subarray(0, count);
  return { vocabulary, starts, words: vocabulary.size < 65_536 ? new Uint16Array(words) : words.slice() };
}

function withRoom(all: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(Math.max(all.length * 2, least));
  more.set(all);
  return more;
}

// One buffer for all verses: thirty thousand strings would take three times the room.
async function packed(verses: readonly StoredVerse[]): Promise<(verse: number) => string> {
  const turn = inTurns();
  const buffers: Buffer[] = [];
  const offsets = new Uint32Array(verses.length + 1);
  for (const [at, { text }] of verses.entries()) {
    const buffer = Buffer.from(text);
    buffers.push(buffer);
    offsets[at + 1] = (offsets[at] ?? 0) + buffer.length;
    if (at % 500 === 499) await turn();
  }
  const all = Buffer.concat(buffers);
  await turn();
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
