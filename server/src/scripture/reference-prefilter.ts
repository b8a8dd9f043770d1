import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { lastWordsOf } from './last-words.ts';

/** The parser's pattern for one book, or for several books with the same abbreviation. */
export interface BookPattern {
  regexp: RegExp;
}

/** The parts of the parser's language that we read. */
interface Language {
  all_books: BookPattern[];
  translations: RegExp[];
  pre_book: RegExp;
  pre_number_book: RegExp;
  post_book: RegExp;
}

interface Spellings {
  /** Patterns by the last word that they can match, in lower case. */
  byLastWord: Map<string, string[]>;
  /** Patterns in another form, which are always tried. */
  others: string[];
  numberBehind: RegExp;
  translation: RegExp;
}

let spellings: Spellings | undefined;

/**
 * Returns the book patterns that can match in `text`, or undefined when it has no book near a number. Running only these gives
 * the same result as running all.
 */
export function patternsFor(text: string): Set<string> | undefined {
  if (!/\d/.test(text)) return undefined;
  spellings ??= readSpellings();
  const { byLastWord, others, numberBehind } = spellings;
  const found = new Set(others);
  let isNear = false;
  for (const { index, 0: word } of text.matchAll(/\p{L}+/gu)) {
    const patterns = byLastWord.get(lower(word));
    if (!patterns) continue;
    for (const pattern of patterns) found.add(pattern);
    numberBehind.lastIndex = index + word.length;
    isNear ||= numberBehind.test(text);
  }
  return isNear || (found.size > others.length && numberBefore.test(text)) ? found : undefined;
}

/** Whether a text has an abbreviation of a translation, also inside a word: the grammar reads it as part of a reference. */
export function namesTranslation(text: string): boolean {
  spellings ??= readSpellings();
  return spellings.translation.test(text);
}

/** "chapter 3 of John", "the 3rd chapter of John", "the 23rd Psalm". */
const numberBefore = /\d(?:st|nd|rd|th)?\s*(?:ch\p{L}*\.?\s*)?(?:from|of|in)(?!\p{L})|\d\s*(?:st|nd|rd|th)\s*ps/iu;

// Folds case as the parser does.
const lower = (text: string) => text.toLowerCase().replaceAll('ſ', 's');

function readSpellings(): Spellings {
  const language = new (english as unknown as { regexps: new () => Language }).regexps();
  const byLastWord = new Map<string, string[]>();
  const others: string[] = [];
  for (const { regexp } of language.all_books) {
    const spelled = spelledIn(regexp.source, language);
    if (spelled === undefined) others.push(regexp.source);
    else
      for (const word of lastWordsOf(spelled)) byLastWord.set(word, [...(byLastWord.get(word) ?? []), regexp.source]);
  }
  const translation = new RegExp(language.translations.map(({ source }) => source).join('|'), 'i');
  return { byLastWord, others, numberBehind: numberBehindIn(language), translation };
}

/** A book pattern without its common prefix and suffix; undefined when it has others. */
function spelledIn(source: string, { pre_book, pre_number_book, post_book }: Language): string | undefined {
  const before = [pre_book.source, pre_number_book.source].find((one) => source.startsWith(one));
  if (before === undefined || !source.endsWith(post_book.source)) return undefined;
  return source.slice(before.length, -post_book.source.length);
}

function numberBehindIn({ translations }: Language): RegExp {
  const glue = [
    'ch(?:a?pte?r?)?s?',
    'cf',
    'compare',
    'c[ah]?pt?s?',
    'v(?:er(?:ses?)?|ss?|v)?',
    'ff?',
    'see',
    'also',
    'and',
    't(?:o|ho|hr(?:ough|u)|itle)',
    '[a-e]',
    ...translations.map(({ source }) => source),
  ];
  // Match whole words only. Otherwise hostile text makes the pattern backtrack without end.
  return new RegExp(`(?:[^\\p{L}\\d]|(?:${glue.join('|')})(?!\\p{L}))*\\d`, 'iuy');
}
