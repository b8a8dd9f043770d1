import type { Database } from '../platform/db/database.ts';
import { findBook } from '../scripture/books.ts';
import { importText } from '../scripture/import-text.ts';
import type { UsfmBook } from '../scripture/usfm.ts';
import { verseIdOf } from '../scripture/verse-id.ts';

const WORDS_IN_A_VERSE = 14;
const line = 'Words © a publisher that was made up.';

/** A made-up text of Obadiah and Jonah in which no word occurs twice. */
export const madeUp = {
  ...{ id: 'made', name: 'Made-up Version', abbreviation: 'MUV', language: 'en' },
  ...{ copyright: line, licence: null },
} as const;

const books: UsfmBook[] = [
  { osis: 'Obad', chapters: [21] },
  { osis: 'Jonah', chapters: [17, 10, 10, 11] },
].map(({ osis, chapters }) => {
  const book = findBook(osis);
  if (!book) throw new Error(`There is no book ${osis}.`);
  const ids = chapters.flatMap((last, chapter) =>
    Array.from({ length: last }, (_, verse) => verseIdOf(book, chapter + 1, verse + 1)),
  );
  return { book, verses: ids.map((id) => ({ id, text: sentenceOf(id) })) };
});

/** The verses in their order, with their references. */
export const madeUpVerses = books.flatMap(({ book, verses }) =>
  verses.map(({ id, text }) => ({
    reference: `${book.name} ${Math.floor(id / 1_000) % 1_000}:${id % 1_000}`,
    text,
  })),
);

/** Imports the text with its limit. */
export async function importMadeUp(db: Database, maxVerses: number | null, now = 2_000): Promise<void> {
  await importText(db, { ...madeUp, maxVerses }, books, now);
}

/** How many of the text's verses a string quotes; eight words of a verse in a row count as a quotation. */
export function madeUpShown(text: string): number {
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ');
  return madeUpVerses.filter((verse) => {
    const own = verse.text.toLowerCase().slice(0, -1).split(' ');
    return own.some((_, at) => at + 8 <= own.length && words.includes(own.slice(at, at + 8).join(' ')));
  }).length;
}

function sentenceOf(id: number): string {
  const verse = id % 100_000;
  const words = Array.from({ length: WORDS_IN_A_VERSE }, (_, at) => wordOf(verse * WORDS_IN_A_VERSE + at + id));
  const sentence = words.join(' ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function wordOf(number: number): string {
  const [consonants, vowels] = ['bdfgklmnprstvz', 'aeiou'];
  let [word, left] = ['', number];
  for (let syllable = 0; syllable < 6; syllable += 1) {
    word += `${consonants[left % 14]}${vowels[Math.floor(left / 14) % 5]}`;
    left = Math.floor(left / 70);
  }
  return word;
}
