import { inTurns } from './in-turns.ts';
import type { Translation } from './reader.ts';
import { type ShingleTable, shingleTableOf } from './shingle-table.ts';
import { hashOf, tokensOf } from './tokens.ts';
import type { VerseId } from './verse-id.ts';
import { type Versification, versificationOf } from './versification.ts';
import type { StoredVerse } from './web-files.ts';

/** One text in memory: word numbers, starts of verses, and an index of five words in a row. About 14 MB a Bible. */
export interface TextIndex extends ShingleTable {
  translation: Translation;
  verses: Versification;
  /** The words of the whole text as numbers; 0 is a word that this text lacks. */
  words: Uint16Array | Uint32Array;
  /** A document's words in this text's numbers. */
  numbersOf(words: readonly string[]): Uint32Array;
  /** Word range from the first to the last verse, or undefined when none of them exists. */
  wordsWithin(first: VerseId, last: VerseId): WordRange | undefined;
  /** Ids of the verses in a range. */
  versesWithin(range: { first: VerseId; last: VerseId }): VerseId[];
  /** Word range of the verse that holds a word. */
  verseAround(word: number): WordRange & { id: VerseId };
  /** The printed text of a word range; whole verses with their punctuation. */
  print(range: WordRange): string;
  /** The verses that a word range touches. */
  verseRangeOf(range: WordRange): { first: VerseId; last: VerseId };
}

/** Words from `from` up to `to`, which is not included. */
export interface WordRange {
  from: number;
  to: number;
}

/** Builds the index of one text; other work can run in between. */
export async function buildTextIndex(translation: Translation, verses: readonly StoredVerse[]): Promise<TextIndex> {
  const { vocabulary, starts, words } = await numbered(verses);
  const hashes = Int32Array.from([0, ...Array.from(vocabulary.keys(), hashOf)]);
  const table = await shingleTableOf(words, hashes);
  const texts = await packed(verses);
  const ids = Uint32Array.from(verses, ({ id }) => id);
  const verseOf = (word: number) => lastAtMost(starts, word, verses.length - 1);
  const versesWithin = (first: VerseId, last: VerseId) =>
    [lastAtMost(ids, first - 1, verses.length - 1) + 1, lastAtMost(ids, last, verses.length - 1)] as const;
  const wordsOfVerse = (verse: number): WordRange => ({ from: starts[verse] ?? 0, to: starts[verse + 1] ?? 0 });
  return {
    ...table,
    translation,
    words,
    verses: versificationOf(ids),
    numbersOf: (typed) => Uint32Array.from(typed, (word) => vocabulary.get(word) ?? 0),
    versesWithin({ first, last }) {
      const [from, to] = versesWithin(first, last);
      return [...ids.subarray(from, to + 1)];
    },
    wordsWithin(first, last) {
      const [from, to] = versesWithin(first, last);
      return from <= to ? { from: starts[from] ?? 0, to: starts[to + 1] ?? 0 } : undefined;
    },
    verseAround(word) {
      const verse = verseOf(word);
      return { ...wordsOfVerse(verse), id: ids[verse] ?? 0 };
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
    verseRangeOf: ({ from, to }) => ({ first: ids[verseOf(from)] ?? 0, last: ids[verseOf(to - 1)] ?? 0 }),
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

// One buffer for all verses takes a third of the memory of thirty thousand strings.
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
