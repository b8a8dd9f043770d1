import type { Book } from './books.ts';

/** A verse's address in one whole number, BBCCCVVV: John 3:16 is 43003016. Ordered like the Bible. */
export type VerseId = number;

export function verseIdOf(book: Pick<Book, 'number'>, chapter: number, verse: number): VerseId {
  return book.number * 1_000_000 + chapter * 1_000 + verse;
}

/** Book number, chapter and verse of a place. */
export function partsOf(place: VerseId): { book: number; chapter: number; verse: number } {
  return { book: Math.floor(place / 1_000_000), chapter: Math.floor(place / 1_000) % 1_000, verse: place % 1_000 };
}
