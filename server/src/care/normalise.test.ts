import { expect, test } from 'vitest';
import { readableSentences } from './normalise.ts';
import { carePatterns } from './patterns/index.ts';
import { anyOf } from './phrases.ts';

test('a text becomes plain sentences with contractions written out', () => {
  expect(readableSentences('I don’t WANT to… live!  He’s “fine”.\n\n- wanna go')).toEqual([
    'i do not want to',
    'live',
    'he is fine',
    'want to go',
  ]);
});

test('a single line break does not part a sentence, an empty line does', () => {
  expect(readableSentences('I want\nto die\n\nsoon')).toEqual(['i want to die', 'soon']);
});

test('what is read grows in step with the text, in windows of a bounded number of words', () => {
  const ofWords = (count: number) => readableSentences('grace and peace '.repeat(count));
  const size = (windows: string[]) => windows.reduce((sum, window) => sum + window.length, 0);

  expect(size(ofWords(10_000)) / size(ofWords(1_000))).toBeLessThan(10.5);
  for (const window of ofWords(1_000)) expect(window.split(' ').length).toBeLessThanOrEqual(60);
});

test('no phrase repeats a repetition, so that none can run away on hostile text', () => {
  const unbounded = /(?<!\\)[*+]\)(?:[*+]|\{\d+,\})/;
  for (const patterns of carePatterns)
    for (const list of [patterns.idioms, patterns.self, patterns.selfBefore, patterns.other, patterns.mention])
      for (const phrase of list) expect(anyOf([phrase]).source).not.toMatch(unbounded);
});
