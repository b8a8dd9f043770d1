import type { Meal } from '../data/recipe.ts';
import { type Dish, empty, type Problem, type Slot } from './problem.ts';
import type { Table } from './table.ts';

/** Points for any meal at all: a meal more is worth more than all other wishes. */
const perMeal = 1_000;
/** Points lost for each time a dish comes again in a week. */
const again: { readonly [meal in 'main' | 'small']: readonly number[] } = {
  // The second time is the leftovers of the first.
  main: [0, 8, 40, 70, 90],
  small: [0, 3, 12, 30, 45],
};
/** Main meals of one family in a week before it is dull. */
const familyMeals = 3;

const isMain = (meal: Meal) => meal === 'lunch' || meal === 'dinner';

/**
 * How good a menu is for these people, in points: meals, vegetables and fruit, change from day to day, little work, food
 * from the kitchen, and money left. `budget` is what can be spent, in cents.
 */
export function scoreOf(problem: Problem, table: Table, budget: number): number {
  const { slots, dishes } = problem;
  const weeks = Math.max(1, (slots.at(-1)?.day ?? 0) / 7 + 1 / 7);
  let points = 0;
  const families = new Map<string, number>();
  for (const [dish, eaten, cookings] of table.planned()) {
    const { points: own, family, work } = dishes[dish] as Dish;
    const main = isMain((slots[eaten[0] as number] as Slot).meal);
    points += eaten.length * (perMeal + own) - (work ? cookings.length * 6 : 0);
    const dull = again[main ? 'main' : 'small'];
    const times = Math.ceil(eaten.length / Math.max(1, Math.floor(weeks)));
    for (let time = 0; time < times; time += 1) points -= dull[Math.min(time, dull.length - 1)] as number;
    if (main) families.set(family, (families.get(family) ?? 0) + eaten.length);
    for (let at = 1; at < eaten.length; at += 1) {
      const [one, other] = [slots[eaten[at - 1] as number] as Slot, slots[eaten[at] as number] as Slot];
      if (one.day === other.day) points -= 60;
    }
  }
  for (const count of families.values()) points -= Math.max(0, Math.ceil(count / weeks) - familyMeals) * 12;
  const filled = table.menu.filter((dish) => dish !== empty).length;
  points += table.saved / 20;
  // The whole budget weighs as much as ten points a meal.
  return points - (budget > 0 ? (table.cents / budget) * filled * 10 : table.cents);
}
