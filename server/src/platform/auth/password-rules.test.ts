import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const problemOf = (password: string, words: string[] = []) => passwordProblem(password, words, 6);

test.each([
  'password',
  'Password1!',
  'p@ssw0rd',
  'iloveyou2',
  '123456',
  '98765432',
  'abcabcabc',
  'qwertyuiop',
  'aaaaaaaaaa',
])('%s is refused as one of the first that others would try', (password) => {
  expect(problemOf(password)).toMatch(/too common/);
});

test.each(['Jesus777', 'GodIsGood!', 'hallelujah2026', 'john316', 'blessed', 'praisethelord'])(
  '%s is refused: church people choose it often',
  (password) => {
    expect(problemOf(password)).toMatch(/too common/);
  },
);

test.each([
  'seven lamps at dusk',
  'tHu9xk',
  'Kirche-am-See',
  'grandma keeps bees',
  '密码很长的一句话',
  'blue heron, gray pond',
])('%s is accepted', (password) => {
  expect(problemOf(password)).toBeUndefined();
});

test('easy-to-guess names do not make a password, however long it is', () => {
  const words = ['Ruth Baker', 'ruth.baker@hillside.example', 'Hillside Fellowship', 'Lampstand'];

  expect(problemOf('ruthbaker1984', words)).toMatch(/your name, email or church/);
  expect(problemOf('HillsideFellowship2026!', words)).toMatch(/your name, email or church/);
  expect(problemOf('hillside-lampstand-ruth', words)).toMatch(/your name, email or church/);
  expect(problemOf('Ruth waters the ferns', words)).toBeUndefined();
});

test('the minimum length counts characters, the maximum counts bytes', () => {
  expect(problemOf('tHu9x')).toBe('Password must be at least 6 characters');
  expect(passwordProblem('tHu9xk', [], 8)).toBe('Password must be at least 8 characters');
  expect(problemOf('ü'.normalize('NFD').repeat(5))).toBe('Password must be at least 6 characters');
  expect(problemOf('lamp '.repeat(25))).toBeUndefined();
  expect(problemOf('lamp '.repeat(26))).toMatch(/at most 128/);
});
