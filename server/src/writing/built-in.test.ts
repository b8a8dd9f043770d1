import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieces } from './built-in.ts';

test('a text is split between words only, and nothing is lost', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 80 }), (text) => {
      const cut = pieces(text);
      expect(cut.join('')).toBe(text);
      for (const piece of cut.slice(0, -1)) expect(piece).toMatch(/\s$/);
    }),
  );
});

test('the pieces of any text join to the same text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (text) => {
      expect(pieces(text).join('')).toBe(text);
    }),
  );
  expect(pieces('word '.repeat(100)).length).toBeGreaterThan(9);
});
