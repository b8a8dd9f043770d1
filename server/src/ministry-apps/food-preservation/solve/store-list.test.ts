import { expect, test } from 'vitest';
import { storeLines } from './store-list.ts';

const read = (text: string) => storeLines(text).map(({ name, food }) => [name, food?.id]);

test('every food of a list gets a line with its own name', () => {
  expect(read('potatoes, onions, bread, tomatoes, half an avocado, opened can of black beans')).toEqual([
    ['potatoes', 'potatoes'],
    ['onions', 'onions'],
    ['bread', 'bread-from-the-store'],
    ['tomatoes', 'tomatoes'],
    ['half an avocado', 'avocados'],
    ['opened can of black beans', 'canned-beans'],
  ]);
});

test('a name that the table does not know is kept as unknown, and a remark is not', () => {
  expect(read('milk, glorp, we live in Ohio, and my eggs')).toEqual([
    ['milk', 'milk'],
    ['glorp', undefined],
    ['eggs', 'eggs-in-the-shell'],
  ]);
});

test('a sentence is named by its food', () => {
  expect(read('can I freeze milk, formula for my newborn').map(([name]) => name)).toEqual([
    'Milk',
    'Baby formula, powder',
  ]);
});

test('rice and beans are two foods, and macaroni and cheese is one', () => {
  expect(read('rice and beans, mac and cheese').map(([, id]) => id)).toEqual([
    'white-rice',
    'dried-beans',
    'cooked-pasta',
  ]);
});

test('each food has its own advice: no food gets what belongs to another', () => {
  const advice = (text: string) => storeLines(text)[0]?.advice ?? '';

  expect(advice('potatoes')).toContain('away from onions');
  expect(advice('onions')).toContain('away from potatoes');
  expect(advice('bread')).not.toContain('wash');
  expect(advice('half an onion')).toContain('cut side');
  expect(advice('half a bag of onions')).not.toContain('cut side');
  expect(advice('opened can of tuna')).toContain('not in the can');
  expect(advice('home-canned corn')).toContain('pressure canner');
});

test('cut and opened food has the times for that, the shorter where two rows disagree', () => {
  const [avocado, corn] = storeLines('avocado, cut in half, canned corn, opened');

  expect(avocado?.times).toMatchObject({ fridge: { from: 3, to: 4, unit: 'day' } });
  expect(avocado?.times.pantry).toBeUndefined();
  expect(corn?.times).toMatchObject({ pantry: undefined, fridge: { from: 3, to: 4, unit: 'day' } });
});
