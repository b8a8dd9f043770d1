import { expect, test } from 'vitest';
import { foodWith } from '../data/foods/index.ts';
import type { FoodInput } from '../fields.ts';
import { judge } from '../solve/judge.ts';
import { safeSections, safeTitle } from './safe.ts';
import type { SafeSolved } from './verdict-text.ts';

test('fresh food is never recommended to someone who is sick from it', () => {
  const food = foodWith('clams-mussels-and-oysters-alive');
  const strict = { state: 'raw', place: 'fridge', warm: 'no', signs: [], risk: false, several: false } as const;
  const since = '2026-11-22';
  const verdict = judge({ ...strict, food, since, cannedHow: 'unknown', refused: false }, '2026-11-23');
  const input = { mode: 'safe', food: 'oysters', ate: 'sick', since } as FoodInput;
  const solved = {
    input,
    today: '2026-11-23',
    typed: 'oysters',
    foods: [food],
    mode: 'safe',
    verdict,
    strict,
    ate: 'sick',
  };
  const open = safeSections(solved as SafeSolved).filter(({ folded }) => !folded);

  expect(safeTitle(solved as SafeSolved)).toBe('Oysters: eat no more of it');
  expect(JSON.stringify(open)).not.toMatch(/Eat it today|Use it today|Keep it/);
});

const solvedFor = (ate: 'no' | 'nerves'): SafeSolved => {
  const food = foodWith('beets');
  const strict = { state: 'home-canned', place: 'pantry', warm: 'no', signs: [], risk: false, several: false } as const;
  const verdict = judge({ ...strict, food, cannedHow: 'unknown', refused: false }, '2026-11-23');
  const input = { mode: 'safe', food: 'beets', ate } as FoodInput;
  return { input, today: '2026-11-23', typed: 'beets', foods: [food], mode: 'safe', verdict, strict, ate };
};

test('when someone is sick, what is left is kept for the doctors and not thrown out', () => {
  const text = JSON.stringify(safeSections(solvedFor('nerves')).filter(({ folded }) => !folded));

  expect(safeTitle(solvedFor('nerves'))).toBe('Beets: eat no more of it');
  expect(text).toContain('Keep what is left');
  expect(text).not.toContain('Throw it out');
  expect(JSON.stringify(safeSections(solvedFor('no')))).toContain('Throw it out');
});
