import type { Food } from '../food.ts';
import { pantry } from './pantry.ts';
import { produce } from './produce.ts';
import { protein } from './protein.ts';

/**
 * Every food that a recipe can name. Prices are our estimates for store brands in a US supermarket, `prices` says for
 * which month; the person's own prices replace them. Grams of a cup or a piece are usual kitchen weights (USDA FoodData
 * Central), days are the shorter end of the ranges of USDA's FoodKeeper.
 */
export const foods = { ...produce, ...protein, ...pantry } satisfies { [id: string]: Food };

export type FoodId = keyof typeof foods;
export const foodIds = Object.keys(foods) as FoodId[];
export const foodOf = (id: FoodId): Food => foods[id];
