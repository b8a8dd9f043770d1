import { bcv_parser } from 'bible-passage-reference-parser';
import * as english from 'bible-passage-reference-parser/esm/lang/en.js';

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

/** Stands for "to the end" in what the parser answers. */
export const OPEN_END = 999;

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

let inProse: bcv_parser | undefined;
let alone: bcv_parser | undefined;

/** References in running text; a book without a number is no reference there. */
export function parseProse(text: string): TypedRange[] {
  inProse ??= new bcv_parser(english).set_options({ ...settings, book_alone_strategy: 'ignore' });
  return parseWith(inProse, text);
}

/** A text that should be nothing but a reference; "Jude" means the whole book. */
export function parseReference(text: string): TypedRange[] {
  alone ??= new bcv_parser(english).set_options({ ...settings, book_alone_strategy: 'full' });
  return parseWith(alone, text);
}

function parseWith(parser: bcv_parser, text: string): TypedRange[] {
  parser.parse(text);
  return parser.parsed_entities().map((entity): TypedRange => {
    const [start, end] = entity.indices;
    const [from, to] = entity.osis.split('-').map(pointOf);
    return { typed: text.slice(start, end), start, end, from, to: to ?? from };
  });
}

function pointOf(osis: string): TypedPoint | undefined {
  const [book, chapter, verse] = osis.split('.');
  return book && chapter && verse ? { book, chapter: Number(chapter), verse: Number(verse) } : undefined;
}

/** How many verses a chapter has in the numberings English Bibles commonly use; 0 when none of them has it. */
export function versesElsewhere(book: string, chapter: number): number {
  alone ??= new bcv_parser(english).set_options({ ...settings, book_alone_strategy: 'full' });
  const counts = ['kjv', 'default'].map((system) => alone?.translation_info(system).chapters[book]?.[chapter - 1] ?? 0);
  return Math.max(...counts);
}
