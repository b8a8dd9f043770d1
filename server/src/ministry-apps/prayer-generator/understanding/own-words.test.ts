import { expect, test } from 'vitest';
import { isContemptuous, isViolent } from './own-words.ts';
import { requestOf } from './plain-words.ts';

test.each([
  'i just hope she doesnt suffer',
  'Don’t let my dad suffer',
  'pray we beat them on Friday',
  'It hurts me to see her like this',
])('%j is no violence', (text) => {
  expect(isViolent(text)).toBe(false);
});

test.each(['I hope he suffers, make him suffer', 'He beats me', 'she hurts me when she drinks'])(
  '%j is violence',
  (text) => {
    expect(isViolent(text)).toBe(true);
  },
);

test('contempt for another person is noticed, and not for oneself', () => {
  expect(isContemptuous('My boss is an idiot')).toBe(true);
  expect(isContemptuous('I am such an idiot')).toBe(false);
  expect(isContemptuous('My pigs are sick')).toBe(false);
});

test('a request in capitals is read like any other', () => {
  expect(requestOf({ situation: 'PRAY FOR MY NEIGHBOR GEORGE. I AM SCARED' })).toBe(
    'Pray for my neighbor George. I am scared',
  );
  expect(requestOf({ situation: 'Pray for NASA' })).toBe('Pray for NASA');
});
