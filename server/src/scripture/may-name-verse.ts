import * as english from 'bible-passage-reference-parser/esm/lang/en.js';

/** What the parser knows of its language, as far as it is read here. */
interface Language {
  all_books: { regexp: RegExp }[];
  translations: RegExp[];
  pre_book: RegExp;
  pre_number_book: RegExp;
  post_book: RegExp;
}

let pattern: RegExp | undefined;

/**
 * Whether the grammar could find a reference at all: a book in any spelling it knows, with a number near enough behind or
 * before it. One pass instead of one for each book; a text that fails here holds nothing that the grammar would find.
 */
export function mayNameVerse(text: string): boolean {
  pattern ??= bookBesideNumber();
  return /\d/.test(text) && pattern.test(lower(text));
}

// Letters without case and each book once: a pattern that knows no difference of case takes seconds to be made ready.
const lower = (text: string) => text.toLowerCase().replaceAll('ſ', 's');

function bookBesideNumber(): RegExp {
  const language = new (english as unknown as { regexps: new () => Language }).regexps();
  const { translations, post_book: post } = language;
  const edges = [language.pre_book.source, language.pre_number_book.source];
  // What stands around a book is looked at once, not for each of them.
  const spellings = language.all_books.map(({ regexp: { source } }) => {
    const edge = edges.find((one) => source.startsWith(one)) ?? '';
    return source.slice(edge.length).replace(post.source, '');
  });
  const book = lower(spellings.join('|'));
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
  ];
  const words = [...glue, 't(?:o|ho|hr(?:ough|u)|itle)', '[a-e]', ...translations.map(({ source }) => lower(source))];
  // A word is taken whole or not at all: else hostile text has countless ways to be read.
  const between = `(?:[^\\p{L}\\d]|(?:${words.join('|')})(?!\\p{L}))*`;
  const before = '\\d(?:st|nd|rd|th)?\\s*(?:(?:ch\\p{L}*\\.?\\s*)?(?:from|of|in)(?:\\s+the\\s+book\\s+of)?\\s*)?';
  return new RegExp(`(?<!\\p{L})(?<book>${book})${post.source}(?:(?=${between}\\d)|(?<=${before}\\k<book>))`, 'u');
}
