import { addDays, type Day, dayOf, formatDay, formatMoney } from '../../../app-kit/index.ts';
import { recipeOf } from '../data/recipes/index.ts';
import type { Instead } from '../food-at-home.ts';
import { shortName } from '../food-words.ts';
import type { CookedDish, PlannedMeal, PricedMenu } from '../menu.ts';
import type { MealPlan } from '../solve.ts';

/** What every section needs of a plan. */
export interface View extends MealPlan {
  today: Day;
  /** First day of the plan: tomorrow. */
  first: Day;
}

export function viewOf(result: MealPlan, now: Date): View {
  const today = dayOf(now);
  return { ...result, today, first: addDays(today, 1) };
}

export const money = (cents: number) => formatMoney(cents);

/** "Tuesday, November 24". */
export const dayName = ({ first }: View, day: number) => formatDay(addDays(first, day), { style: 'without-year' });

/** "Tu 24", for narrow tables. */
export function shortDay({ first }: View, day: number): string {
  const date = addDays(first, day);
  return `${formatDay(date, { style: 'full' }).slice(0, 2)} ${Number(date.slice(8))}`;
}

/** "Tuesday", or with its date where a plan is longer than a week. */
export function weekday(view: View, day: number): string {
  const name = dayName(view, day);
  return view.days > 7 ? name : name.replace(/,.*$/, '');
}

/** A text of a recipe with the foods that are really in it. */
export const withInstead = (text: string, instead: readonly Instead[] = []) =>
  instead.reduce((before, { from, to }) => {
    const [old, now] = [shortName(from), shortName(to)];
    const counted = old.endsWith('s') && !now.endsWith('s');
    return before.replace(/[^.]+\.?/g, (sentence) => {
      if (!sentence.includes(old)) return sentence;
      const said = sentence.replaceAll(old, now);
      return counted ? said.replace(/\bthem\b/g, 'it') : said;
    });
  }, text);

export const dishName = (id: string, instead?: readonly Instead[]) => withInstead(recipeOf(id).name, instead);
/** A dish's name in a sentence. */
export const inSentence = (id: string, instead?: readonly Instead[]) => `“${dishName(id, instead)}”`;

export const filled = ({ meals }: PricedMenu) =>
  meals.filter((one): one is PlannedMeal & { recipe: string } => one.recipe !== undefined);

/** Meals that a plan could have: those for which there is a recipe. */
export const wanted = ({ plan, withoutRecipe }: MealPlan) =>
  plan.meals.filter(({ meal }) => !withoutRecipe.includes(meal)).length;

/** Cents of one meal for one person, rounded here alone. */
export const perPerson = ({ people }: MealPlan, cents: number, meals: number) =>
  Math.round(cents / Math.max(1, people.eaters * meals));

/** Cookings of the same recipe together, in the order of the first. */
export function byRecipe(cookings: readonly CookedDish[]): CookedDish[][] {
  const groups = new Map<string, CookedDish[]>();
  for (const cooking of cookings) {
    const key = `${cooking.recipe} ${JSON.stringify(cooking.instead)} ${cooking.quarters}`;
    groups.set(key, [...(groups.get(key) ?? []), cooking]);
  }
  return [...groups.values()];
}

/** Cents missing for the cheapest plan. */
export const missing = ({ cheapest, budget }: MealPlan) => Math.max(0, (cheapest?.till ?? 0) - budget);

/** Cents of one grown-up's day: $994 a month for four, SNAP's maximum of fiscal year 2026, by the Thrifty Food Plan. */
const thriftyDay = 99_400 / 4 / 30.4;
const shareOfDay = { breakfast: 0.25, lunch: 0.35, dinner: 0.4, snack: 0 } as const;

/** The plan fits, but the money is less than half of the Thrifty Food Plan's for these meals: no full meals. */
export function isThin({ plan, people, budget, outcome, input }: MealPlan): boolean {
  if (outcome !== 'fits' || input.mode !== 'home' || plan.fromHome.length > 3) return false;
  const days = plan.meals.reduce((sum, { meal }) => sum + shareOfDay[meal], 0);
  return budget < (thriftyDay * (people.portions / 10) * days) / 2;
}

/** A group's plan of a single meal. */
export const isOneGroupMeal = ({ plan, input }: MealPlan): boolean => input.mode === 'group' && plan.meals.length === 1;
