import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ask } from '../contract.ts';
import { allergens } from './data/food.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import { recipeOf } from './data/recipes/index.ts';
import { diets, type MealInput, type RawInput, readForm } from './fields.ts';
import { type PricedMenu, taxOn } from './menu.ts';
import { allergensByName } from './naive-screen.fixture.ts';
import { readPrices } from './prices.ts';
import { type MealPlan, solve } from './solve.ts';

const usual: RawInput = {
  mode: 'home',
  people: [{ age: 'adult', count: 2 }],
  budget: 4_000,
  days: 3,
  allergic: 'no',
  cook: 'all',
  cold: 'freezer',
  meals: ['breakfast', 'lunch', 'dinner'],
  cuisine: 'any',
  basics: ['salt', 'oil'],
};

/** A form with these answers; a list of allergies or cookers answers the question before it too. */
const formOf = ({ allergies = [], kitchen, ...input }: Partial<MealInput>): RawInput => ({
  ...usual,
  ...input,
  ...(allergies.length > 0 && { allergic: 'yes', allergies }),
  ...(kitchen && { cook: 'some', kitchen }),
});

function plan(input: Partial<MealInput>): MealPlan {
  const solved = solve(formOf(input), { answers: {} });
  if (solved instanceof Ask) throw new Error(solved.why);
  return solved;
}

const anyInput = fc.record({
  people: fc
    .array(
      fc.record({
        age: fc.constantFrom('adult', 'senior', 'teen', 'older-child', 'child', 'toddler', 'baby'),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 0, maxLength: 3 },
    )
    .map((rows) => [{ age: 'adult' as const, count: 1 }, ...rows]),
  budget: fc.constantFrom(0, 700, 1_500, 3_000, 6_000, 20_000),
  days: fc.constantFrom(1, 2, 3, 4, 8),
  allergies: fc.subarray([...allergens], { maxLength: 4 }),
  kitchen: fc.constantFrom(
    ['stove', 'oven', 'microwave'] as const,
    ['stove'] as const,
    ['microwave'] as const,
    ['kettle'] as const,
    ['none'] as const,
  ),
  cold: fc.constantFrom('freezer', 'fridge', 'none'),
  time: fc.constantFrom(15, 30, 60, undefined),
  diets: fc.subarray([...diets], { maxLength: 2 }),
  tax: fc.constantFrom(0, 2.5, 7.125),
  have: fc.constantFrom(undefined, '2 lb rice\n3 cans black beans', '18 oz oats, peanut butter, 1 lb pasta'),
  basics: fc.constantFrom([], ['salt', 'oil'], ['salt', 'oil', 'sugar', 'flour', 'spices']),
});

const menusOf = ({ plan: one, cheapest }: MealPlan): PricedMenu[] => [one, ...(cheapest ? [cheapest] : [])];
const foodsOf = (menu: PricedMenu): FoodId[] => [
  ...menu.cookings.flatMap(({ parts }) => parts.map(({ food }) => food)),
  ...menu.list.map(({ food }) => food),
];

// One search serves every promise: a plan takes a tenth of a second.
test('no plan breaks a promise: allergens, diets, kitchen, sums, budget, leftovers, and the same plan again', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const input = given as Partial<MealInput>;
      const result = plan(input);
      for (const menu of menusOf(result)) {
        checkAllergens(result, menu);
        checkDiets(result, menu);
        checkKitchen(result, menu);
        checkSums(menu);
        checkLeftovers(result, menu);
      }
      checkBudget(result);
    }),
    { numRuns: 16, seed: 15 },
  );
});

function checkAllergens({ input, people }: MealPlan, menu: PricedMenu): void {
  const avoided = input.allergies;
  for (const food of foodsOf(menu)) {
    const { name, is, never4, contains, can } = foodOf(food);
    for (const allergen of avoided) {
      expect(allergensByName(name), name).not.toContain(allergen);
      expect([...contains, ...can], name).not.toContain(allergen);
    }
    if (avoided.includes('gluten')) expect(allergensByName(name), name).not.toContain('wheat');
    if (input.diets?.includes('vegan'))
      expect(name).not.toMatch(/beef|chicken|turkey|pork|ham\b|tuna|salmon|egg|cheese|honey|yogurt/);
    if (input.diets?.includes('halal')) expect(is, name).not.toContain('pork');
    if (people.byAge.baby) expect(name).not.toMatch(/honey|granola/);
    if (people.byAge.toddler || people.byAge.baby) expect(never4, name).toBeFalsy();
  }
}

