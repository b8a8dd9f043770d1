import { expect, test } from 'vitest';
import { foodWith } from '../data/foods/index.ts';
import { preserveSections } from '../document/preserve.ts';
import { safeTitle } from '../document/safe.ts';
import type { FoodInput } from '../fields.ts';
import type { Solved } from '../solve.ts';
import { judgeDonation } from './donate.ts';
import { foodsIn, nameIn } from './find-foods.ts';
import { foodsInJars } from './home-canned.ts';
import { judge } from './judge.ts';
import { planStore } from './plan.ts';
import { preserve } from './preserve.ts';

const asked = (food: string, more: Partial<FoodInput>) =>
  preserve({ mode: 'preserve', food, altitude: 500, jar: 'pint', ...more } as FoodInput, foodsInJars(food));

test('lemon beside tomatoes is the acid of the jar, and an orange beside another fruit is a mix', () => {
  expect(asked('roma tomatoes whole, do I need lemon?', { method: 'water-bath' })).toMatchObject({
    way: 'water-bath',
    canning: { step: { minutes: 40 }, process: { acid: 'lemon-juice' } },
  });
  expect(asked('apples and oranges', { method: 'water-bath' })).toMatchObject({ refused: { kind: 'mixture' } });
});

test.each(['apple butter', 'low sugar strawberry jam', 'pickled beets'])(
  'for %s it says that the food needs a recipe of its own, and doesn’t say that there is none',
  (food) => {
    expect(asked(food, { method: 'water-bath' }).way).toBe('refused');
    expect(JSON.stringify(asked(food, { method: 'water-bath' }))).not.toContain('no-process');
  },
);

test('a family salsa is refused for its own reason', () => {
  expect(asked('salsa, my own recipe, tomatoes peppers onions lime', { method: 'water-bath' })).toMatchObject({
    refused: { kind: 'not-for-canning', text: expect.stringContaining('family recipe') },
  });
});

test('above the tables, the canner that was just refused is not named as a safe way', () => {
  const input = {
    mode: 'preserve',
    food: 'pinto beans',
    method: 'pressure',
    altitude: 9_200,
    jar: 'quart',
  } as FoodInput;
  const foods = foodsInJars('pinto beans');
  const preserving = preserve(input, foods);
  const solved = { input, today: '2026-11-23', typed: 'pinto beans', foods, mode: 'preserve', preserving } as Solved & {
    mode: 'preserve';
  };
  const text = JSON.stringify(preserveSections(solved));

  expect(text).toContain('end at 8,000 feet');
  expect(text).not.toContain('Pressure can: by');
});

test('a long sentence is named by the words for its food', () => {
  expect(nameIn('Tamales my neighbor brought', foodWith('chicken-parts'))).toBeUndefined();
  expect(nameIn('the potato salad from the picnic', foodsIn('potato salad')[0] ?? foodWith('milk'))).toBe(
    'potato salad',
  );
});

test('the date on a can is no fruit', () => {
  expect(foodsIn('can of peaches, date 2023').map(({ id }) => id)).toEqual(['canned-food-high-acid']);
  expect(foodsIn('medjool dates').length).toBe(1);
});

test('a spiral ham keeps as long as slices do', () => {
  expect(foodsIn('spiral ham').map(({ id }) => id)).toEqual(foodsIn('ham slices').map(({ id }) => id));
  expect(foodsIn('ham glazed spiral').map(({ id }) => id)).toContain(foodsIn('ham slices')[0]?.id);
});

test('what was made at home is not given away, whatever the form says', () => {
  const give = (food: string) =>
    judgeDonation({ mode: 'donate', food, state: 'raw', warm: 'no' } as FoodInput, foodsIn(food)[0], '2026-11-23');

  expect(give('deer sausage made at home')).toMatchObject({ outcome: 'refuse', rule: 'homemade' });
  expect(give('home-canned peaches')).toMatchObject({ outcome: 'refuse', rule: 'home-canned' });
  expect(give('can of soup with no label')).toMatchObject({ outcome: 'refuse', rule: 'no-label' });
  expect(give('bulging can of corn')).toMatchObject({ outcome: 'refuse', rule: 'can' });
});

test('two weeks are a step of a plan only when they come before its end', () => {
  const steps = (days: number) =>
    planStore({ mode: 'plan', adults: 2, children: 0, babies: 0, days } as FoodInput, '2026-11-23').steps;

  expect(steps(30).twoWeeks < steps(30).all).toBe(false);
  expect(steps(90).twoWeeks < steps(90).all).toBe(true);
});

test('an oven is refused together with each food that is never canned', () => {
  const found = asked('butter 20 lb, banana bread in jars, milk, oven 250', { method: 'other' });

  expect(found).toMatchObject({ refused: { kind: 'way' } });
  expect(JSON.stringify(found)).toContain('bread-in-a-jar');
  expect(JSON.stringify(found)).toContain('"dairy"');
});

test('"can corn" on a list is a can, and "can I" is no can', () => {
  expect(foodsIn('can corn dent in the side').map(({ id }) => id)).toEqual(foodsIn('canned corn').map(({ id }) => id));
  expect(foodsIn('can I freeze milk').map(({ id }) => id)).toEqual(['milk']);
});

test('chopped meat never gets the raw pack of chunks', () => {
  expect(asked('venison burger', { method: 'pressure' })).toMatchObject({
    canning: { process: { title: 'Ground or chopped meat, hot pack' } },
  });
  expect(asked('pork roast, ground', { method: 'pressure' }).way).toBe('refused');
});

test('leftovers are no raw meat for a jar, and kimchi is no sauerkraut', () => {
  expect(asked('turkey from thanksgiving, cooked', { method: 'pressure' }).way).toBe('refused');
  expect(asked('leftover pork roast', { method: 'pressure' }).way).toBe('refused');
  expect(asked('kimchi', { method: 'ferment' }).way).toBe('refused');
});

test('noodles go into the soup when the jar is opened', () => {
  expect(asked('chicken soup with noodles', { method: 'pressure' })).toMatchObject({
    refused: { kind: 'never', refusal: { id: 'pasta-rice' } },
  });
});

test('baby food is baby food, whatever is in the jar', () => {
  expect(foodsIn('baby food jar pears').every(({ baby }) => baby)).toBe(true);
});

test('homemade jerky ends after two weeks in the cupboard', () => {
  const strict = { state: 'unopened', place: 'pantry', warm: 'no', signs: [], risk: false, refused: false } as const;
  const food = foodWith('homemade-jerky');
  const since = (day: string) => judge({ ...strict, food, since: day, cannedHow: 'unknown' }, '2026-11-23').outcome;

  expect([since('2026-11-20'), since('2026-10-20')]).toEqual(['keep', 'discard']);
});

test('the title of a verdict is short', () => {
  const typed = 'biryani chicken 6 trays left from the meal people asking to take home';
  const solved = { typed, foods: [foodWith('chicken-parts')], input: {}, mode: 'safe' } as unknown as Parameters<
    typeof safeTitle
  >[0];
  expect(safeTitle(solved)).toMatch(/^Chicken: /);
});
