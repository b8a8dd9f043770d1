import { expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

test('a sentence is not ended by a title, an initial or a reference', () => {
  const sentences = new Sentences();
  const text = 'Dr. Lee read [[1 Cor. 13:4]] to St. Mary and C. S. Lewis. He sat down.';

  expect([...sentences.push(text), ...sentences.end()].map((sentence) => sentence.text)).toEqual([
    'Dr. Lee read [[1 Cor. 13:4]] to St. Mary and C. S. Lewis.',
    'He sat down.',
  ]);
});
