import { wordsOf } from '../text/tokens.ts';

/** At most so many words of a person are looked for at once. */
const MOST_WORDS = 24;

/** How often a sequence of words begins in a text; overlapping ones count each. */
export function occurrencesIn(text: string, sequence: readonly string[]): number {
  if (sequence.length === 0) return 0;
  const words = wordsOf(text);
  let count = 0;
  for (let at = 0; at + sequence.length <= words.length; at += 1) {
    if (sequence.every((word, offset) => words[at + offset] === word)) count += 1;
  }
  return count;
}

/** A person's words as a query for FTS5 that finds any of them, or undefined when there is no word. Nothing of FTS5's own language gets through. */
export function anyOf(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return words.length > 0 ? words.map(quoted).join(' OR ') : undefined;
}

/** The same for all of the words in any order. */
export function allOf(text: string): string | undefined {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return words.length > 0 ? words.map(quoted).join(' AND ') : undefined;
}

/** The same for one sequence of words. */
export function phraseOf(sequence: readonly string[]): string {
  return quoted(sequence.join(' '));
}

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;
