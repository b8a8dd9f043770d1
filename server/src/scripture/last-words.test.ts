import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastWordsOf } from './last-words.ts';
import { spelledBooks } from './spelled-books.testing.ts';

test.each([
  [String.raw`((?:First|1)\s*J(?:oh)?n)`, ['firstjohn', 'firstjn', 'john', 'jn']],
  [
    String.raw`(Song(?:s)?\s*of\s*S[ao]l)`,
    ['songofsal', 'songofsol', 'songsofsal', 'songsofsol', 'ofsal', 'ofsol', 'sal', 'sol'],
  ],
  [String.raw`(Esther\s*\(Greek\)|G(?:k)?\s*?Esth)`, ['greek', 'gesth', 'gkesth', 'esth']],
  [String.raw`((?:2)?3\s*rd\s*Psalm(?=\.1\b))`, ['rdpsalm', 'psalm']],
])('the last words that a pattern can match: %s', (pattern, words) => {
  expect([...lastWordsOf(pattern)].sort()).toEqual([...words].sort());
});

test('every spelling of a book that the parser knows ends with one of the words', () => {
  for (const { pattern, spelling } of spelledBooks()) {
    const words = lastWordsOf(pattern);
    fc.assert(
      fc.property(spelling, (typed) => {
        expect(words).toContain(typed.toLowerCase().match(/[a-z]+(?=[^a-z]*$)/)?.[0]);
      }),
      { numRuns: 20 },
    );
  }
});
