import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';

/** Rows of cans from a store, and the food that people can at home under that name. */
const fresh: { readonly [id: string]: string } = {
  'canned-green-beans': 'green-beans',
  'canned-corn': 'corn-on-the-cob',
  'canned-beans': 'dried-beans',
  'canned-peas-and-carrots': 'peas-fresh',
  'canned-potatoes-and-yams': 'potatoes',
  'canned-pumpkin': 'pumpkin-whole',
  'canned-mushrooms': 'mushrooms',
  'canned-soup': 'soup-or-stew',
  'canned-chili': 'soup-or-stew',
  'canned-meat': 'beef-roast',
  'canned-chicken': 'chicken-parts',
  'canned-fish': 'fatty-fish',
  'broth-in-a-can-or-carton': 'broth-or-stock-homemade',
  'canned-tomatoes': 'tomatoes',
  'canned-food-high-acid': 'peaches-and-nectarines',
  'applesauce-from-the-store': 'applesauce-homemade',
  'sauerkraut-canned': 'sauerkraut-homemade',
  'canned-figs-and-other-home-favorites': 'figs-fresh',
};

/** The food in a jar from home: "canned corn" is corn. */
export const inHomeJar = (food: Food): Food => (fresh[food.id] ? foodWith(fresh[food.id] as string) : food);
