import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSentences, sentenceEnd, sentencesOf, wholeSentences } from './sentences.ts';

test('a title, an initial or a reference does not end a sentence', () => {
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

test('sentences and their gaps add up to the text without its trailing white space', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const sentences = sentencesOf(text);

      expect(sentences.map(({ gap, text: words }) => gap + words).join('')).toBe(
        sentences.length ? text.trimEnd() : '',
      );
    }),
  );
});

test('an end found in the beginning of a text is an end of the whole text too', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, place) => {
      const early = sentenceEnd(text.slice(0, place % (text.length + 1)), 0, false);

      if (early) expect(early).toEqual(sentenceEnd(text, 0, true));
    }),
  );
});

test('wholeSentences drops the unfinished last sentence', () => {
  expect(wholeSentences('It costs 3.50 and is here. And the ne')).toBe('It costs 3.50 and is here. ');
  expect(wholeSentences('It costs 3.')).toBe('');
  expect(wholeSentences('It is here. ')).toBe('It is here. ');
  expect(wholeSentences('It is here. We met Dr. ')).toBe('It is here. ');
  expect(wholeSentences('- one\n- tw')).toBe('- one\n');
});

test('firstSentences keeps the text as it is written', () => {
  expect(firstSentences(' See 1 Cor. 13:4.  Is it so? Yes.', 2)).toBe('See 1 Cor. 13:4.  Is it so?');
  expect(firstSentences('No mark at the end', 2)).toBe('No mark at the end');
  expect(firstSentences('', 2)).toBe('');
});
