import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';
import { capsOf } from './tokens.ts';

test('a text in any pieces comes through in whole sentences, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.lorem(), fc.constantFrom('. ', '! ', '.\n', '…” ', ' ', '[[John 3:16]]'))),
      (pieces) => {
        const sentences = new Sentences();
        const ready = pieces.map((piece) => sentences.add(piece));

        expect(ready.join('') + sentences.unfinished).toBe(pieces.join(''));
        for (const text of ready) if (text) expect(text).toMatch(/\s$/);
      },
    ),
  );
});

test('a figure or a reference in the middle of a sentence ends nothing', () => {
  const sentences = new Sentences();

  expect(sentences.add('It costs 3.50 and stands in [[John 3:16]] ')).toBe('');
  expect(sentences.add('as well. And')).toBe('It costs 3.50 and stands in [[John 3:16]] as well. ');
  expect(sentences.unfinished).toBe('And');
});

test('a prompt can never cost more than was set aside for it: a token is at least one byte', () => {
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
