import { expect, test } from 'vitest';
import { guidanceProblems } from '../../../app-kit/index.ts';
import { foodNamed } from '../foods-by-name.ts';
import { allergensByName } from '../naive-screen.fixture.ts';
import { yieldOf } from './energy.ts';
import { foodIds, foodOf } from './foods/index.ts';
import { guidance } from './guidance.ts';
import { recipes } from './recipes/index.ts';

test('there are at least 120 recipes, each with its own name, steps and minutes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(120);
  expect(new Set(recipes.map(({ name }) => name)).size).toBe(recipes.length);
  for (const { name, steps, minutes, parts, serves } of recipes) {
    expect(steps.length, name).toBeGreaterThan(0);
    expect(minutes, name).toBeGreaterThan(0);
    expect(parts.length, name).toBeGreaterThan(0);
    expect(serves, name).toBeGreaterThan(0);
    for (const step of steps) expect(step, name).toMatch(/^[A-Z].*[.]$/);
  }
});

test('every cooker has breakfasts and main meals, also the kettle and no heat at all', () => {
  const count = (cooker: string, meal: string) =>
    recipes.filter((recipe) => recipe.cooker === cooker && recipe.meals.some((one) => one === meal)).length;
  for (const cooker of ['none', 'kettle', 'microwave', 'stove']) {
    expect(count(cooker, 'breakfast'), cooker).toBeGreaterThanOrEqual(5);
    expect(count(cooker, 'lunch'), cooker).toBeGreaterThanOrEqual(10);
    expect(count(cooker, 'dinner'), cooker).toBeGreaterThanOrEqual(10);
  }
});

test('each food has the allergens that its name gives away', () => {
  for (const id of foodIds) {
    const { name, contains, can } = foodOf(id);
    for (const allergen of allergensByName(name)) expect([...contains, ...can], name).toContain(allergen);
    if (contains.includes('wheat')) expect(contains, name).toContain('gluten');
  }
});

test('hidden allergens are in the table with their reason', () => {
  const has = (id: Parameters<typeof foodOf>[0]) => [...foodOf(id).contains, ...foodOf(id).can];
  expect(has('soy-sauce')).toEqual(expect.arrayContaining(['wheat', 'soy']));
  expect(has('worcestershire')).toContain('fish');
  expect(has('tomato-soup')).toContain('wheat');
  expect(has('cereal')).toContain('gluten');
  expect(has('bouillon')).toEqual(expect.arrayContaining(['milk', 'soy', 'wheat']));
  expect(foodOf('refried-beans').is).toContain('pork');
  expect(foodOf('corn-muffin-mix').is).toContain('pork');
});

test('packages are the smallest first, and a larger one of ours is never dearer by weight', () => {
  for (const id of foodIds) {
    const { packs, name, days, opened } = foodOf(id);
    for (const [index, { grams, cents }] of packs.entries()) {
      const before = packs[index - 1];
      expect(grams, name).toBeGreaterThan(before?.grams ?? 0);
      if (before) expect(cents / grams, name).toBeLessThanOrEqual(before.cents / before.grams);
    }
    expect(Math.min(days, opened), name).toBeGreaterThan(0);
  }
});

test('raw meat, fish and eggs have a safe temperature', () => {
  for (const id of foodIds) {
    const { is, store, heat, name } = foodOf(id);
    const raw = store !== 'pantry' && is.some((kind) => ['beef', 'pork', 'poultry', 'fish', 'egg'].includes(kind));
    if (raw) expect(heat, name).toBeDefined();
  }
});

test('no recipe heats raw meat in a microwave or with hot water alone, and none that isn’t heated has any', () => {
  for (const { cooker, parts, name } of recipes) {
    if (!['microwave', 'kettle', 'none'].includes(cooker)) continue;
    for (const { food } of parts) {
      expect(['poultry', 'ground', 'whole', 'fish'], `${name}: ${food}`).not.toContain(foodOf(food).heat ?? '');
      if (cooker !== 'microwave') expect(foodOf(food).heat, `${name}: ${food}`).not.toBe('egg');
    }
  }
});

test('a serving is enough to eat: a recipe never serves more than it is written for', () => {
  for (const recipe of recipes) {
    expect(yieldOf(recipe), recipe.name).toBeLessThanOrEqual(recipe.serves * 10);
    expect(yieldOf(recipe), recipe.name).toBeGreaterThanOrEqual(8);
  }
});

test('each food is found by its own name', () => {
  for (const id of foodIds) {
    const found = foodNamed(foodOf(id).name);
    expect(found && foodOf(found).name, id).toBe(foodOf(id).name);
  }
});

test('programs, rules and prices have a source and days in order', () => {
  expect(guidanceProblems(guidance)).toEqual([]);
});
