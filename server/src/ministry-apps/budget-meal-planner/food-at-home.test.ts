import { expect, test } from 'vitest';
import { readFoods } from './amounts.ts';
import { recipeOf } from './data/recipes/index.ts';
import { countPlates } from './document/plates.ts';
import { withFoodAtHome } from './food-at-home.ts';
import { type MealPlan, solve } from './solve.ts';

test('pounds of beans are dry ones, and cans are cans', () => {
  const { held } = readFoods('4 lb pinto beans\n2 cans pinto beans\nbeans 5 lb\nmasa harina 4 lb\ndried chiles');

  expect(held.map(({ food }) => food)).toEqual([
    'dry-pinto-beans',
    'pinto-beans',
    'dry-pinto-beans',
    'masa-harina',
    'dried-chiles',
  ]);
});

test('whole chickens, dozens by their short name and kinds of rice are counted', () => {
  const { held } = readFoods('2 chickens in freezer\neggs 2 doz\n10 lb basmati\n3 chicken thighs');

  expect(held.map(({ food, mg }) => [food, Math.round(mg / 1000)])).toEqual([
    ['chicken-thighs', 3200],
    ['egg', 1200],
    ['rice', 4536],
    ['chicken-thighs', 450],
  ]);
});

test('staples at home make meals without money', () => {
  const input = {
    ...{ mode: 'home', people: [{ age: 'adult', count: 4 }], budget: 0, days: 3, allergic: 'no', cook: 'all' },
    ...{ meals: ['breakfast', 'lunch', 'dinner'], cold: 'freezer', basics: ['salt', 'oil'], cuisine: 'mexican' },
    have: '5 lb masa\n2 lb beans\n4 cans tomato\n2 lb rice\n1 onion\n1 bottle oil',
  } as unknown as Parameters<typeof solve>[0];
  const { plan } = solve(input, { answers: {} } as never) as MealPlan;

  expect(plan.till).toBe(0);
  expect(plan.meals.filter(({ recipe }) => recipe).length).toBeGreaterThanOrEqual(5);
  expect(plan.fromHome.map(({ food }) => food)).toEqual(expect.arrayContaining(['masa-harina', 'dry-pinto-beans']));
});

test('dry beans at home take the place of cans, soaked and boiled on the day before', () => {
  const recipe = recipeOf('bean-chili');
  const [made] = withFoodAtHome(recipe, new Map([['dry-pinto-beans', 2_000_000]]));
  const dry = made?.parts.find(({ food }) => food === 'dry-pinto-beans');

  expect(made?.ahead).toMatch(/^Soak the dry pinto beans .* Boil them/);
  // Three fifths of a cup for each can.
  const cans = recipe.parts.find(({ food }) => made?.instead.some(({ from }) => from === food))?.amount ?? 0;
  expect(dry?.measure).toBe('cup');
  expect(Math.abs((dry?.amount ?? 0) - cans * 0.6)).toBeLessThan(0.3);
});

test('masa at home takes the place of corn tortillas, with how they are made', () => {
  const [made] = withFoodAtHome(recipeOf('beef-tacos'), new Map([['masa-harina', 1_800_000]]));

  expect(made?.parts.map(({ food }) => food)).not.toContain('corn-tortillas');
  expect(made?.steps[0]).toMatch(/^Make tortillas: mix the masa/);
});

test('a meal counts with the dish that is eaten, not with another one of that recipe', () => {
  const part = (food: 'kidney-beans' | 'rice') => ({
    food,
    amount: 1,
    measure: 'cup' as const,
    mg: 1,
    optional: false,
  });
  const pot = { recipe: 'a', day: 0, meal: 'dinner' as const, meals: 1, quarters: 4, cents: 0, steps: [] };
  const instead = [{ from: 'kidney-beans' as const, to: 'rice' as const }];
  const counted = countPlates({
    cookings: [
      { ...pot, instead: [], parts: [part('kidney-beans')] },
      { ...pot, instead, parts: [part('rice')] },
    ],
    meals: [
      { day: 0, meal: 'dinner', recipe: 'a' },
      { day: 1, meal: 'dinner', recipe: 'a', instead },
      { day: 2, meal: 'dinner' },
    ],
  });

  expect(counted).toMatchObject({ meals: 2, beans: 1 });
});
