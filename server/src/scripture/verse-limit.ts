import type { Language } from '@lampstand/sdk/app';
import type { Book } from './books.ts';
import type { VerseRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';
import { type VerseId, verseIdOf, verseParts } from './verse-id.ts';
import { rangesOf } from './whole-reference.ts';

/**
 * Counts the verses of licensed texts in one document. A verse counts once however often it is quoted, and a part of a verse
 * counts as the verse. A text with a limit shows no more verses than that, and never all verses of a book.
 */
export class VerseLimit {
  readonly #limited: ReadonlyMap<string, { text: TextIndex; shown: Set<VerseId> }>;

  /** `lang`: of the sentence that says why words are not shown. */
  constructor(
    texts: readonly TextIndex[],
    readonly lang: Language = 'en',
  ) {
    const limited = texts.filter(({ translation }) => translation.maxVerses !== undefined);
    this.#limited = new Map(limited.map((text) => [text.translation.id, { text, shown: new Set() }]));
  }

  /** The text with this id when it has a limit. */
  limited(translation = ''): TextIndex | undefined {
    return this.#limited.get(translation)?.text;
  }

  /** Counts all of the verses or none; false when their words cannot be shown. */
  take({ translation: { id } }: TextIndex, verses: readonly VerseId[]): boolean {
    const counted = this.#limited.get(id);
    if (!counted) return true;
    const { text, shown } = counted;
    const all = [...new Set([...shown, ...verses])];
    const books = new Set(verses.map((verse) => verseParts(verse).book));
    const isWholeBook = [...books].some((book) => countIn(all, book) >= text.versesWithin(bookRange(book)).length);
    if (isWholeBook || all.length > (text.translation.maxVerses ?? all.length)) return false;
    for (const verse of verses) shown.add(verse);
    return true;
  }
}

/** Ids of the verses that a reference names in a text; empty when it is not a reference. */
export function versesOf(reference: string, text: TextIndex): VerseId[] {
  return rangesOf(reference, text.verses, text.translation.name).flatMap((range) => text.versesWithin(range));
}

/** Most verses of one book that can be shown at once; Infinity for a text without a limit. */
export function mostOfBook(text: TextIndex, book: Book): number {
  const { maxVerses } = text.translation;
  if (maxVerses === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(maxVerses, text.versesWithin(bookRange(book.number)).length - 1);
}

const bookRange = (number: number): VerseRange => ({
  first: verseIdOf({ number }, 0, 0),
  last: verseIdOf({ number }, 999, 999),
});

const countIn = (verses: readonly VerseId[], book: number) =>
  verses.filter((verse) => verseParts(verse).book === book).length;
