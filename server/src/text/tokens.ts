import { straightApostrophes, withoutAccents } from './normalize.ts';

/** The words of a text in lower case, without accents; an apostrophe inside a word stays, as `'`. */
export function wordsOf(text: string): string[] {
  const folded = straightApostrophes(withoutAccents(text).toLowerCase());
  return folded.match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];
}
