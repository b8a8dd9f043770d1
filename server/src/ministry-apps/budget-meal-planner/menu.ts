import { shareOut } from '../../app-kit/index.ts';
import type { FoodId } from './data/foods/index.ts';
import type { Meal, Measure } from './data/recipe.ts';
import type { Instead } from './food-at-home.ts';
import { allCookings, empty, type Menu } from './planner/problem.ts';
import { Table } from './planner/table.ts';
import { packsOf } from './prices.ts';
import type { Setting } from './set-up.ts';

/** One meal of the plan. */
export interface PlannedMeal {
  day: number;
  meal: Meal;
  /** Absent where the money doesn't reach, or no recipe fits. */
  recipe?: string;
  /** Foods from the kitchen that take the place of others. */
  instead?: Instead[];
  /** Eaten from what was cooked on an earlier day or for an earlier meal. */
  leftoverOf?: number;
}

interface UsedPart {
  food: FoodId;
  /** Amount as in the recipe, and how often the recipe is made: quarters. */
  amount: number;
  measure: Measure;
  mg: number;
  optional: boolean;
}

/** One time at the stove. */
export interface CookedDish {
  recipe: string;
  /** Foods from the kitchen that take the place of others. */
  instead: Instead[];
  day: number;
  meal: Meal;
  /** Meals that it serves. */
  meals: number;
  quarters: number;
  /** To do on the day before. */
  ahead?: string;
  steps: readonly string[];
  parts: UsedPart[];
  /** Its share of what is bought and used, in cents. */
  cents: number;
}

/** A line of the shopping list. */
export interface Bought {
  food: FoodId;
  packs: { count: number; words: string; cents: number }[];
  /** At the till. */
  cents: number;
  /** What the meals use of it, in cents; the rest is left over. */
  usedCents: number;
  boughtMg: number;
  leftMg: number;
  /** Bought again in the second week. */
  weekly: boolean;
}

/** A menu with its cookings and its price. */
export interface PricedMenu {
  meals: PlannedMeal[];
  cookings: CookedDish[];
  list: Bought[];
  /** Cents: the goods, the tax on them, and both. */
  goods: number;
  tax: number;
  till: number;
  used: number;
  left: number;
  /** Amounts taken from the kitchen. */
  fromHome: { food: FoodId; mg: number }[];
}

/** Reads a menu of the planner: every cent of the till is either used or left over, and parts sum exactly. */
export function pricedMenu(setting: Setting, menu: Menu, taxRate: number): PricedMenu {
  const { problem, foods } = setting;
  const table = new Table(problem, menu);
  const cookings = cookingsIn(setting, menu);
  const bought = foods.flatMap((food, stuff) => boughtLine(setting, table, cookings, food, stuff));
  const list = bought.map(({ line }) => line).filter(({ cents }) => cents > 0);
  const costs = new Map<CookedDish, number>();
  for (const { line } of bought) {
    const users = cookings.filter(({ parts }) => parts.some((part) => part.food === line.food && !part.optional));
    const weights = users.map(({ parts }) =>
      parts.reduce((sum, { food, mg, optional }) => sum + (food === line.food && !optional ? Math.round(mg) : 0), 0),
    );
    for (const [index, share] of shareOut(line.usedCents, weights).entries()) {
      const user = users[index] as CookedDish;
      costs.set(user, (costs.get(user) ?? 0) + share);
    }
  }
  for (const cooking of cookings) cooking.cents = costs.get(cooking) ?? 0;
  const goods = list.reduce((sum, { cents }) => sum + cents, 0);
  const used = list.reduce((sum, { usedCents }) => sum + usedCents, 0);
  const tax = taxOn(goods, taxRate);
  return {
    meals: mealsIn(setting, menu),
    cookings,
    list,
    goods,
    tax,
    till: goods + tax,
    used,
    left: goods - used,
    fromHome: bought
      .filter(({ fromStock }) => fromStock > 0)
      .map(({ line, fromStock }) => ({ food: line.food, mg: fromStock })),
  };
}

/** Sales tax in cents; the rate is in thousandths of a percent, rounded half up once. */
export const taxOn = (cents: number, rate: number): number => Math.floor((cents * rate + 50_000) / 100_000);

/** The most that goods can cost so that they and their tax stay within a budget. */
export function goodsWithin(budget: number, rate: number): number {
  let goods = Math.floor((budget * 100_000) / (100_000 + rate)) + 1;
  while (goods > 0 && goods + taxOn(goods, rate) > budget) goods -= 1;
  return goods;
}

function cookingsIn({ problem, dishes, stock, assumed }: Setting, menu: Menu): CookedDish[] {
  return allCookings(problem, menu).map(({ dish, day, slots, quarters }) => {
    const { recipe, parts } = dishes[dish] as Setting['dishes'][number];
    const first = problem.slots[slots[0] as number];
    return {
      recipe: recipe.id,
      instead: recipe.instead ?? [],
      day,
      meal: first?.meal ?? 'dinner',
      meals: slots.length,
      quarters,
      ...(recipe.ahead && { ahead: recipe.ahead }),
      steps: recipe.steps,
      // What is optional is named only where it is in the kitchen.
      parts: parts
        .filter(({ food, optional }) => !optional || stock.has(food) || assumed.has(food))
        .map(({ food, amount, measure, mg, optional }) => ({
          food,
          amount: (amount * quarters) / 4,
          measure,
          mg: (mg * quarters) / 4,
          optional,
        })),
      cents: 0,
    };
  });
}

function mealsIn({ problem, dishes }: Setting, menu: Menu): PlannedMeal[] {
  const cookings = allCookings(problem, menu);
  return problem.slots.map(({ day, meal }, slot) => {
    const dish = menu[slot] ?? empty;
    if (dish === empty) return { day, meal };
    const cooking = cookings.find((one) => one.dish === dish && one.slots.includes(slot));
    const isFirst = cooking?.slots[0] === slot;
    const { recipe } = dishes[dish] as Setting['dishes'][number];
    return {
      day,
      meal,
      recipe: recipe.id,
      ...(recipe.instead && { instead: recipe.instead }),
      ...(!isFirst && cooking && { leftoverOf: cooking.day }),
    };
  });
}

function boughtLine(
  { own, bulk, problem, assumed }: Setting,
  table: Table,
  cookings: readonly CookedDish[],
  food: FoodId,
  stuff: number,
): { line: Bought; fromStock: number }[] {
  if (assumed.has(food)) return [];
  const { cents, counts, fromStock } = table.purchase(stuff);
  const need = cookings.reduce(
    (sum, { parts }) =>
      sum + parts.reduce((before, part) => before + (part.food === food && !part.optional ? part.mg : 0), 0),
    0,
  );
  if (need === 0) return [];
  const packs = packsOf(food, own, bulk);
  const boughtMg = counts.reduce((sum, count, index) => sum + count * Math.round((packs[index]?.grams ?? 0) * 1000), 0);
  const usedMg = Math.max(0, need - fromStock);
  const line: Bought = {
    food,
    packs: counts.flatMap((count, index) => {
      const pack = packs[index];
      return pack && count > 0 ? [{ count, words: pack.words, cents: pack.cents }] : [];
    }),
    cents,
    usedCents: boughtMg > 0 ? Math.floor((2 * cents * usedMg + boughtMg) / (2 * boughtMg)) : 0,
    boughtMg,
    leftMg: boughtMg - usedMg,
    weekly: problem.stuffs[stuff]?.weekly ?? false,
  };
  return [{ line, fromStock }];
}
