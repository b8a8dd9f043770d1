import { invalidInput } from '../platform/http/app-error.ts';
import { formatReference } from './format.ts';
import { versesElsewhere } from './parse.ts';
import type { UsfmBook } from './usfm.ts';
import { verseIdOf } from './verse-id.ts';

/** Totals of a text, counted from its own verses. */
export interface TextTotals {
  books: number;
  chapters: number;
  verses: number;
  /** Verses that other English Bibles number and this text has no words for, in human form. */
  leftOut: string[];
}

/** A larger share of missing verses means a damaged file, not a decision of the edition. */
const MOST_LEFT_OUT = 0.01;
const SHOWN = 20;

/** Counts a text and finds its gaps; the last verse of each chapter is the text's own or that of common numberings. */
export function totalsOf(texts: readonly UsfmBook[]): TextTotals {
  const totals: TextTotals = { books: texts.length, chapters: 0, verses: 0, leftOut: [] };
  for (const { book, verses } of texts) {
    const there = new Set(verses.map(({ id }) => id));
    const last = Math.max(0, ...verses.map(({ id }) => Math.floor(id / 1_000) % 1_000));
    totals.chapters += new Set(verses.map(({ id }) => Math.floor(id / 1_000))).size;
    totals.verses += verses.length;
    for (let chapter = 1; chapter <= Math.max(last, chaptersElsewhere(book.osis)); chapter += 1) {
      for (let verse = 1; verse <= versesElsewhere(book.osis, chapter, 'fewest'); verse += 1) {
        const id = verseIdOf(book, chapter, verse);
        if (!there.has(id)) totals.leftOut.push(formatReference([{ first: id, last: id }]));
      }
    }
  }
  return totals;
}

/** @throws AppError `invalid_input` for a text that was cut short or is not what its publisher counted */
export function assertWhole({ verses, leftOut }: TextTotals, expected?: number): void {
  if (leftOut.length > verses * MOST_LEFT_OUT) {
    const shown = leftOut.slice(0, SHOWN).join(', ');
    throw invalidInput(
      `This text has no words for ${leftOut.length.toLocaleString('en-US')} verses that Bibles have (${shown}${leftOut.length > SHOWN ? ', …' : ''}). It seems to be cut short; fetch it again. Nothing was imported.`,
    );
  }
  if (expected !== undefined && expected !== verses) {
    throw invalidInput(`${verses} verses were counted and --verses says ${expected}. Nothing was imported.`);
  }
}

function chaptersElsewhere(book: string): number {
  let chapter = 0;
  while (versesElsewhere(book, chapter + 1) > 0) chapter += 1;
  return chapter;
}
