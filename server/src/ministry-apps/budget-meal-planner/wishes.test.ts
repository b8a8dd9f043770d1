import { afterAll, expect, test } from 'vitest';
import { openTestUnderstanding } from '../../testing/test-understanding.ts';
import { withoutEncoder } from '../../understanding/understanding.ts';
import { recipes } from './data/recipes/index.ts';
import { wishSubjects } from './data/wish-subjects.ts';
import { readForm } from './fields.ts';
import { nothingRead } from './reading.ts';
import { bannedFoods, cookersOf } from './screen.ts';
import { isOfSubject } from './subjects.ts';
import { readWishes } from './wishes.ts';

const running = openTestUnderstanding();
afterAll(() => running.close());
const read = (text: string) => readWishes(text, running.understanding);

test.each([
  ['we love tamales, enchiladas and tacos. the kids hate lentils', ['tamales', 'enchiladas', 'tacos'], ['lentils']],
  ['sick of ramen and peanut butter. I want meat and eggs', ['meat', 'eggs'], ['ramen', 'food:peanut-butter']],
  ['Don’t want to give up tortillas. Likes fish', ['tortillas', 'fish'], []],
  ['We cook Vietnamese food, rice every day, fish sauce', ['vietnamese', 'rice', 'food:fish-sauce'], []],
  ['we work hard, carne y pollo, arroz, frijoles', ['meat', 'chicken', 'rice', 'beans'], []],
  ['kids want pizza, pancakes and spaghetti. No pork for my mother', ['pizza', 'pancakes', 'spaghetti'], ['pork']],
  ['picky, likes mac and cheese but not beans', ['mac-and-cheese'], ['beans']],
])('"%s" is read as liked and as not wanted', async (text, likes, hates) => {
  expect(await read(text)).toMatchObject({ likes, hates, allergic: [] });
});

test('an allergy in the notes is kept out like one in its field', async () => {
  const known = await read('my son is allergic to shrimp and peanuts, but he loves fish');
  expect(known).toMatchObject({ allergic: ['shrimp', 'peanuts'], likes: ['fish'], hates: [] });
  expect((await read('she has a kiwi and egg allergy')).allergic).toEqual(['egg']);
  expect((await read('no allergies, we love eggs')).allergic).toEqual([]);
  expect((await readWishes('allergic to peanuts and milk', withoutEncoder)).allergic).toEqual(['peanuts', 'milk']);
});

test('what says nothing about food is named as not read', async () => {
  expect((await read('The bus comes at nine.')).unread).toEqual(['The bus comes at nine']);
  expect(await read('I like tuna and we love mofongo')).toMatchObject({
    likes: ['food:tuna'],
    unread: ['we love mofongo'],
  });
});

test('without the encoder a bare list is a wish, and a sentence about a food is not guessed at', async () => {
  expect(await readWishes('pizza and pancakes', withoutEncoder)).toMatchObject({ likes: ['pizza', 'pancakes'] });
  expect(await readWishes('I never touch fish', withoutEncoder)).toMatchObject({ likes: [], unsure: ['fish'] });
});

test('someone who eats no pork gets none, also where it is hidden', () => {
  const input = readForm(
    { mode: 'home', people: [], budget: 0, allergic: 'no', cook: 'all', cold: 'freezer', meals: [], cuisine: 'any' },
    { ...nothingRead, hates: ['pork'] },
  );
  const banned = bannedFoods(input, { eaters: 1, portions: 10, byAge: { adult: 1 } });

  for (const food of ['bacon', 'refried-beans', 'corn-muffin-mix', 'hot-dogs'] as const) expect(banned).toContain(food);
});

test('a cooker that is named is counted on, and one that is missing is not', async () => {
  const reading = await read('I have an Instant Pot and a kettle. We have no oven');
  const cookers = cookersOf({ kitchen: ['stove', 'oven'], reading });

  expect([...cookers].sort()).toEqual(['kettle', 'none', 'pressure-cooker', 'stove']);
  expect(reading.unread).toEqual([]);
});

test('less of a food is neither a wish nor a ban, and a cooker that is named is not taken away', async () => {
  expect(await read('we want less meat and more fruit')).toMatchObject({ likes: ['fruit'], less: ['meat'], hates: [] });
  expect((await read('only a hot plate besides the microwave')).hates).toEqual([]);
});

test('everyday sentences are no sign of an illness', async () => {
  for (const text of ['Filipino family, rice at every meal, adobo if you can', 'My daughter is lactose intolerant'])
    expect((await read(text)).notes, text).toEqual([]);
});

test('each wish of the table has recipes that grant it', () => {
  for (const subject of wishSubjects.filter(({ cooker }) => !cooker)) {
    expect(recipes.filter((recipe) => isOfSubject(subject, recipe, recipe.parts)).length, subject.id).toBeGreaterThan(
      0,
    );
  }
});
