import type { Language } from '@lampstand/sdk/app';
import type { Book } from './books.ts';
import type { PlaceRange } from './resolve.ts';
import type { TextIndex } from './text-index.ts';
import { partsOf, type VerseId, verseIdOf } from './verse-id.ts';
import { rangesOf } from './whole-reference.ts';

/**
 * Counts the verses of licensed texts that one document shows. A verse counts once however often it is quoted, and a part of
 * a verse counts as the verse. Of a text with a limit no more verses than that are let through, and never all of a book.
 */
export class VerseAllowance {
  readonly #limited: ReadonlyMap<string, TextIndex>;
  readonly #counted: { translation: string; place: VerseId }[] = [];

  /** `lang`: of the sentences that say why words are not shown. */
  constructor(
    texts: readonly TextIndex[],
    readonly lang: Language = 'en',
  ) {
    const limited = texts.filter(({ translation }) => translation.maxVerses !== undefined);
    this.#limited = new Map(limited.map((text) => [text.translation.id, text]));
  }

  /** The text with this id when it has a limit. */
  limited(translation = ''): TextIndex | undefined {
    return this.#limited.get(translation);
  }

  /** Counts all of the verses or none: false says that their words may not be shown. */
  take({ translation: { id } }: TextIndex, verses: readonly VerseId[]): boolean {
    const text = this.limited(id);
    if (!text) return true;
    const known = this.#of(id);
    const fresh = [...new Set(verses)].filter((place) => !known.has(place));
    const all = [...known, ...fresh];
    const books = new Set(fresh.map((place) => partsOf(place).book));
    const whole = [...books].some((book) => countIn(all, book) >= text.placesWithin(bookRange(book)).length);
    if (whole || all.length > (text.translation.maxVerses ?? all.length)) return false;
    this.#counted.push(...fresh.map((place) => ({ translation: id, place })));
    return true;
  }

  /** Counts passages that the document shows already, as the frame names them: references by the id of their text. */
  count(shown: { readonly [translation: string]: readonly string[] }): void {
    for (const [id, references] of Object.entries(shown)) {
      const text = this.limited(id);
      if (!text) continue;
      for (const place of references.flatMap((reference) => versesOf(reference, text))) {
        this.#counted.push({ translation: id, place });
      }
    }
  }

  /** A point to go back to when what was counted after it is not shown after all. */
  mark(): number {
    return this.#counted.length;
  }

  backTo(mark: number): void {
    this.#counted.length = mark;
  }

  #of(translation: string): Set<VerseId> {
    return new Set(this.#counted.filter((one) => one.translation === translation).map(({ place }) => place));
  }
}

/** The verses of a text that a reference names; none for what is no reference. */
export function versesOf(reference: string, text: TextIndex): VerseId[] {
  return rangesOf(reference, text.verses, text.translation.name).flatMap((range) => text.placesWithin(range));
}

/** How many verses of one book may be shown at once; Infinity for a text without a limit. */
export function mostOfBook(text: TextIndex, book: Book): number {
  const { maxVerses } = text.translation;
  if (maxVerses === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(maxVerses, text.placesWithin(bookRange(book.number)).length - 1);
}

const bookRange = (number: number): PlaceRange => ({
  first: verseIdOf({ number }, 0, 0),
  last: verseIdOf({ number }, 999, 999),
});

const countIn = (places: readonly VerseId[], book: number) =>
  places.filter((place) => partsOf(place).book === book).length;
