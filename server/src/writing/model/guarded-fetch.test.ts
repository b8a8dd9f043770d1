import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capsOf } from './tokens.ts';

test('the caps of a prompt cover its bytes and its words', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(2_000), (texts, words) => {
      const caps = capsOf(
        texts.map((text) => ({ role: 'user', text })),
        words,
      );

      expect(caps.inputTokens).toBeGreaterThanOrEqual(Buffer.byteLength(texts.join('')));
      expect(caps.outputTokens).toBeGreaterThanOrEqual(words * 2);
      expect(caps.characters).toBeGreaterThan(caps.outputTokens);
    }),
  );
});
