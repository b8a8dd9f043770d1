import type { Recipe } from '../recipe.ts';
import { arab } from './arab.ts';
import { box } from './box.ts';
import { electricPots } from './electric-pots.ts';
import { favorites } from './favorites.ts';
import { kettle } from './kettle.ts';
import { mexican } from './mexican.ts';
import { microwave } from './microwave.ts';
import { noHeat } from './no-heat.ts';
import { oven } from './oven.ts';
import { snacks } from './snacks.ts';
import { soft } from './soft.ts';
import { staples } from './staples.ts';
import { stoveBreakfast } from './stove-breakfast.ts';
import { stoveMeat } from './stove-meat.ts';
import { stovePlants } from './stove-plants.ts';
import { vietnamese } from './vietnamese.ts';

const tables = {
  ...noHeat,
  ...kettle,
  ...microwave,
  ...stoveBreakfast,
  ...stovePlants,
  ...stoveMeat,
  ...oven,
  ...box,
  ...mexican,
  ...vietnamese,
  ...arab,
  ...favorites,
  ...soft,
  ...electricPots,
  ...snacks,
  ...staples,
};

/** Every recipe. All were written for this app. */
export const recipes: readonly Recipe[] = Object.entries(tables).map(([id, rest]) => ({ id, ...rest }));

const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** The recipe with this id. @throws RangeError when there is none. */
export function recipeOf(id: string): Recipe {
  const found = byId.get(id);
  if (!found) throw new RangeError(`No recipe is called ${id}.`);
  return found;
}
