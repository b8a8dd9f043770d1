import { expect, test } from 'vitest';
import { withoutEncoder } from '../../understanding/understanding.ts';
import { recipes } from './data/recipes/index.ts';
import type { MealInput } from './fields.ts';
import { nothingRead } from './reading.ts';
import { avoidedFoods, bannedFoods, partsFor } from './screen.ts';
import { readWishes } from './wishes.ts';

const avoid = (text: string) => avoidedFoods({ avoid: text } as MealInput);

test('a starch that is left out takes all its kinds along', () => {
  expect(avoid('pasta').foods).toEqual(
    expect.arrayContaining(['pasta', 'macaroni', 'egg-noodles', 'ramen', 'rice-noodles', 'mac-cheese-box']),
  );
  expect(avoid('bread').foods).toEqual(expect.arrayContaining(['bread', 'hamburger-buns', 'english-muffins', 'pita']));
  const banned = bannedFoods(
    { allergies: [], reading: { ...nothingRead, hates: ['food:pasta'] } } as never,
    {
      byAge: {},
    } as never,
  );
  expect(banned.has('macaroni')).toBe(true);
});

test('what we don’t know is given back in the words in which it was written', () => {
  expect(avoid('pork, crunchy things').unknown).toEqual(['crunchy things']);
});

test('with less salt no recipe adds any, and no step names it', () => {
  const input = { allergies: [], diets: ['low-sodium'], reading: nothingRead } as unknown as MealInput;
  const banned = bannedFoods(input, { eaters: 1, portions: 10, byAge: { adult: 1 } });
  const parts = recipes.flatMap((recipe) => partsFor(recipe, banned, input) ?? []);

  expect(parts.filter(({ food }) => food === 'salt')).toEqual([]);
  expect(recipes.filter(({ name, steps }) => /\bsalt/i.test([name, ...steps].join(' ')))).toEqual([]);
});

test('a food for one meal of the day is said to be planned for any', async () => {
  expect((await readWishes('milk at lunch please', withoutEncoder)).anyMeal).toEqual(['milk at lunch please']);
});
