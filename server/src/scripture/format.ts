import { type Book, books, nameBeforeNumber } from './books.ts';
import type { VerseRange } from './resolve.ts';
import { type VerseId, verseParts } from './verse-id.ts';

/** Human form of ranges in the order given: "John 3:16-18, 20; 4:1", "Psalm 23", "Genesis 1:1-2:3". */
export function formatReference(ranges: readonly VerseRange[]): string {
  let written = '';
  let before: { book: Book; chapter: number; verses: boolean } | undefined;
  for (const range of ranges) {
    const [from, to] = [at(range.first), at(range.last)];
    const sameBook = before?.book === from.book;
    const verses = !range.whole;
    const sameChapter = sameBook && before?.chapter === from.chapter && before.verses && verses;
    const glue = !before ? '' : sameChapter ? ', ' : '; ';
    written +=
      glue +
      (sameChapter ? rest(range, from, to) : (sameBook ? '' : nameFor(range, from, to)) + start(range, from, to));
    before = { book: to.book, chapter: to.chapter, verses };
  }
  return written;
}

/** OSIS form, ranges joined by commas: `Luke.15.11-Luke.15.32`. */
export function formatOsis(ranges: readonly VerseRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? osis(first) : `${osis(first)}-${osis(last)}`)).join(',');
}

interface Point {
  book: Book;
  chapter: number;
  verse: number;
}

function at(id: VerseId): Point {
  const { book, chapter, verse } = verseParts(id);
  const row = books[book - 1];
  if (!row) throw new RangeError(`${id} is no verse of the Bible.`);
  return { book: row, chapter, verse };
}

function osis(id: VerseId): string {
  const { book, chapter, verse } = at(id);
  return `${book.osis}.${chapter}.${verse}`;
}

function nameFor(range: VerseRange, from: Point, to: Point): string {
  if (range.whole === 'books') return from.book.name;
  const several = range.whole === 'chapters' && from.book === to.book && from.chapter !== to.chapter;
  return `${several ? from.book.name : nameBeforeNumber(from.book)} `;
}

function start(range: VerseRange, from: Point, to: Point): string {
  if (range.whole === 'books') return from.book === to.book ? '' : `-${to.book.name}`;
  if (range.whole === 'chapters') {
    if (from.book !== to.book) return `${from.chapter}-${nameBeforeNumber(to.book)} ${to.chapter}`;
    return from.chapter === to.chapter ? `${from.chapter}` : `${from.chapter}-${to.chapter}`;
  }
  return `${from.chapter}:${rest(range, from, to)}`;
}

function rest(range: VerseRange, from: Point, to: Point): string {
  if (range.first === range.last) return `${from.verse}`;
  if (from.book !== to.book) return `${from.verse}-${nameBeforeNumber(to.book)} ${to.chapter}:${to.verse}`;
  return from.chapter === to.chapter ? `${from.verse}-${to.verse}` : `${from.verse}-${to.chapter}:${to.verse}`;
}
