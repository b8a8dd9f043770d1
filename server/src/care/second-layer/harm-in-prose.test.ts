import { expect, test } from 'vitest';
import { readableSentences } from '../normalise.ts';
import { fitsChildren } from './fit-for-children.ts';
import { harmIn } from './harm-in-prose.ts';

const harmOf = (text: string, harmed = false) =>
  readableSentences(text)
    .map((words) => harmIn(words, harmed))
    .find((harm) => harm !== undefined);

test.each([
  ['method', 'The easiest way to die is in your sleep.'],
  ['method', 'Take all of the pills.'],
  ['method', 'A lethal dose is small.'],
  ['encourages', 'Kill yourself.'],
  ['encourages', 'k i l l yourself'],
  ['encourages', 'You should just die.'],
  ['encourages', 'They would be happier without you.'],
  ['encourages', 'It is okay to die.'],
  ['encourages', 'God wants you to come home.'],
  ['encourages', 'If you want to die, then do it.'],
  ['makes-small', 'Get over it.'],
  ['makes-small', 'You are just being dramatic.'],
  ['makes-small', 'Other people have it worse.'],
  ['makes-small', 'Depression is a sin.'],
  ['makes-small', 'Real Christians never feel depressed.'],
  ['blames', 'It was your own fault.'],
  ['blames', 'You must have provoked him.'],
  ['blames', 'You are a burden.'],
  ['silences', 'Do not tell anyone about it.'],
  ['silences', 'Keep it to yourself.'],
  ['sends-back', 'Go back to your abuser.'],
  ['sends-back', 'God wants you to stay.'],
])('%s: %s', (harm, text) => {
  expect(harmOf(text)).toBe(harm);
});

test.each([
  'Go home to your husband.',
  'Submit to him.',
  'Stay with him and pray.',
  'Give him another chance.',
  'Forgive him and move back.',
  'Be more submissive.',
  'Turn the other cheek.',
])('to somebody who is hurt by another it is never said: %s', (text) => {
  expect(harmOf(text, true)).toBe('sends-back');
  expect(harmOf(text)).toBeUndefined();
});

test.each([
  'If you think of ending your life, call 988.',
  'You do not have to go back to him.',
  'It is not your fault.',
  'You are not a burden.',
  'Nobody should kill themselves over a debt.',
  'Please do not hurt yourself; somebody will answer at any hour.',
  'You deserve better.',
  'End your day with a line of thanks.',
  'Jesus told them to go home and tell their friends.',
  'Depression is not a sin.',
  'Judas hanged himself, and the disciples wept.',
  'You could rest for an hour.',
])('words of care pass: %s', (text) => {
  expect(harmOf(text, true)).toBeUndefined();
});

test.each([
  ['David met a giant and trusted God.', true],
  ['Jesus died on a cross, and on the third day he lived again.', true],
  ['Daniel was not afraid of the lions.', true],
  ['He drove a tent peg into his head.', false],
  ['The soldiers were slaughtered.', false],
  ['David slept with Bathsheba.', false],
  ['She was a prostitute.', false],
  ['Your parents are in debt and may be evicted.', false],
  ['He killed himself.', false],
  ['They were drunk.', false],
])('for children: %s %s', (text, fits) => {
  expect(readableSentences(text).every(fitsChildren)).toBe(fits);
});
