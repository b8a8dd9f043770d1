import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import { lastWordsOf } from './last-words.ts';

/** A pattern of the parser for one book, or for several that an abbreviation may mean. */
export interface BookPattern {
  regexp: RegExp;
}

/** What the parser knows of its language, as far as it is read here. */
interface Language {
  all_books: BookPattern[];
  translations: RegExp[];
  pre_book: RegExp;
  pre_number_book: RegExp;
  post_book: RegExp;
}

interface Spellings {
  /** The patterns that a word may be the last one of, by the word in lower case. */
  byLastWord: Map<string, string[]>;
  /** Patterns that are written in another way: they are always tried. */
  others: string[];
  numberBehind: RegExp;
  translation: RegExp;
}

let spellings: Spellings | undefined;

/**
 * The sources of the patterns that can find something in a text, or undefined where no reference can be: a book in any spelling
 * with a number near enough behind or before it. Whoever tries these alone finds what all of them would find.
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

/** Whether an abbreviation of a translation is anywhere in a text, in words too: the grammar draws it into a reference. */
export function namesTranslation(text: string): boolean {
  spellings ??= readSpellings();
  return spellings.translation.test(text);
}

/** "chapter 3 of John", "the 3rd chapter of John", "the 23rd Psalm". */
const numberBefore = /\d(?:st|nd|rd|th)?\s*(?:ch\p{L}*\.?\s*)?(?:from|of|in)(?!\p{L})|\d\s*(?:st|nd|rd|th)\s*ps/iu;

// As the parser sees letters without case.
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

/** A pattern without what stands around a book, when that is what the language says of all its books. */
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
  // A word is taken whole or not at all: else hostile text has countless ways to be read.
  return new RegExp(`(?:[^\\p{L}\\d]|(?:${glue.join('|')})(?!\\p{L}))*\\d`, 'iuy');
}
