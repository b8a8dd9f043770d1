import { type Book, books } from './books.ts';
import { versesElsewhere } from './parse.ts';
import { partsOf, type VerseId, verseIdOf } from './verse-id.ts';

/** Which chapters and verses one translation has: made from its own text, never from a table of another one. */
export interface Versification {
  has(place: VerseId): boolean;
  /** Highest chapter of the book; 0 when the translation lacks the book. */
  lastChapter(book: Book): number;
  /** Highest verse of the chapter; 0 when there is no such chapter. */
  lastVerse(book: Book, chapter: number): number;
}

export function versificationOf(places: Iterable<VerseId>): Versification {
  const known = new Set(places);
  const chapters = new Map<number, number>();
  const lastVerses = new Map<number, number>();
  for (const place of known) {
    const chapter = Math.floor(place / 1_000);
    const book = Math.floor(chapter / 1_000);
    chapters.set(book, Math.max(chapters.get(book) ?? 0, chapter % 1_000));
    lastVerses.set(chapter, Math.max(lastVerses.get(chapter) ?? 0, place % 1_000));
  }
  return {
    has: (place) => known.has(place),
    lastChapter: (book) => chapters.get(book.number) ?? 0,
    lastVerse: (book, chapter) => lastVerses.get(Math.floor(verseIdOf(book, chapter, 0) / 1_000)) ?? 0,
  };
}

/** What English Bibles commonly number, for a server without any text: references can still be told true or false. */
export function commonVersification(): Versification {
  const lastChapter = (book: Book) => {
    let chapter = 0;
    while (versesElsewhere(book.osis, chapter + 1) > 0) chapter += 1;
    return chapter;
  };
  return {
    has: (place) => {
      const { book, chapter, verse } = partsOf(place);
      return verse > 0 && verse <= versesElsewhere(books[book - 1]?.osis ?? '', chapter);
    },
    lastChapter,
    lastVerse: (book, chapter) => versesElsewhere(book.osis, chapter),
  };
}
