import type { Meal } from '../data/recipe.ts';
import type { Cooking, Dish, Problem, Slot } from './problem.ts';
import type { Table } from './table.ts';

/** Points for any meal at all, by how much of a day's food it is: a meal more is worth more than all other wishes. */
const perMeal: { readonly [meal in Meal]: number } = { breakfast: 680, lunch: 1_000, dinner: 1_050, snack: 200 };
/** Points lost when a dish comes again, the second, third, … time in a week. */
const again = {
  /** The second time is the leftovers of the first. */
  leftovers: [0, 10, 50, 80, 110],
  main: [0, 34, 70, 100, 120],
  small: [0, 6, 22, 40, 55],
} as const;
/** Meals of one family in a week before it is dull. */
const familyMeals = 4;
/** Proteins and starches that make a week varied. */
const mostFamilies = 10;

const isMain = ({ meal }: Slot) => meal === 'lunch' || meal === 'dinner';

/**
 * How good a menu is for these people, in points: meals, vegetables and fruit, change from day to day, little work, food
 * from the kitchen, and money left. `budget` is what can be spent, in cents.
 */
export function scoreOf(problem: Problem, table: Table, budget: number): number {
  const { slots, dishes } = problem;
  const weeks = Math.max(1, ((slots[slots.length - 1]?.day ?? 0) + 1) / 7);
  const families = new Map<string, number>();
  const granted = problem.wishes.map(() => 0);
  let points = 0;
  let filled = 0;
  for (const dish of table.active) {
    const { points: own, families: of, work, keeps, wishes } = dishes[dish] as Dish;
    const eaten = table.slotsOf[dish] as number[];
    const main = eaten.some((slot) => isMain(slots[slot] as Slot));
    filled += eaten.length;
    for (const slot of eaten) {
      const { day, meal } = slots[slot] as Slot;
      // Where the money doesn't reach for all days, the first days come first.
      points += perMeal[meal] - day * 8;
    }
    points += eaten.length * own - (work ? (table.cookings[dish] as Cooking[]).length * 6 : 0);
    const dull = again[main ? (keeps ? 'leftovers' : 'main') : 'small'];
    const times = Math.ceil(eaten.length / weeks);
    for (let time = 0; time < times; time += 1) points -= (dull[Math.min(time, 4)] as number) * weeks;
    for (const wish of wishes) granted[wish] = (granted[wish] as number) + eaten.length;
    for (const family of of) families.set(family, (families.get(family) ?? 0) + eaten.length);
    for (let at = 1; at < eaten.length; at += 1) {
      const apart = (slots[eaten[at] as number] as Slot).day - (slots[eaten[at - 1] as number] as Slot).day;
      if (apart === 0) points -= 120;
      // The same main meal on the next day is leftovers; cooked again, it is dull.
      else if (apart === 1 && main && !keeps) points -= 25;
    }
  }
  points += Math.min(families.size, mostFamilies) * 14;
  for (const count of families.values()) {
    const over = count / weeks - familyMeals;
    if (over > 0) points -= over * over * 10 * weeks;
  }
  for (const [wish, { most, first, next }] of problem.wishes.entries()) {
    const times = Math.min(granted[wish] as number, most);
    if (times > 0) points += first + (times - 1) * next;
  }
  points += table.saved / 15;
  // The whole budget weighs as much as five points a meal, and more where there are few meals to choose.
  const weight = filled * 5 + 40;
  return points - (budget > 0 ? (table.cents / budget) * weight : table.cents);
}
