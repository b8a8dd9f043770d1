import { countOf, listOf } from '../../../app-kit/index.ts';
import type { Aisle, Allergen } from '../data/food.ts';
import type { Meal } from '../data/recipe.ts';
import type { Age, Diet } from '../fields.ts';
import { person, serving } from './nouns.ts';

const ages: { readonly [age in Age]: { one: string; other: string } } = {
  adult: { one: 'adult', other: 'adults' },
  senior: { one: 'adult over 65', other: 'adults over 65' },
  teen: { one: 'teen', other: 'teens' },
  'older-child': { one: 'child of 9 to 13', other: 'children of 9 to 13' },
  child: { one: 'child of 4 to 8', other: 'children of 4 to 8' },
  toddler: { one: 'child of 1 to 3', other: 'children of 1 to 3' },
  baby: { one: 'baby under 1', other: 'babies under 1' },
};

const allergenNames: { readonly [allergen in Allergen]: string } = {
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  shellfish: 'shellfish',
  'tree-nuts': 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
  gluten: 'gluten',
};

const dietNames: { readonly [diet in Diet]: string } = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  halal: 'halal',
  kosher: 'kosher style',
  'low-sodium': 'less salt',
  diabetes: 'with diabetes in mind',
  pregnancy: 'safe in pregnancy',
};

const mealNames: { readonly [name in Meal]: string } = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

/** Names of ages, allergens, diets, meals and aisles. */
export const namesWords = {
  mealNames,
  allergens: (of: readonly Allergen[]) => listOf(of.map((one) => allergenNames[one])),
  allergen: (of: Allergen) => allergenNames[of],
  diets: (of: readonly Diet[]) => listOf(of.map((one) => dietNames[one])),
  ages: (age: Age, count: number) => countOf(count, ages[age]),
  aisles: {
    produce: 'Fruit and vegetables',
    meat: 'Meat',
    dairy: 'Eggs and dairy',
    bakery: 'Bread and tortillas',
    grains: 'Rice, pasta, beans, cereal',
    cans: 'Cans and jars',
    baking: 'Baking',
    sauces: 'Spreads and sauces',
    frozen: 'Frozen',
  } satisfies { [aisle in Aisle]: string },
  serving: (count: number) => countOf(count, serving),
  people: (count: number) => countOf(count, person),
};
