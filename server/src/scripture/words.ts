import { wordsOf } from '../text/tokens.ts';

/** Most words in one search. */
const MOST_WORDS = 24;

/** How often a sequence of words occurs in a text, overlaps included. */
export function occurrencesIn(text: string, sequence: readonly string[]): number {
  if (sequence.length === 0) return 0;
  const words = wordsOf(text);
  let count = 0;
  for (let at = 0; at + sequence.length <= words.length; at += 1) {
    if (sequence.every((word, offset) => words[at + offset] === word)) count += 1;
  }
  return count;
}

/** FTS5 query for any of the words, or undefined without words. FTS5 operators in `text` are escaped. */
export function anyOf(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return words.length > 0 ? words.map(quoted).join(' OR ') : undefined;
}

/** FTS5 query for all of the words in any order. */
export function allOf(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return words.length > 0 ? words.map(quoted).join(' AND ') : undefined;
}

/** FTS5 query for one sequence of words. */
export function phraseOf(sequence: readonly string[]): string {
  return quoted(sequence.join(' '));
}

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;
