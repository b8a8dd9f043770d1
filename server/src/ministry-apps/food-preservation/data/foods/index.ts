import type { Food } from '../food.ts';
import { babyAndFrozen } from './baby-frozen.ts';
import { cookedAndDeli } from './cooked-deli.ts';
import { dairyAndEggs } from './dairy-eggs.ts';
import { dryGoods } from './dry.ts';
import { jarsAndCans } from './jars-cans.ts';
import { meat } from './meat.ts';
import { poultryAndFish } from './poultry-fish.ts';
import { produce } from './produce.ts';

/** The storage table: every food with its times, its source and the day it is looked at again. */
export const foods: readonly Food[] = [
  ...meat,
  ...poultryAndFish,
  ...dairyAndEggs,
  ...cookedAndDeli,
  ...produce,
  ...dryGoods,
  ...jarsAndCans,
  ...babyAndFrozen,
];

const byId = new Map(foods.map((food) => [food.id, food]));

/** @throws RangeError when the table has no such food. */
export function foodWith(id: string): Food {
  const found = byId.get(id);
  if (!found) throw new RangeError(`The storage table has no food "${id}".`);
  return found;
}

export const hasFood = (id: string) => byId.has(id);