function checkDiets({ input }: MealPlan, menu: PricedMenu): void {
  for (const { recipe, parts } of menu.cookings) {
    const kinds = parts.flatMap(({ food }) => foodOf(food).is);
    const names = parts.map(({ food }) => foodOf(food).name).join();
    if (input.diets?.includes('kosher')) {
      expect(kinds.includes('dairy') && (kinds.includes('beef') || kinds.includes('poultry')), recipe).toBe(false);
      expect(kinds, recipe).not.toContain('pork');
    }
    if (input.diets?.includes('vegetarian'))
      expect(names, recipe).not.toMatch(/beef|chicken|turkey|pork|ham\b|tuna|salmon|fish|bacon|hot dog|sausage/);
    if (input.diets?.includes('pregnancy')) expect(names, recipe).not.toMatch(/tuna/);
    if (input.diets?.includes('diabetes')) expect(names, recipe).not.toMatch(/sugar|syrup|jelly|honey/);
    if (input.diets?.includes('low-sodium'))
      expect(names, recipe).not.toMatch(/ramen|soy sauce|hot dog|condensed|bouillon/);
  }
}

function checkKitchen({ input }: MealPlan, menu: PricedMenu): void {
  for (const { recipe, day } of menu.cookings) {
    const { cooker, minutes } = recipeOf(recipe);
    const needs =
      cooker === 'stove+oven' ? ['stove', 'oven'] : cooker === 'none' || cooker === 'kettle' ? [] : [cooker];
    for (const need of needs) expect(input.kitchen, recipe).toContain(need);
    if (cooker === 'kettle') expect(input.kitchen).not.toEqual(['none']);
    if (input.time) expect(minutes, recipe).toBeLessThanOrEqual(input.time);
    for (const { food, optional } of menu.cookings.find((one) => one.recipe === recipe && one.day === day)?.parts ??
      []) {
      const { store, aisle, group, days, freezes } = foodOf(food);
      const fresh = aisle === 'produce' && group !== 'protein';
      if (input.cold === 'none' && !fresh && !optional) expect(store, food).toBe('pantry');
      if (input.cold === 'fridge' && store === 'fridge') expect(day % 7, food).toBeLessThan(days);
      if (input.cold === 'freezer' && store === 'fridge' && !freezes) expect(day % 7, food).toBeLessThan(days);
    }
  }
}

function checkSums(menu: PricedMenu): void {
  const sum = (cents: readonly number[]) => cents.reduce((before, one) => before + one, 0);
  expect(sum(menu.list.map(({ cents }) => cents))).toBe(menu.goods);
  expect(sum(menu.list.map(({ usedCents }) => usedCents))).toBe(menu.used);
  expect(menu.used + menu.left).toBe(menu.goods);
  expect(sum(menu.cookings.map(({ cents }) => cents))).toBe(menu.used);
  expect(menu.goods + menu.tax).toBe(menu.till);
  for (const { food, packs, cents, boughtMg, leftMg, usedCents } of menu.list) {
    expect(sum(packs.map(({ count, cents: each }) => count * each)), food).toBe(cents);
    const needed = sum(
      menu.cookings.flatMap(({ parts }) =>
        parts.filter((part) => part.food === food && !part.optional).map(({ mg }) => mg),
      ),
    );
    const home = menu.fromHome.find((one) => one.food === food)?.mg ?? 0;
    expect(boughtMg + home, food).toBeGreaterThanOrEqual(needed);
    expect(leftMg, food).toBeCloseTo(boughtMg + home - needed, 3);
    expect(usedCents, food).toBeLessThanOrEqual(cents);
  }
}

function checkLeftovers({ input }: MealPlan, menu: PricedMenu): void {
  for (const { day, recipe, leftoverOf } of menu.meals) {
    if (leftoverOf === undefined || !recipe) continue;
    expect(input.cold).not.toBe('none');
    expect(recipeOf(recipe).keeps, recipe).toBe(true);
    expect(day - leftoverOf, recipe).toBeGreaterThanOrEqual(0);
    expect(day - leftoverOf, recipe).toBeLessThanOrEqual(3);
  }
}

function checkBudget(result: MealPlan): void {
  const { outcome, plan: menu, cheapest, budget, lowest, taxRate, withoutRecipe } = result;
  expect(menu.till).toBeLessThanOrEqual(budget);
  expect(menu.tax).toBe(taxOn(menu.goods, taxRate));
  const gaps = menu.meals.filter(({ recipe, meal }) => !recipe && !withoutRecipe.includes(meal)).length;
  if (outcome === 'fits') expect(gaps).toBe(0);
  if (outcome === 'cannot') expect(lowest).toBeGreaterThan(budget);
  if (outcome === 'cannot' || outcome === 'not-found') {
    expect(cheapest?.till).toBeGreaterThan(budget);
    expect(cheapest?.till).toBeGreaterThanOrEqual(lowest);
    expect(gaps).toBeGreaterThan(0);
  }
}

test('the same input has the same plan', () => {
  expect(plan({})).toEqual(plan({}));
});

