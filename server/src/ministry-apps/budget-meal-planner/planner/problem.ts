import type { Meal } from '../data/recipe.ts';

/** One package of a food. */
export interface PackSize {
  mg: number;
  cents: number;
}

/** A food as the planner sees it. Amounts are thousandths of a gram. */
export interface Stuff {
  id: string;
  /** The smallest first. */
  packs: readonly [PackSize, ...PackSize[]];
  /** In the kitchen already. */
  stock: number;
  /** A package that is open is used up within so many days; -1: in the meal it is opened for. */
  opened: number;
  /** It doesn't keep for the whole plan: bought again in the second week. */
  weekly: boolean;
}

/** A recipe as the planner sees it. */
export interface Dish {
  id: string;
  /** Tenths of grown-up servings of the whole recipe. */
  yields: number;
  /** What is left of it is eaten within the leftover days. */
  keeps: boolean;
  /** What has to be there: index of the stuff, and the amount for the whole recipe. */
  needs: readonly (readonly [stuff: number, mg: number])[];
  /** Latest day of a week on which it can be cooked, from 0. */
  freshDay: number;
  /** How well it suits these people, in points. */
  points: number;
  /** What it is made of mostly, its protein and its starch; too much of one family is dull. */
  families: readonly string[];
  /** It takes more than twenty minutes. */
  work: boolean;
  /** Indexes of the wishes that it grants. */
  wishes: readonly number[];
}

/** Points for meals that grant a wish. */
interface Wish {
  /** More meals than these are worth nothing. */
  most: number;
  first: number;
  /** Of each meal after the first. */
  next: number;
}

export interface Slot {
  /** From 0. */
  day: number;
  meal: Meal;
}

export interface Problem {
  slots: readonly Slot[];
  dishes: readonly Dish[];
  /** For each slot the dishes that fit it. */
  choices: readonly (readonly number[])[];
  stuffs: readonly Stuff[];
  wishes: readonly Wish[];
  /** Tenths of grown-up servings of one meal. */
  portions: number;
  /** Days after cooking on which leftovers can be eaten; 0 without a fridge. */
  leftoverDays: number;
}

/** Index of a dish for each slot; `empty` where nothing is planned. */
export type Menu = readonly number[];
export const empty = -1;

/** Meals that one pot serves at most. */
export const mealsOfOnePot = 3;

/** One time at the stove: the meals that it serves, and how much is made. */
export interface Cooking {
  dish: number;
  day: number;
  /** Indexes of slots, in order; the first is the fresh meal. */
  slots: number[];
  /** Quarters of the recipe. */
  quarters: number;
}

/** What a serving can lack of its measure before a quarter more is cooked. */
const tolerance = 0.05;

/** Quarters of a recipe that serve so many meals, rounded up; a twentieth less than the measure is still enough. */
export function quartersFor({ yields }: Dish, meals: number, portions: number): number {
  return Math.max(1, Math.ceil((4 * meals * portions * (1 - tolerance)) / yields));
}

/**
 * When a dish is cooked, given the slots in which it is eaten, in order: a dish that keeps is cooked once for at most
 * three meals within the leftover days; any other is cooked for each meal.
 */
export function cookingsOf(problem: Problem, dish: number, slots: readonly number[]): Cooking[] {
  const made = problem.dishes[dish] as Dish;
  const cookings: Cooking[] = [];
  for (const slot of slots) {
    const { day } = problem.slots[slot] as Slot;
    const last = cookings.at(-1);
    const joins =
      last && made.keeps && last.slots.length < mealsOfOnePot && day <= last.day + problem.leftoverDays
        ? problem.leftoverDays > 0
        : false;
    if (last && joins) last.slots.push(slot);
    else cookings.push({ dish, day, slots: [slot], quarters: 0 });
  }
  for (const cooking of cookings) cooking.quarters = quartersFor(made, cooking.slots.length, problem.portions);
  return cookings;
}

/** Whether the ingredients of a cooking are still good on its day. */
export function isFresh(problem: Problem, { dish, day }: Cooking): boolean {
  return day % 7 <= (problem.dishes[dish] as Dish).freshDay;
}

/** All cookings of a menu, by day. */
export function allCookings(problem: Problem, menu: Menu): Cooking[] {
  const slotsOf = new Map<number, number[]>();
  for (const [slot, dish] of menu.entries()) {
    if (dish !== empty) slotsOf.set(dish, [...(slotsOf.get(dish) ?? []), slot]);
  }
  return [...slotsOf]
    .flatMap(([dish, slots]) => cookingsOf(problem, dish, slots))
    .sort((a, b) => (a.slots[0] as number) - (b.slots[0] as number));
}
