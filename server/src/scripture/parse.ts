import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { parsePlain } from './parse-plain.ts';
import { type BookPattern, patternsFor } from './reference-prefilter.ts';

export { OPEN_END } from './parse-plain.ts';

/** One stretch of verses as it was typed, before anybody has looked whether it exists. */
export interface TypedRange {
  typed: string;
  /** Character offsets in the text. */
  start: number;
  end: number;
  /** OSIS book ids, deuterocanonical ones included. Undefined for what can be no reference, such as chapter 0. */
  from?: TypedPoint;
  to?: TypedPoint;
}

export interface TypedPoint {
  book: string;
  /** 999: the last one. */
  chapter: number;
  verse: number;
}

const settings = {
  osis_compaction_strategy: 'bcv',
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  invalid_passage_strategy: 'include',
  // Only the order of books is checked: else it would drop or shorten what its own tables do not know.
  passage_existence_strategy: 'b',
  testaments: 'ona',
  zero_verse_strategy: 'allow',
} as const;

let inProse: ReturnType<typeof readerOf> | undefined;
let alone: ReturnType<typeof readerOf> | undefined;

/** References in running text; a book without a number is no reference there. */
export function parseProse(text: string): TypedRange[] {
  return [...text.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)].flatMap(({ index, 0: paragraph }) =>
    parseParagraph(paragraph).map((range) => ({
      ...range,
      start: range.start + index,
      end: range.end + index,
    })),
  );
}

// The grammar is slow: only what needs it is given to it, with those of its books alone that may be there.
function parseParagraph(paragraph: string): TypedRange[] {
  const plain = parsePlain(paragraph);
  if (plain) return plain;
  const patterns = patternsFor(paragraph);
  if (!patterns) return [];
  inProse ??= readerOf('ignore');
  return inProse.parse(paragraph, patterns);
}

/** What the whole grammar finds in running text: what `parseProse` is measured by. */
export function parseSlowly(text: string): TypedRange[] {
  inProse ??= readerOf('ignore');
  return inProse.parse(text);
}

/** A text that should be nothing but a reference; "Jude" means the whole book. */
export function parseReference(text: string): TypedRange[] {
  alone ??= readerOf('full');
  return alone.parse(text);
}

/** The parser with our settings, for books alone to be left out or taken whole. */
function readerOf(book_alone_strategy: 'ignore' | 'full') {
  const parser = new bcv_parser(english).set_options({ ...settings, book_alone_strategy });
  const { regexps } = parser as unknown as { regexps: { books: BookPattern[] } };
  const all = regexps.books;
  /** `patterns`: sources of the books' patterns that are tried; without them, all of them. */
  function parse(text: string, patterns?: ReadonlySet<string>): TypedRange[] {
    regexps.books = patterns ? all.filter(({ regexp }) => patterns.has(regexp.source)) : all;
    parser.parse(text);
    return parser.parsed_entities().map((entity): TypedRange => {
      const [start, end] = entity.indices;
      const [from, to] = entity.osis.split('-').map(pointOf);
      return { typed: text.slice(start, end), start, end, from, to: to ?? from };
    });
  }
  return { parse, numbering: (system: string) => parser.translation_info(system).chapters };
}

function pointOf(osis: string): TypedPoint | undefined {
  const [book, chapter, verse] = osis.split('.');
  return book && chapter && verse ? { book, chapter: Number(chapter), verse: Number(verse) } : undefined;
}

/** The last verse of a chapter in the numberings English Bibles commonly use; 0 when none of them has the chapter. */
export function versesElsewhere(book: string, chapter: number, which: 'most' | 'fewest' = 'most'): number {
  return Math[which === 'most' ? 'max' : 'min'](...numberings().map((chapters) => chapters[book]?.[chapter - 1] ?? 0));
}

let known: { [book: string]: number[] }[] | undefined;

function numberings(): { [book: string]: number[] }[] {
  if (known) return known;
  alone ??= readerOf('full');
  const reader = alone;
  known = ['kjv', 'default'].map((system) => {
    const chapters = reader.numbering(system);
    return { ...chapters, Ps: chapters.Ps?.slice(0, 150) ?? [] }; // its 151st belongs to another canon
  });
  return known;
}
