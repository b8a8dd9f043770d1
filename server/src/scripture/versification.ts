import { type Book, books } from './books.ts';
import { versesElsewhere } from './parse.ts';
import { type VerseId, verseIdOf, verseParts } from './verse-id.ts';

/** The chapters and verses of one translation, read from its own text. */
export interface Versification {
  has(id: VerseId): boolean;
  /** Highest chapter of the book; 0 when the translation lacks the book. */
  lastChapter(book: Book): number;
  /** Highest verse of the chapter; 0 when there is no such chapter. */
  lastVerse(book: Book, chapter: number): number;
}

export function versificationOf(ids: Iterable<VerseId>): Versification {
  const known = new Set(ids);
  const chapters = new Map<number, number>();
  const lastVerses = new Map<number, number>();
  for (const id of known) {
    const chapter = Math.floor(id / 1_000);
    const book = Math.floor(chapter / 1_000);
    chapters.set(book, Math.max(chapters.get(book) ?? 0, chapter % 1_000));
    lastVerses.set(chapter, Math.max(lastVerses.get(chapter) ?? 0, id % 1_000));
  }
  return {
    has: (id) => known.has(id),
    lastChapter: (book) => chapters.get(book.number) ?? 0,
    lastVerse: (book, chapter) => lastVerses.get(Math.floor(verseIdOf(book, chapter, 0) / 1_000)) ?? 0,
  };
}

/** The common numbering of English Bibles, used to check references on a server without a text. */
export function commonVersification(): Versification {
  const lastChapter = (book: Book) => {
    let chapter = 0;
    while (versesElsewhere(book.osis, chapter + 1) > 0) chapter += 1;
    return chapter;
  };
  return {
    has: (id) => {
      const { book, chapter, verse } = verseParts(id);
      return verse > 0 && verse <= versesElsewhere(books[book - 1]?.osis ?? '', chapter);
    },
    lastChapter,
    lastVerse: (book, chapter) => versesElsewhere(book.osis, chapter),
  };
}
