import type { Chapter, Language } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { books, findBook, nameBeforeNumber } from '../../scripture/books.ts';
import { limitReason, readElsewhere } from '../../scripture/passage-blocks.ts';
import type { Verse } from '../../scripture/reader.ts';
import { mostOfBook } from '../../scripture/verse-limit.ts';
import type { Versification } from '../../scripture/versification.ts';
import type { ChapterQuery } from './contract.ts';
import { labelOf, noSuchPassage } from './passage-words.ts';

/** The chapter of a passage, with the passage marked; a licensed text only up to its limit. `own` is the church's translation. @throws AppError `not_found` */
export async function readChapter(
  deps: Deps,
  own: string,
  { reference, translation }: ChapterQuery,
  lang: Language,
): Promise<Chapter> {
  const texts = await deps.texts.current(own);
  const text = texts.find(({ translation: { id } }) => id === translation?.toLowerCase()) ?? texts[0];
  const asked = text && (await deps.scripture.passage(reference, text.translation.id));
  const first = asked?.verses[0];
  const book = first && findBook(first.book);
  if (!text || !asked || !first || !book) throw noSuchPassage(reference);
  const title = titleOf(book.number, first.chapter);
  const whole = await deps.scripture.passage(
    `${title}:1-${text.verses.lastVerse(book, first.chapter)}`,
    text.translation.id,
  );
  const all = whole?.verses ?? asked.verses;
  const isAsked = (verse: Verse) =>
    asked.verses.some((one) => one.book === verse.book && one.chapter === verse.chapter && one.verse === verse.verse);
  const shown = around(all, all.map(isAsked), mostOfBook(text, book));
  return {
    title,
    reference: asked.reference,
    translation: labelOf(text.translation),
    verses: shown.map((verse) => ({
      ...{ verse: verse.verse, text: verse.text },
      ...(isAsked(verse) && { marked: true }),
    })),
    ...(shown.length < all.length && { note: limitReason(text.translation)[lang], href: readElsewhere(title) }),
    previous: neighbor(book.number, first.chapter - 1, text.verses),
    next: neighbor(book.number, first.chapter + 1, text.verses),
  };
}

/** At most `most` verses, with the requested ones in the middle. */
function around(all: readonly Verse[], asked: readonly boolean[], most: number): readonly Verse[] {
  if (all.length <= most) return all;
  const room = Math.max(0, most - asked.filter(Boolean).length);
  const from = Math.min(Math.max(0, asked.indexOf(true) - Math.floor(room / 2)), all.length - most);
  return all.slice(from, from + most);
}

function titleOf(number: number, chapter: number): string {
  const book = books[number - 1];
  return book ? `${nameBeforeNumber(book)} ${chapter}` : '';
}

/** Title of the chapter, or of the next book's first or the previous book's last chapter; null beyond the Bible. */
function neighbor(number: number, chapter: number, verses: Versification): string | null {
  const book = books[number - 1];
  if (!book) return null;
  if (chapter >= 1 && chapter <= verses.lastChapter(book)) return titleOf(number, chapter);
  const beside = books[number - 1 + (chapter < 1 ? -1 : 1)];
  if (!beside) return null;
  const last = verses.lastChapter(beside);
  if (last === 0) return neighbor(beside.number, chapter < 1 ? 0 : 1, verses);
  return titleOf(beside.number, chapter < 1 ? last : 1);
}
