import type { Book } from './books.ts';

/** A verse as one whole number, BBCCCVVV: John 3:16 is 43003016. Sorts in the order of the Bible. */
export type VerseId = number;

export function verseIdOf(book: Pick<Book, 'number'>, chapter: number, verse: number): VerseId {
  return book.number * 1_000_000 + chapter * 1_000 + verse;
}

/** Book number, chapter and verse of a verse id. */
export function verseParts(id: VerseId): { book: number; chapter: number; verse: number } {
  return { book: Math.floor(id / 1_000_000), chapter: Math.floor(id / 1_000) % 1_000, verse: id % 1_000 };
}
