import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceEnd, sentencesOf, wholeSentences } from './sentences.ts';

test('a sentence is not ended by a title, an initial or a reference', () => {
  const text = 'Dr. Lee read [[1 Cor. 13:4]] to St. Mary and C. S. Lewis. He sat down.';

  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual([
    'Dr. Lee read [[1 Cor. 13:4]] to St. Mary and C. S. Lewis.',
    'He sat down.',
  ]);
});

const texts = fc
  .array(
    fc.oneof(
      fc.lorem(),
      fc.constantFrom('. ', '! ', '.\n', '…” ', ' ', '\n\n', '\n- ', '\n1. ', '[[John 3:16]]', 'Dr. ', ' 3.5 '),
    ),
  )
  .map((parts) => parts.join(''));

test('the sentences of a text are the text, but for the white space behind them', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const sentences = sentencesOf(text);

      expect(sentences.map(({ gap, text: words }) => gap + words).join('')).toBe(
        sentences.length ? text.trimEnd() : '',
      );
    }),
  );
});

test('an end that is told before all of a text is there is an end of the whole text too', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, place) => {
      const early = sentenceEnd(text.slice(0, place % (text.length + 1)), 0, false);

      if (early) expect(early).toEqual(sentenceEnd(text, 0, true));
    }),
  );
});

test('a text that was cut ends with its last whole sentence', () => {
  expect(wholeSentences('It costs 3.50 and is here. And the ne')).toBe('It costs 3.50 and is here. ');
  expect(wholeSentences('It costs 3.')).toBe('');
  expect(wholeSentences('It is here. ')).toBe('It is here. ');
  expect(wholeSentences('It is here. We met Dr. ')).toBe('It is here. ');
  expect(wholeSentences('- one\n- tw')).toBe('- one\n');
});
