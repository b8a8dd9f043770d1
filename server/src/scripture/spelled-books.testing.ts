import * as english from 'bible-passage-reference-parser/esm/lang/en.js';
import fc from 'fast-check';

interface Language {
  all_books: { regexp: RegExp }[];
  pre_book: RegExp;
  pre_number_book: RegExp;
  post_book: RegExp;
}

/** What the parser's pattern of each book matches without its surroundings, and spellings that are made from it. */
export function spelledBooks(): { pattern: string; spelling: fc.Arbitrary<string> }[] {
  const language = new (english as unknown as { regexps: new () => Language }).regexps();
  const { all_books, pre_book, pre_number_book, post_book } = language;
  return all_books.flatMap(({ regexp: { source } }) => {
    const before = [pre_book.source, pre_number_book.source].find((one) => source.startsWith(one));
    if (before === undefined) return [];
    const pattern = source.slice(before.length, -post_book.source.length);
    // One blank at most: more of them make no other spelling.
    return [{ pattern, spelling: fc.stringMatching(new RegExp(`^${pattern.replace(/\\s\*\??/g, ' ?')}$`)) }];
  });
}
