import { expect, test } from 'vitest';
import { careGate } from './gate.ts';

test.each([
  ['I want to die', 'suicide', 'self'],
  ['My son says he wants to die', 'suicide', 'other'],
  ['my stepdad touches me at night', 'abuse-child', 'self'],
  ['The coach is touching my daughter', 'abuse-child', 'other'],
  ['My husband hits me', 'abuse-adult', 'self'],
  ['I took all my pills', 'poison', 'self'],
  ['My daughter drank bleach', 'poison', 'other'],
  ['I want to kill my husband', 'threat', 'self'],
  ['My brother says he is going to shoot up the school', 'threat', 'other'],
  ['Tomé todas mis pastillas', 'poison', 'self'],
] as const)('“%s” is %s, and the one in danger is: %s', (text, kind, who) => {
  expect(careGate([text])[0]).toMatchObject({ kind, level: 'urgent', who });
});

test('“don’t tell me to call my pastor” is no child abuse, also beside thoughts of suicide', () => {
  expect(careGate(['dont tell me to call my pastor he wont pick up'])).toEqual([]);
  expect(careGate(['i want to kill myself and dont tell me to call my pastor']).map(({ kind }) => kind)).toEqual([
    'suicide',
  ]);
});

test.each([
  'I could kill my brother if he eats my lunch again',
  'killing time before church',
  'We killed them at chess',
])('“%s” threatens nobody', (text) => {
  expect(careGate([text]).filter(({ kind }) => kind === 'threat')).toEqual([]);
});
