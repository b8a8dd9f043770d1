import { type Near, sureOf } from '../../../understanding/nearest.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import { foodsIn, wordsOf } from '../solve/find-foods.ts';
import { foodNames, foodWorries, type Worry } from './food-phrasings.ts';

/** Above the floor and ahead by the margin the nearest name is taken; above the lower floor it is offered. */
const SURE = { floor: 0.72, margin: 0.08 };
const OFFERED = 0.45;
const MOST_OFFERED = 6;

/** What a text says of a food. */
export interface FoodReading {
  /** Foods that the text names. */
  foods: Food[];
  /** The likeliest foods when it names none: the person is asked. */
  likely: Food[];
  /** Something else that the text seems to say, to be asked. */
  worry?: Worry;
}

/** Reads which food is meant: by the names of the table first, then by meaning, with a floor. */
export async function readFood(text: string, understanding: Understanding): Promise<FoodReading> {
  const foods = foodsIn(text);
  const worry = await worryIn(text, understanding);
  if (foods.length > 0) return { foods, likely: [], ...worry };
  const near = (await understanding.compare(foodNames, text))?.nearest(MOST_OFFERED) ?? [];
  const sure = sureOf(near, SURE);
  if (sure) return { foods: [foodWith(sure.id)], likely: [], ...worry };
  const likely = near.filter(({ score }: Near) => score >= OFFERED).map(({ id }) => foodWith(id));
  return { foods: [], likely, ...worry };
}

/** Words with which a text says more than a name. */
const MORE_THAN_A_NAME = 4;
const WORRIED = 0.5;

async function worryIn(text: string, understanding: Understanding): Promise<{ worry?: Worry }> {
  if (wordsOf(text).length < MORE_THAN_A_NAME) return {};
  const [first] = (await understanding.compare(foodWorries, text))?.nearest(2) ?? [];
  return first && first.id !== 'none' && first.score >= WORRIED ? { worry: first.id as Worry } : {};
}
