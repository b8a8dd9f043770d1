import { expect, test } from 'vitest';
import { findPeople } from './people.ts';
import { prayedFor } from './prayed-for.ts';
import type { Reading } from './reading.ts';
import { rolesOf, type ToldPiece } from './roles.ts';

const roles = (text: string, pieces?: readonly ToldPiece[]) => {
  const people = findPeople(text);
  return Object.fromEntries(rolesOf(text, people, pieces).map((role, index) => [people[index]?.noun, role]));
};

test.each([
  ['Knee replacement on Monday. My neighbor is going to feed the chickens.', { neighbor: 'mentioned' }],
  ['I was let go. My wife still thinks I am on vacation.', { wife: 'mentioned' }],
  ['My brother says it is not his problem.', { brother: 'mentioned' }],
  ['My teenager says she does not believe anymore.', { teenager: 'concerned' }],
  ['Pray for my sister and my dad.', { sister: 'asked', dad: 'asked' }],
  ['For my wife. 25 years tomorrow.', { wife: 'asked' }],
  ['I am worried about my son.', { son: 'asked' }],
  ['Lost my husband of 51 years in March.', { husband: 'died' }],
  ['Forgive me for how I talked to my mother before she died.', { mother: 'died' }],
  ['My best friend from the infusion room passed.', { 'best friend': 'died' }],
  ['My son passed his exam.', { son: 'concerned' }],
  ['My mom and dad fight.', { mom: 'concerned', dad: 'concerned' }],
  ['Bless our table, we have vegetarians, my uncle who talks politics, and nine kids.', { uncle: 'mentioned' }],
  ['I’m nursing my father at home.', { father: 'concerned' }],
])('“%s”', (text, expected) => {
  expect(roles(text)).toMatchObject(expected);
});

test('with the encoder, only who is in a sentence with a need is concerned', () => {
  const text = 'I owe a lot. My wife has her groups. My son lost his job.';
  const piece = (words: string, isNeed: boolean) => ({ text: words, isNeed });

  expect(
    roles(text, [
      piece('I owe a lot.', true),
      piece('My wife has her groups.', false),
      piece('My son lost his job.', true),
    ]),
  ).toEqual({ wife: 'mentioned', son: 'concerned' });
});

test('a name after “in” is a place, and a name that is only mentioned is left out', () => {
  const named = (text: string, names: readonly string[], needs: readonly string[] = []) => {
    const pieces = text.split(/(?<=\.) /).map((piece) => ({ text: piece, isNeed: needs.includes(piece) }));
    const reading = { names, also: [], likely: [], joyful: false, concerns: { pieces } };
    return prayedFor(text, findPeople(text), reading as unknown as Reading).names;
  };

  expect(named('My aunt is a missionary in Chad.', ['Chad'])).toEqual([]);
  expect(named('I stutter. Moses had it too.', ['Moses'], ['I stutter.'])).toEqual([]);
  expect(named('Please pray for Denise.', ['Denise'])).toEqual(['Denise']);
});
