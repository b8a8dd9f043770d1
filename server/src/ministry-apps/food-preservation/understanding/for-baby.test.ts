import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { withoutEncoder } from '../../../understanding/understanding.ts';
import { readFood } from './read-food.ts';

let understanding: ReturnType<typeof openTestUnderstanding>;
beforeAll(async () => {
  understanding = openTestUnderstanding();
  await readFood('honey for the one in the crib', understanding.understanding);
}, 60_000);
afterAll(() => understanding.close());

test.each([
  'honey on the pacifier',
  'is honey ok for my infant',
  'honey, she is 9 months',
  'raw honey for an 8-month-old',
  'honey for my grandbaby',
])('"%s" is heard as honey for a baby, also without the encoder', async (text) => {
  expect((await readFood(text, withoutEncoder)).forBaby.honey).toBe(true);
});

test.each(['honey for my little guy who just started solids', 'honey for the one in the crib who has no teeth yet'])(
  '"%s" is heard by its meaning',
  async (text) => {
    expect((await readFood(text, understanding.understanding)).forBaby.honey).toBe(true);
  },
);

test.each([
  'honey for my tea',
  'honey glazed baby carrots',
  'raw honey from the farmers market',
  'honey with crystals',
])('"%s" is no honey for a baby', async (text) => {
  expect((await readFood(text, understanding.understanding)).forBaby.honey).toBe(false);
});

test.each([
  'sweet potato baby puree',
  'pureed carrots for my 7 month old',
  'mashed banana for the baby',
  'homemade chicken puree for my infant',
])('"%s" is baby food made at home', async (text) => {
  expect((await readFood(text, withoutEncoder)).foods.map(({ id }) => id)).toEqual(['baby-food-homemade']);
});

test.each([
  ['mashed potatoes for the baby shower', 'leftovers-without-meat'],
  ['mashed potatoes 2 days old', 'leftovers-without-meat'],
  ['chicken 2 weeks old', 'chicken-parts'],
  ['baby carrots', 'carrots'],
])('"%s" has no baby', async (text, id) => {
  const { foods, forBaby } = await readFood(text, understanding.understanding);

  expect(forBaby.baby).toBe(false);
  expect(foods[0]?.id).toBe(id);
});