test('what cannot be bought is proved, and the cheapest plan is named', () => {
  const { outcome, lowest, cheapest, budget } = plan({ budget: 300 });

  expect(outcome).toBe('cannot');
  expect(lowest).toBeGreaterThan(budget);
  expect(cheapest?.till).toBeGreaterThanOrEqual(lowest);
  const enough = plan({ budget: cheapest?.till ?? 0 });
  expect(enough.outcome).toBe('fits');
  expect(enough.plan.till).toBeLessThanOrEqual(cheapest?.till ?? 0);
});

test('food from the kitchen costs nothing, and a box without money gives what it holds', () => {
  const { plan: box, outcome } = plan({
    mode: 'box',
    budget: 0,
    days: 2,
    have: '2 lb rice\n4 cans kidney beans\n2 cans corn\n18 oz oats\npeanut butter\n2 cans green beans\n2 cans tuna',
  });

  expect(box.till).toBe(0);
  expect(box.list).toEqual([]);
  expect(box.meals.filter(({ recipe }) => recipe).length, outcome).toBeGreaterThanOrEqual(5);
});

test('own prices and package sizes replace ours', () => {
  const wanted = { days: 1, meals: ['breakfast'] as const, kitchen: ['kettle'] as const, budget: 5_000 };
  const { plan: menu } = plan({
    ...wanted,
    prices: [
      { food: 'rolled oats', price: 11, size: '2 lb' },
      { food: 'ambrosia', price: 1 },
    ],
  });
  const oats = menu.list.find(({ food }) => food === 'oats');

  if (oats) expect(oats.packs).toEqual([{ count: 1, words: '2 lb', cents: 11 }]);
  expect(
    readPrices({ ...readForm(usual), prices: [{ food: 'Eggs', price: 500, size: '18 eggs' }] }).own.get('egg')?.packs,
  ).toMatchObject([{ grams: 900, cents: 500 }]);
  expect(plan({ ...wanted, prices: [{ food: 'ambrosia', price: 1 }] }).unknown.prices).toEqual(['ambrosia']);
});

test('a group of 200 gets one dish in suppliers’ packages, and no pan-by-pan recipe', () => {
  const {
    plan: menu,
    others,
    people,
  } = plan({ mode: 'group', people: [{ age: 'adult', count: 200 }], budget: 90_000, days: undefined });
  const [dish] = menu.cookings;

  expect(people.portions).toBe(2_000);
  expect(menu.cookings.length).toBe(1);
  expect(recipeOf(dish?.recipe ?? '').small).toBe(false);
  expect(menu.list.some(({ packs }) => packs.some(({ words }) => /case|50 lb|20 lb|6½ lb|6 lb/.test(words)))).toBe(
    true,
  );
  expect(others.length).toBeGreaterThan(2);
});

test('a baby alone, and a box without foods, are asked about', () => {
  expect(solve({ ...usual, people: [{ age: 'baby', count: 1 }] }, { answers: {} })).toBeInstanceOf(Ask);
  expect(solve({ ...usual, mode: 'box' }, { answers: {} })).toBeInstanceOf(Ask);
  expect(solve({ ...usual, mode: 'box' }, { answers: { box: '2 lb rice\n2 cans black beans' } })).not.toBeInstanceOf(
    Ask,
  );
});

test('an allergy in words keeps out the food and what hides it, and an unknown one is said to be unknown', () => {
  const { plan: menu, unknown, avoided: known } = plan({ avoid: 'tomatoes, kiwi' });

  expect(unknown.avoid).toEqual(['kiwi']);
  expect(plan({ days: 1, avoid: 'none' }).unknown.avoid).toEqual([]);
  expect(known).toEqual(['tomato']);
  for (const food of foodsOf(menu)) {
    expect(foodOf(food).name).not.toMatch(/tomato/);
    expect(['salsa', 'pasta-sauce', 'ketchup', 'chili', 'barbecue-sauce', 'baked-beans']).not.toContain(food);
  }
});

test('a dish that comes again and again to save money is named with its number and what change costs', () => {
  const { dull, plan: menu } = plan({ people: [{ age: 'adult', count: 6 }], budget: 6_200, days: 7 });
  const times = menu.meals.filter(
    ({ recipe, meal }) => recipe === dull?.recipe && (meal === 'lunch' || meal === 'dinner'),
  ).length;

  expect(dull?.times).toBe(times);
  expect(dull?.times).toBeGreaterThan(3);
  expect(dull?.more).toBeGreaterThan(0);
});

test('tax is in the till, SNAP takes it off, and the budget holds for both', () => {
  const taxed = plan({ tax: 10, budget: 3_500 });
  const snap = plan({ tax: 10, budget: 3_500, benefits: ['snap'] });

  expect(taxed.plan.till).toBe(taxed.plan.goods + taxOn(taxed.plan.goods, 10_000));
  expect(taxed.plan.till).toBeLessThanOrEqual(3_500);
  expect(snap.plan.tax).toBe(0);
});
