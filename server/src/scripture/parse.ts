import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { parsePlain } from './parse-plain.ts';
import { type BookPattern, patternsFor } from './reference-prefilter.ts';
import type { TypedPoint, TypedRange } from './typed-range.ts';

export { OPEN_END } from './parse-plain.ts';

const settings = {
  osis_compaction_strategy: 'bcv',
  consecutive_combination_strategy: 'separate',
  sequence_combination_strategy: 'separate',
  invalid_passage_strategy: 'include',
  // Check only the order of books. Otherwise the parser drops or shortens references that its own tables lack.
  passage_existence_strategy: 'b',
  testaments: 'ona',
  zero_verse_strategy: 'allow',
} as const;

let inProse: ReturnType<typeof readerOf> | undefined;
let alone: ReturnType<typeof readerOf> | undefined;

/** References in running text. A book without a number is not a reference there. */
export function parseProse(text: string): TypedRange[] {
  return [...text.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)].flatMap(({ index, 0: paragraph }) =>
    parseParagraph(paragraph).map((range) => ({
      ...range,
      start: range.start + index,
      end: range.end + index,
    })),
  );
}

// The grammar is slow: it reads only paragraphs that need it, with only the book patterns that can match.
function parseParagraph(paragraph: string): TypedRange[] {
  const plain = parsePlain(paragraph);
  if (plain) return plain;
  const patterns = patternsFor(paragraph);
  if (!patterns) return [];
  inProse ??= readerOf('ignore');
  return inProse.parse(paragraph, patterns);
}

/** References found by the whole grammar; tests compare `parseProse` with it. */
export function parseSlowly(text: string): TypedRange[] {
  inProse ??= readerOf('ignore');
  return inProse.parse(text);
}

/** Reads a text that is only a reference; "Jude" means the whole book. */
export function parseReference(text: string): TypedRange[] {
  alone ??= readerOf('full');
  return alone.parse(text);
}

/** The parser with our settings; a book without a number is ignored or read as the whole book. */
function readerOf(book_alone_strategy: 'ignore' | 'full') {
  const parser = new bcv_parser(english).set_options({ ...settings, book_alone_strategy });
  const { regexps } = parser as unknown as { regexps: { books: BookPattern[] } };
  const all = regexps.books;
  /** `patterns`: sources of the book patterns to try; all by default. */
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

/** The last verse of a chapter in the common English numberings; 0 when none of them has the chapter. */
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
