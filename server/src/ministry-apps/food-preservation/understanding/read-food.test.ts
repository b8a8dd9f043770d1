import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../../testing/test-understanding.ts';
import { withoutEncoder } from '../../../understanding/understanding.ts';
import { readFood } from './read-food.ts';

let understanding: ReturnType<typeof openTestUnderstanding>;
beforeAll(async () => {
  understanding = openTestUnderstanding();
  await readFood('soup that is warm', understanding.understanding);
}, 60_000);
afterAll(() => understanding.close());

test.each([
  ['chicken soup I left out overnight on the stove', 'warm'],
  ['pizza box on the counter all night', 'warm'],
  ['eggs I forgot in the car', 'warm'],
  ['the chicken smells a little funny', 'signs'],
  ['can of beans that is bulging at the ends', 'signs'],
  ['soup I made Sunday, my son ate some and has a stomach ache', 'ate'],
] as const)('"%s" is asked about: %s', async (text, worry) => {
  const reading = await readFood(text, understanding.understanding);

  expect(reading.foods.length).toBeGreaterThan(0);
  expect(reading.worry).toBe(worry);
});

test.each([
  'half a lasagna from Sunday dinner in the fridge',
  'turkey from thanksgiving',
  'milk that expired three days ago',
  'a big pot of chili made on Monday',
  'deli ham for sandwiches, opened last week',
  'hamburger meat in the fridge since Tuesday',
  'Ground beef',
])('"%s" is not asked about', async (text) => {
  expect((await readFood(text, understanding.understanding)).worry).toBeUndefined();
});

test('without the encoder the names of the table are read, and nothing is asked', async () => {
  expect(await readFood('chicken soup left out all night', withoutEncoder)).toMatchObject({ likely: [] });
  expect((await readFood('glorp', withoutEncoder)).foods).toEqual([]);
});
