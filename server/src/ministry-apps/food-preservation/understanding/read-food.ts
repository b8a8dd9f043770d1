import type { Understanding } from '../../../understanding/understanding.ts';
import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import { besideFoods, foodsIn } from '../solve/find-foods.ts';
import { foodsInJars } from '../solve/home-canned.ts';
import { foodNames, foodWorries, type Worry } from './food-phrasings.ts';
import { type ForBaby, foodsForBaby, readBaby } from './for-baby.ts';

/** From here on the nearest names are offered; a nearest name is never taken without asking. */
const OFFERED = 0.62;
const MOST_OFFERED = 5;
/** From here on a text says something that is asked about. */
const WORRIED = 0.55;
/** Words beside the food with which a text says more than a name. */
const SAID = 2;

/** What a text says of a food. */
export interface FoodReading {
  /** Foods that the text names. */
  foods: Food[];
  /** The likeliest foods when it names none: the person is asked. */
  likely: Food[];
  /** Something else that the text seems to say, to be asked. */
  worry?: Worry;
  /** What it says of a baby. */
  forBaby: ForBaby;
}

/**
 * Reads which food is meant: by the names of the table; for other words the likeliest, by meaning and with a floor. `inJars`: it is
 * the content of jars from home.
 */
export async function readFood(text: string, understanding: Understanding, inJars = false): Promise<FoodReading> {
  const said = besideFoods(text);
  const forBaby = await readBaby(text, said, understanding);
  const foods = foodsForBaby(inJars ? foodsInJars(text) : foodsIn(text), forBaby);
  const worry = await worryIn(said, understanding);
  if (foods.length > 0) return { foods, likely: [], forBaby, ...worry };
  const near = (await understanding.compare(foodNames, text))?.nearest(MOST_OFFERED) ?? [];
  return {
    foods,
    likely: near.filter(({ score }) => score >= OFFERED).map(({ id }) => foodWith(id)),
    forBaby,
    ...worry,
  };
}

async function worryIn(said: string, understanding: Understanding): Promise<{ worry?: Worry }> {
  if (said.split(' ').length < SAID) return {};
  const [first] = (await understanding.compare(foodWorries, said))?.nearest(1) ?? [];
  return first && first.id !== 'none' && first.score >= WORRIED ? { worry: first.id as Worry } : {};
}
