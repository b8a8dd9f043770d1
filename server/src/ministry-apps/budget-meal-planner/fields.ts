import { field, type InputOf } from '@lampstand/sdk/app';
import { allergens, basics } from './data/food.ts';
import { cuisines, meals } from './data/recipe.ts';

export const ages = ['adult', 'senior', 'teen', 'older-child', 'child', 'toddler', 'baby'] as const;
export const diets = [
  'vegetarian',
  'vegan',
  'no-pork',
  'halal',
  'kosher',
  'low-sodium',
  'diabetes',
  'pregnancy',
] as const;
const atHome = { field: 'mode', is: ['home', 'box'] };

/** The fields of the form, in the order of the page. Amounts of money are integer cents. */
export const fields = {
  mode: field.choice(['home', 'box', 'group'], { display: 'segments', initial: 'home' }),
  people: field.records({
    min: 1,
    max: 7,
    of: {
      age: field.choice(ages, { initial: 'adult', half: true }),
      count: field.number({ min: 1, max: 200, initial: 1, half: true }),
    },
  }),
  budget: field.money({ max: 5_000_000, half: true }),
  days: field.number({ min: 1, max: 14, initial: 7, half: true, showWhen: atHome }),
  groupMeal: field.choice(['breakfast', 'lunch', 'dinner'], {
    initial: 'dinner',
    half: true,
    showWhen: { field: 'mode', is: ['group'] },
  }),
  allergies: field.choices(['none', ...allergens, 'other']),
  otherAllergy: field.text({ showWhen: { field: 'allergies', is: ['other'] } }),
  kitchen: field.choices(['stove', 'oven', 'microwave', 'kettle', 'none'], { initial: ['stove', 'oven', 'microwave'] }),
  have: field.longText({ max: 2_000, rows: 3, optional: true }),
  cold: field.choice(['freezer', 'fridge', 'none'], { initial: 'freezer', more: true, half: true }),
  time: field.choice(['15', '30', '60', 'any'], { initial: 'any', more: true, half: true }),
  meals: field.choices(meals, { initial: ['breakfast', 'lunch', 'dinner'], more: true, showWhen: atHome }),
  diets: field.choices(diets, { optional: true, more: true }),
  avoid: field.text({ optional: true, more: true, half: true }),
  cuisine: field.choice(['any', ...cuisines], { initial: 'any', more: true, half: true }),
  basics: field.choices(basics, { optional: true, initial: ['salt', 'oil'], more: true }),
  boxes: field.number({ min: 1, max: 500, initial: 1, more: true, showWhen: { field: 'mode', is: ['box'] } }),
  benefits: field.choices(['snap', 'wic'], { optional: true, more: true }),
  tax: field.percent({ max: 15, optional: true, more: true, half: true }),
  start: field.day({ max: '2099-12-31', optional: true, more: true, half: true }),
  prices: field.records({
    min: 0,
    max: 80,
    optional: true,
    more: true,
    pasteable: true,
    of: {
      food: field.text({ max: 60 }),
      price: field.money({ min: 1, max: 50_000, half: true }),
      size: field.text({ max: 30, optional: true, half: true }),
    },
  }),
  notes: field.longText({ max: 500, rows: 2, optional: true, more: true }),
};

export type MealInput = InputOf<typeof fields>;
export type Age = (typeof ages)[number];
export type Diet = (typeof diets)[number];
