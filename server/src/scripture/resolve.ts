import type { Localized } from '@lampstand/sdk/app';
import { type Book, deuterocanon, findBook, nameBeforeNumber } from './books.ts';
import { localized } from './localized.ts';
import { OPEN_END, versesElsewhere } from './parse.ts';
import type { FoundReference } from './reader.ts';
import type { TypedPoint, TypedRange } from './typed-range.ts';
import { type VerseId, verseIdOf } from './verse-id.ts';
import type { Versification } from './versification.ts';

/** The verses of a range that exist, by their first and last id. */
export interface VerseRange {
  first: VerseId;
  last: VerseId;
  /** Typed without verses: "Psalm 23", "Matthew 5-7", "Jude". */
  whole?: 'chapters' | 'books';
}

export interface Resolved {
  status: Exclude<FoundReference['status'], 'no-such-book'>;
  /** Absent when no verse exists. */
  range?: VerseRange;
  problem?: Localized;
}

/** The World English Bible has the doxology of Romans here instead of at 16:25-27. */
const doxology = { from: 45_014_024, to: 45_014_026, elsewhere: [45_016_025, 45_016_027] } as const;

/** Looks a typed range up in one translation's own verses. `translationName` is named in the problems. */
export function resolveRange(typed: TypedRange, text: Versification, translationName: string): Resolved {
  const { from, to } = typed;
  if (!from || !to) return missing(localized((m) => m.noSuchPassage(typed.typed)));
  const foreign = deuterocanon[from.book] ?? deuterocanon[to.book];
  if (foreign) {
    return {
      status: 'not-in-translation',
      problem: localized((m) => m.otherCanon(capitalized(foreign), translationName)),
    };
  }
  const [first, last] = [findBook(from.book), findBook(to.book)];
  if (!first || !last || text.lastChapter(first) === 0) return missing(localized((m) => m.notFound(typed.typed)));
  const problem = startProblem(first, from, text, translationName);
  const lowest = verseIdOf(first, from.chapter, from.verse);
  const highest = endPlace(last, to, text);
  const start = nextThere(lowest, highest, text);
  if (!start || (problem && problem.status !== 'not-in-translation'))
    return problem ?? missing(localized((m) => m.noVerses(typed.typed)));
  const clamp = endProblem(last, to, text, translationName);
  const whole = wholeness(from, to, text.lastChapter(first));
  return {
    status: clamp ? 'clamped' : 'ok',
    range: { first: start, last: previousThere(highest, start, text), ...(whole && { whole }) },
    ...(clamp && { problem: clamp }),
  };
}

const missing = (problem: Localized): Resolved => ({ status: 'no-such-passage', problem });
const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function startProblem(book: Book, at: TypedPoint, text: Versification, name: string): Resolved | undefined {
  const lastChapter = text.lastChapter(book);
  if (at.chapter > lastChapter) return missing(chaptersOf(book, lastChapter, at.chapter));
  if (at.verse === 0) return missing(localized((m) => m.verseZero(`${nameBeforeNumber(book)} ${at.chapter}:0`)));
  const id = verseIdOf(book, at.chapter, at.verse);
  if (text.has(id)) return undefined;
  const typed = `${nameBeforeNumber(book)} ${at.chapter}:${at.verse}`;
  if (id >= doxology.elsewhere[0] && id <= doxology.elsewhere[1] && text.has(doxology.from)) {
    const range = { first: doxology.from, last: doxology.to };
    return { status: 'not-in-translation', range, problem: localized((m) => m.doxology(name)) };
  }
  if (at.verse <= Math.max(text.lastVerse(book, at.chapter), versesElsewhere(book.osis, at.chapter))) {
    return { status: 'not-in-translation', problem: localized((m) => m.numberedElsewhere(typed, name)) };
  }
  return missing(versesOf(book, at.chapter, text.lastVerse(book, at.chapter), at.verse));
}

function endProblem(book: Book, at: TypedPoint, text: Versification, name: string): Localized | undefined {
  const lastChapter = text.lastChapter(book);
  if (at.chapter !== OPEN_END && at.chapter > lastChapter) return chaptersOf(book, lastChapter, at.chapter);
  const chapter = Math.min(at.chapter, lastChapter);
  const lastVerse = text.lastVerse(book, chapter);
  if (at.verse === OPEN_END || at.verse <= lastVerse) return undefined;
  if (at.verse > versesElsewhere(book.osis, chapter)) return versesOf(book, chapter, lastVerse, at.verse);
  return localized((m) => m.endsAt(name, `${nameBeforeNumber(book)} ${chapter}`, lastVerse));
}

function chaptersOf(book: Book, has: number, asked: number): Localized {
  return book.osis === 'Ps'
    ? localized((m) => m.psalms(has, asked))
    : localized((m) => m.chapters(book.name, has, asked));
}

const versesOf = (book: Book, chapter: number, has: number, asked: number) =>
  localized((m) => m.verses(`${nameBeforeNumber(book)} ${chapter}`, has, asked));

function endPlace(book: Book, at: TypedPoint, text: Versification): VerseId {
  const lastChapter = text.lastChapter(book);
  const past = at.chapter > lastChapter;
  const chapter = Math.min(at.chapter, lastChapter);
  const lastVerse = text.lastVerse(book, chapter);
  return verseIdOf(book, chapter, past ? lastVerse : Math.min(at.verse, lastVerse));
}

// A range can begin or end at a verse that the translation leaves out.
function nextThere(id: VerseId, limit: VerseId, text: Versification): VerseId | undefined {
  let at = id;
  while (at <= limit && !text.has(at)) at += 1;
  return at <= limit ? at : undefined;
}

function previousThere(id: VerseId, limit: VerseId, text: Versification): VerseId {
  let at = id;
  while (at > limit && !text.has(at)) at -= 1;
  return at;
}

function wholeness(from: TypedPoint, to: TypedPoint, chapters: number): VerseRange['whole'] {
  if (from.verse !== 1 || to.verse !== OPEN_END) return undefined;
  const toTheEnd = to.chapter === OPEN_END || (chapters === 1 && from.book === to.book);
  return from.chapter === 1 && toTheEnd ? 'books' : 'chapters';
}
