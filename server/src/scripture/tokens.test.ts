import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, type Token, tokensOf, WordScan } from './tokens.ts';

const pieces = [
  ..."aZ9 ~_\n.-—–…“”‘’'`´ʼéÉßĀſKªº²½µ٣",
  'e\u0301',
  '\u0301',
  'ﬁ',
  'ℌ',
  '𝒜',
  '😀',
  '\ud835',
  '\udc9c',
  '漢字',
  'שָׁלוֹם',
  'LORD’S',
  'don`t',
  "rock 'n' roll",
  'naïve',
  '1st',
];
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 30,
  })
  .map((parts) => parts.join(''));

/** The same by a pattern, in as few lines as can be. */
function plainTokensOf(typed: string): Token[] {
  const words = /[\p{L}\p{M}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{M}\p{N}]+)*/gu;
  return [...typed.matchAll(words)].map(({ index, 0: word }) => {
    const lower = word.toLowerCase();
    const bare = /[^ -~]/.test(lower) ? lower.normalize('NFKD').replace(/\p{M}/gu, '') : lower;
    return { word: bare.replace(/[’‘ʼ`´]/g, "'"), start: index, end: index + word.length };
  });
}

test('the fast scan finds the same words as the pattern, in any script', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(tokensOf(typed)).toEqual(plainTokensOf(typed));
    }),
    { numRuns: 3_000 },
  );
});

test('a scan has the hash of each word in folded letters', () => {
  const scan = new WordScan();
  fc.assert(
    fc.property(text, fc.nat({ max: 12 }), (typed, most) => {
      const { count, starts, ends, hashes } = scan.read(typed, 0, most);
      const found = Array.from({ length: count }, (_, at) => [starts[at], ends[at], hashes[at]]);
      const tokens = tokensOf(typed).slice(0, most);
      expect(found).toEqual(tokens.map(({ word, start, end }) => [start, end, hashOf(word)]));
    }),
    { numRuns: 1_000 },
  );
});

test('a scan grows with a text', () => {
  const scan = new WordScan().read('In the beginning '.repeat(1_000));

  expect(scan.count).toBe(3_000);
  expect([...scan.hashes.slice(2_997, 3_000)]).toEqual(['in', 'the', 'beginning'].map(hashOf));
});
