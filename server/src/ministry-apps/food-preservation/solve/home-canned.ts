import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import { foodsIn } from './find-foods.ts';

/** Rows of cans from a store, and the food that people can at home under that name. */
const fresh: { readonly [id: string]: string } = {
  'canned-food-high-acid': 'peaches-and-nectarines',
  'canned-tomatoes': 'tomatoes',
  'canned-pumpkin': 'pumpkin-whole',
  'canned-soup': 'soup-or-stew',
  'canned-chili': 'soup-or-stew',
  'canned-meat': 'beef-roast',
  'canned-fish': 'fatty-fish',
  'canned-chicken': 'chicken-parts',
  'broth-in-a-can-or-carton': 'broth-or-stock-homemade',
  'applesauce-from-the-store': 'applesauce-homemade',
  'sauerkraut-canned': 'sauerkraut-homemade',
};

/** Words for the jar, which isn't the food. */
const jarWords = /\b(?:home[- ]?)?(?:canned|canning)\b|\b(?:cans?|jars?|pints?|quarts?) of\b/gi;

/** The foods that a text names as the content of jars from home: "canned corn" is corn. */
export function foodsInJars(text: string): Food[] {
  const found = foodsIn(text.replace(jarWords, ' '));
  return (found.length > 0 ? found : foodsIn(text)).map(inHomeJar);
}

const inHomeJar = (food: Food): Food => (fresh[food.id] ? foodWith(fresh[food.id] as string) : food);
