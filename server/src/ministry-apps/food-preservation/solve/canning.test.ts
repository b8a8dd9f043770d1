import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jars, pressureProcesses, waterProcesses } from '../data/canning.ts';
import { foods, foodWith } from '../data/foods/index.ts';
import { refusals } from '../data/refusals.ts';
import type { FoodInput } from '../fields.ts';
import { boilMinutes, pressureCanning, waterCanning } from './canning.ts';
import { foodsInJars } from './home-canned.ts';
import { preserve } from './preserve.ts';

const feet = fc.integer({ min: -300, max: 14_000 });

const inputFor = (food: string, more: Partial<FoodInput>): FoodInput =>
  ({ mode: 'preserve', food, ...more }) as FoodInput;
const asked = (food: string, more: Partial<FoodInput>) => preserve(inputFor(food, more), foodsInJars(food));

test('pounds follow the altitude as a plain reading of the guide gives them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pressureProcesses), fc.constantFrom(...jars), feet, (process, jar, altitude) => {
      const found = pressureCanning(process, jar, altitude);
      const minutes = process.minutes[jar] ?? (jar === 'half-pint' ? process.minutes.pint : undefined);

      if (altitude > 8_000 || minutes === undefined) {
        expect(found).toBe(altitude > 8_000 ? 'altitude' : 'jar');
        return;
      }
      // The guide in other words: 11 pounds on a dial, and one more for each 2,000 feet that are begun above the first.
      const dial = 11 + Math.max(0, Math.ceil((altitude - 2_000) / 2_000));
      expect(found).toMatchObject({ dial, weight: altitude > 1_000 ? 15 : 10, step: { minutes } });
    }),
    { numRuns: 600 },
  );
});

test('minutes in boiling water follow the altitude, and a jar without a time has none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...waterProcesses), fc.constantFrom(...jars), feet, (process, jar, altitude) => {
      const found = waterCanning(process, jar, altitude);
      const times = process.minutes[jar] ?? (jar === 'half-pint' ? process.minutes.pint : undefined);

      if (!times) {
        expect(found).toBe('jar');
        return;
      }
      const band =
        times.length === 4
          ? +(altitude > 1_000) + +(altitude > 3_000) + +(altitude > 6_000)
          : +(altitude > 1_000) + +(altitude > 6_000);
      expect(found).toMatchObject({ step: { minutes: times[band] } });
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['green-beans', 'pint', 0, 20, 11, 10],
  ['green-beans', 'quart', 1_000, 25, 11, 10],
  ['green-beans', 'quart', 1_001, 25, 11, 15],
  ['chicken-parts', 'pint', 2_000, 75, 11, 15],
  ['chicken-parts', 'quart', 2_001, 90, 12, 15],
  ['corn-on-the-cob', 'pint', 5_200, 55, 13, 15],
  ['fatty-fish', 'pint', 8_000, 100, 14, 15],
] as const)(
  '%s in %s at %i feet: %i minutes, %i pounds on a dial, %i with a weight',
  (id, jar, altitude, minutes, dial, weight) => {
    const found = asked(foodWith(id).name, { method: 'pressure', jar, altitude });

    expect(found).toMatchObject({ way: 'pressure', canning: { dial, weight, step: { minutes } } });
  },
);

test.each([
  ['peaches', 'quart', 1_000, 25],
  ['peaches', 'quart', 1_001, 30],
  ['peaches', 'pint', 6_001, 35],
  ['tomatoes', 'quart', 500, 45],
  ['roma tomatoes whole', 'pint', 6_191, 55],
  ['tomato halves', 'quart', 500, 45],
  ['applesauce', 'pint', 4_000, 20],
  ['dill pickles', 'pint', 7_000, 20],
] as const)('%s in %s at %i feet: %i minutes in boiling water', (food, jar, altitude, minutes) => {
  expect(asked(food, { method: 'water-bath', jar, altitude })).toMatchObject({
    way: 'water-bath',
    canning: { step: { minutes } },
  });
});

test('nothing that is low in acid, and no kind without a process, ever gets minutes in boiling water', () => {
  const withProcess = new Set(waterProcesses.flatMap((process) => process.foods));
  for (const food of foods) {
    const found = preserve(inputFor(food.name, { method: 'water-bath', altitude: 0, jar: 'pint' }), [food]);
    if (found.way === 'water-bath') expect(withProcess.has(found.food.id), food.id).toBe(true);
    else expect(found.way, food.id).toBe('refused');
  }
});

test.each(refusals.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)))(
  '"%s" is refused in every canner',
  (alias) => {
    for (const method of ['pressure', 'water-bath', 'other', 'unsure'] as const)
      expect(asked(alias, { method, altitude: 500, jar: 'pint' }).way, method).toBe('refused');
  },
);

test.each([
  ['milk', 'never'],
  ['butter', 'never'],
  ['eggs', 'never'],
  ['cheddar cheese', 'never'],
  ['cooked rice', 'never'],
  ['bacon', 'never'],
  ['zucchini', 'not-for-canning'],
  ['broccoli', 'not-for-canning'],
  ['avocado', 'not-for-canning'],
  ['tomatoes and onions', 'mixture'],
  ['flurb', 'no-food'],
] as const)('%s in a pressure canner is refused: %s', (food, kind) => {
  expect(asked(food, { method: 'pressure', altitude: 500, jar: 'pint' })).toMatchObject({
    way: 'refused',
    refused: { kind },
  });
});

test.each([
  'pickled beets',
  'bread and butter pickles',
  'creamed corn',
  'parsnips',
  'shiitake mushrooms',
  'spaghetti squash',
  'tuna',
  'clam chowder',
  'chicken noodle soup',
  'tomato salsa',
  'lemons',
  'fava beans',
  'apple butter',
  'goat meat',
  'baked beans',
  'sugar snap peas',
])('%s never get the process of the food whose row they share', (food) => {
  for (const method of ['pressure', 'water-bath'] as const)
    expect(asked(food, { method, altitude: 500, jar: 'pint' }).way, method).toBe('refused');
});

test('canned carrots and jars of corn are carrots and corn', () => {
  expect(asked('home-canned carrots', { method: 'pressure', altitude: 0, jar: 'pint' })).toMatchObject({
    canning: { step: { minutes: 25 } },
  });
  expect(asked('jars of corn', { method: 'pressure', altitude: 0, jar: 'pint' })).toMatchObject({
    canning: { step: { minutes: 55 } },
  });
});

test('big jars and places above 8,000 feet have no tested process under pressure', () => {
  expect(asked('corn', { method: 'pressure', altitude: 0, jar: 'bigger' })).toMatchObject({ refused: { kind: 'jar' } });
  expect(asked('corn', { method: 'pressure', altitude: 8_001, jar: 'pint' })).toMatchObject({
    refused: { kind: 'altitude' },
  });
  expect(asked('green beans', { method: 'water-bath', altitude: 10_150, jar: 'quart' })).toMatchObject({
    refused: { kind: 'low-acid-in-water', feet: 10_150 },
  });
  expect(asked('mushrooms', { method: 'pressure', altitude: 0, jar: 'quart' })).toMatchObject({
    refused: { kind: 'jar' },
  });
});

test('home-canned food is boiled 10 minutes and one more for each 1,000 feet that are begun', () => {
  expect([-100, 0, 1, 1_000, 1_001, 5_200].map(boilMinutes)).toEqual([10, 10, 11, 11, 12, 16]);
});
