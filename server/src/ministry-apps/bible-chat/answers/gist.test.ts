import { expect, test } from 'vitest';
import { findTopic } from '../data/topics/index.ts';
import { gistOf } from './gist.ts';

test.each([
  ['giving', /does not repeat the tenth as a rule/],
  ['alcohol', /not called a sin/],
])('the sentence of "%s" that decides its question is kept', (id, sentence) => {
  const topic = findTopic(id);

  expect(gistOf(topic?.answer ?? '', topic?.question ?? '')).toMatch(sentence);
});

test('an answer of one sentence is kept whole', () => {
  expect(gistOf('Jesus wept.', 'Did Jesus cry?')).toBe('Jesus wept.');
});
