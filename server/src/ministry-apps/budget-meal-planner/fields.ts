import { field, type InputOf } from '@lampstand/sdk/app';
import { type Allergen, allergens, basics } from './data/food.ts';
import { meals } from './data/recipe.ts';
import { nothingRead, type Reading } from './reading.ts';

const ages = ['adult', 'senior', 'teen', 'older-child', 'child', 'toddler', 'baby'] as const;
export const diets = ['vegetarian', 'vegan', 'halal', 'kosher', 'low-sodium', 'diabetes', 'pregnancy'] as const;
const cookers = ['stove', 'oven', 'microwave', 'kettle', 'rice-cooker', 'pressure-cooker', 'none'] as const;

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
  days: field.number({ min: 1, max: 14, optional: true, half: true }),
  meals: field.choices(meals, { initial: ['breakfast', 'lunch', 'dinner'] }),
  allergic: field.choice(['no', 'yes'], { display: 'segments' }),
  allergies: field.choices(allergens, { showWhen: { field: 'allergic', is: ['yes'] } }),
  avoid: field.text({ optional: true }),
  cook: field.choice(['all', 'some'], { display: 'segments', initial: 'all' }),
  kitchen: field.choices(cookers, { showWhen: { field: 'cook', is: ['some'] } }),
  have: field.longText({ max: 2_000, rows: 2, optional: true }),
  notes: field.longText({ max: 500, rows: 2, optional: true }),
  cold: field.choice(['freezer', 'fridge', 'none'], { initial: 'freezer', more: true, half: true }),
  time: field.number({ min: 5, max: 480, optional: true, more: true, half: true }),
  diets: field.choices(diets, { optional: true, more: true }),
  cuisine: field.choice(['any', 'mexican', 'italian', 'asian', 'indian', 'southern'], {
    initial: 'any',
    more: true,
    half: true,
  }),
  basics: field.choices(basics, { optional: true, initial: ['salt', 'oil'], more: true }),
  boxes: field.number({ min: 1, max: 500, initial: 1, more: true, showWhen: { field: 'mode', is: ['box'] } }),
  benefits: field.choices(['snap', 'wic'], { optional: true, more: true }),
  tax: field.percent({ max: 15, optional: true, more: true, half: true }),
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
};

type FormInput = InputOf<typeof fields>;

/** What the form says, with what it leaves to its two short questions: allergies and the kitchen. */
export type MealInput = Omit<FormInput, 'allergic' | 'allergies' | 'cook' | 'kitchen'> & {
  readonly allergies: readonly Allergen[];
  readonly kitchen: readonly (typeof cookers)[number][];
  /** What the notes say about food. */
  readonly reading: Reading;
};

/** Reads the form: without allergies the list is empty, and a whole kitchen has its three cookers. */
export function readForm(
  { allergic, allergies = [], cook, kitchen = ['none'], ...rest }: FormInput,
  reading: Reading = nothingRead,
): MealInput {
  return {
    ...rest,
    allergies: allergic === 'yes' ? allergies : [],
    kitchen: cook === 'all' ? ['stove', 'oven', 'microwave'] : kitchen,
    reading,
  };
}

export type RawInput = FormInput;
export type Age = (typeof ages)[number];
export type Diet = (typeof diets)[number];
