import { type Ask, answersTo, ask, type HeavyContext } from '../contract.ts';
import { readFoods } from './amounts.ts';
import { addPeople, addPeopleTexts, boxFoods, boxFoodsTexts } from './asked.ts';
import type { Meal } from './data/recipe.ts';
import { type MealInput, type RawInput, readForm } from './fields.ts';
import { goodsWithin, type PricedMenu, pricedMenu, taxOn } from './menu.ts';
import { isPregnancy } from './notes.ts';
import { type People, readPeople } from './people.ts';
import { lowestPrice } from './planner/bound.ts';
import { empty, type Problem } from './planner/problem.ts';
import { scoreOf } from './planner/score.ts';
import { bestMenu, cheapestMenu } from './planner/search.ts';
import { Table } from './planner/table.ts';
import { type OwnPrice, readPrices } from './prices.ts';
import type { Reading } from './reading.ts';
import { avoidedFoods } from './screen.ts';
import { type Setting, setUp } from './set-up.ts';
import { words } from './texts.en.ts';

/** Servings by appetite. */
const appetite = { big: 1.3, small: 0.8 } as const;
/** Tenths of a serving that a woman who is pregnant or nurses eats more. */
const inPregnancy = 2;
/** A dish that comes more often than this in a week is said to. */
const often = 3;
/** Share of a budget from which on money decides. */
const nearlyAll = 0.85;
/** Budgets at which a plan with more change is looked for. */
const dearer = [1.15, 1.35, 1.7];

/** What the money does. */
type Outcome =
  /** Every meal is on the plan, and the till is within the budget. */
  | 'fits'
  /** No plan of our recipes can be bought for the budget: even the lowest price is above it. */
  | 'cannot'
  /** We found no plan within the budget, and can't rule out that there is one. */
  | 'not-found'
  /** No recipe of ours fits any of the meals. */
  | 'no-recipe';

/** A change that makes the plan cheaper. */
interface Swap {
  from: string;
  to: string;
  /** Meals that change. */
  meals: number;
  cents: number;
}

export interface MealPlan {
  input: MealInput;
  people: People;
  days: number;
  outcome: Outcome;
  budget: number;
  /** Thousandths of a percent; 0 with SNAP. */
  taxRate: number;
  /** The plan within the budget; meals without a recipe are those the money doesn't reach. */
  plan: PricedMenu;
  /** The cheapest plan that was found for every meal, where the budget doesn't reach. */
  cheapest?: PricedMenu;
  /** No plan costs less than this: cents with tax. */
  lowest: number;
  /** Meals of the day for which no recipe fits. */
  withoutRecipe: Meal[];
  swaps: Swap[];
  /** What was asked for: meals on the plan that have it, and how many recipes could be chosen. */
  wishes: { id: string; home: boolean; meals: number; recipes: number; choices: number }[];
  /** A dish that comes again and again, and what a plan with less of it costs more, in cents. */
  dull?: { recipe: string; times: number; more: number };
  /** For a group: other dishes within the budget, with the till of each. */
  others: { recipe: string; till: number }[];
  /** Recipes to choose from, by meal. */
  choices: { meal: Meal; count: number }[];
  unknown: { have: string[]; prices: string[]; avoid: string[] };
  /** Foods to leave out that our table knows. */
  avoided: string[];
  guessed: string[];
  /** Prices of the person's store, as they were understood. */
  ownPrices: OwnPrice[];
}

/**
 * Plans the meals. Money is integer cents; amounts are thousandths of a gram and are rounded only where they are shown; a
 * recipe is made in whole quarters, rounded up; packages are whole. A meal stays empty only where the money doesn't
 * reach. The search ends by a number of tries, not by the clock: the same input has the same plan.
 */
export function solve(form: RawInput, context: Pick<HeavyContext, 'answers' | 'reading'>): MealPlan | Ask {
  const raw = withHealth(readForm(form, readingIn(context)));
  const more = answersTo(addPeople, context)?.adults ?? 0;
  const people = readPeople(raw.people, {
    more,
    appetite: appetiteOf(raw.reading),
    extra:
      (raw.diets?.includes('pregnancy') || raw.reading.notes.includes('pregnant')) && raw.mode === 'home'
        ? inPregnancy
        : 0,
  });
  if (people.portions === 0) return ask(addPeople, addPeopleTexts, words.ask.onlyBabies);
  const box = answersTo(boxFoods, context)?.box;
  const input = box ? { ...raw, have: box } : raw;
  const read = readFoods(input.have ?? '');
  if (input.mode === 'box' && read.held.length === 0) return ask(boxFoods, boxFoodsTexts, words.ask.emptyBox);
  const setting = setUp(input, people);
  const others = avoidedFoods(input);
  const taxRate = input.benefits?.includes('snap') ? 0 : Math.round((input.tax ?? 0) * 1000);
  return {
    ...planned(setting, taxRate),
    input,
    people,
    days: setting.days,
    budget: input.budget,
    taxRate,
    unknown: {
      have: read.unknown,
      prices: readPrices(input).unknown,
      avoid: others.unknown,
    },
    avoided: others.known,
    ownPrices: [...setting.own.values()],
    guessed: read.held.filter(({ guessed }) => guessed).map(({ text }) => text),
  };
}

/** What `read` found; the app's own `read` made it. */
const readingIn = ({ reading }: Pick<HeavyContext, 'reading'>) => reading as Reading | undefined;

/** An allergy in the notes counts as one in its field; so do a pregnancy and diabetes, which only leave foods out. */
function withHealth(input: MealInput): MealInput {
  const { allergic, notes } = input.reading;
  const diets = new Set(input.diets ?? []);
  if (notes.includes('pregnant') && isPregnancy(input.notes ?? '')) diets.add('pregnancy');
  if (notes.includes('diabetes')) diets.add('diabetes');
  return {
    ...input,
    ...(allergic.length > 0 && { avoid: [input.avoid ?? '', ...allergic].filter(Boolean).join(', ') }),
    ...(diets.size > 0 && { diets: [...diets] }),
  };
}

/** Servings are larger for those who work hard, and smaller for those who eat little. */
function appetiteOf({ notes }: Reading): number {
  if (notes.includes('eating-disorder') || notes.includes('weight-loss')) return 1;
  if (notes.includes('big-appetite')) return appetite.big;
  return notes.includes('small-appetite') ? appetite.small : 1;
}

type Planned = Pick<
  MealPlan,
  'outcome' | 'plan' | 'cheapest' | 'lowest' | 'withoutRecipe' | 'swaps' | 'wishes' | 'dull' | 'others' | 'choices'
>;

function planned(setting: Setting, taxRate: number): Planned {
  const { problem, input } = setting;
  const budget = goodsWithin(input.budget, taxRate);
  const kinds = [...new Set(problem.slots.map(({ meal }) => meal))];
  const choices = kinds.map((meal) => ({
    meal,
    count: problem.choices[problem.slots.findIndex((slot) => slot.meal === meal)]?.length ?? 0,
  }));
  const withoutRecipe = choices.filter(({ count }) => count === 0).map(({ meal }) => meal);
  const cheap = cheapestMenu(problem);
  // Prices in the store differ from ours: where it can be done, a twentieth of the money stays as a reserve.
  const most = Math.floor(budget * 0.95);
  const best = bestMenu(problem, cheap.cents <= most ? most : budget, cheap.menu);
  const lowest = lowestPrice(problem);
  const fits = cheap.cents <= budget;
  const outcome: Outcome =
    withoutRecipe.length === kinds.length ? 'no-recipe' : fits ? 'fits' : lowest > budget ? 'cannot' : 'not-found';
  return {
    outcome,
    plan: pricedMenu(setting, best.menu, taxRate),
    ...(!fits && { cheapest: pricedMenu(setting, cheap.menu, taxRate) }),
    lowest: lowest + taxOn(lowest, taxRate),
    withoutRecipe,
    swaps: fits ? swapsOf(setting, best) : [],
    wishes: setting.wishes.map(({ id, home, dishes, recipes }) => ({
      ...{ id, home, recipes, choices: dishes.size },
      meals: best.menu.filter((dish) => dishes.has(dish)).length,
    })),
    ...(fits && dullness(setting, best, budget)),
    others:
      input.mode === 'group' && problem.slots.length === 1 && fits
        ? otherDishes(setting, best.menu[0] ?? empty, budget, taxRate)
        : [],
    choices,
  };
}

/** The lunch or dinner that comes most often, where that is dull, and the price of a plan that changes more. */
function dullness({ problem, dishes, days, wishes }: Setting, best: Table, budget: number): Pick<Planned, 'dull'> {
  const most = (table: Table) => {
    const times = new Map<number, number>();
    for (const [slot, dish] of table.menu.entries()) {
      const main = ['lunch', 'dinner'].includes(problem.slots[slot]?.meal ?? '');
      if (main && dish !== empty) times.set(dish, (times.get(dish) ?? 0) + 1);
    }
    return [...times].sort((a, b) => b[1] - a[1])[0] ?? [empty, 0];
  };
  const [dish, times] = most(best);
  // Where much money is left, or the dish was asked for, it doesn't come often to save money.
  const saves = best.cents > budget * nearlyAll && !wishes.some((wish) => !wish.home && wish.dishes.has(dish));
  if (!saves || times <= often * Math.max(1, days / 7)) return {};
  for (const factor of dearer) {
    const varied = bestMenu(problem, Math.round(best.cents * factor), best.menu);
    const more = varied.cents - best.cents;
    if (more > 0 && most(varied)[1] < times) return { dull: { recipe: dishes[dish]?.recipe.id ?? '', times, more } };
  }
  return {};
}

/** Up to five other dishes for a group, the best first, with what they cost at the till. */
function otherDishes({ problem, dishes }: Setting, chosen: number, budget: number, taxRate: number) {
  const found = (problem.choices[0] ?? []).flatMap((dish) => {
    const table = new Table(problem, [dish]);
    if (dish === chosen || table.cents > budget || table.menu[0] === empty) return [];
    const recipe = dishes[dish]?.recipe.id ?? '';
    return [{ recipe, till: table.cents + taxOn(table.cents, taxRate), score: scoreOf(problem, table, budget) }];
  });
  const best = found.sort((a, b) => b.score - a.score || (a.recipe < b.recipe ? -1 : 1)).slice(0, 5);
  return best.map(({ recipe, till }) => ({ recipe, till }));
}

/** Up to three dishes whose exchange for another, in all their meals, saves the most. */
function swapsOf({ problem, dishes }: Setting, table: Table): Swap[] {
  const found: Swap[] = [];
  for (const dish of new Set(table.menu)) {
    if (dish === empty) continue;
    const slots = table.menu.flatMap((one, slot) => (one === dish ? [slot] : []));
    const cheaper = cheapestInstead(problem, table.menu, slots, table.cents);
    if (!cheaper) continue;
    found.push({
      from: dishes[dish]?.recipe.id ?? '',
      to: dishes[cheaper.dish]?.recipe.id ?? '',
      meals: slots.length,
      cents: table.cents - cheaper.cents,
    });
  }
  return found.sort((a, b) => b.cents - a.cents || (a.from < b.from ? -1 : 1)).slice(0, 3);
}

function cheapestInstead(problem: Problem, menu: readonly number[], slots: readonly number[], now: number) {
  let best: { dish: number; cents: number } | undefined;
  const table = new Table(problem, menu);
  for (const dish of problem.choices[slots[0] as number] ?? []) {
    // A dish that is on the menu already would only be eaten more often.
    if (menu.includes(dish) || !slots.every((slot) => problem.choices[slot]?.includes(dish))) continue;
    if (!table.set(slots.map((slot) => [slot, dish] as const))) continue;
    if (table.cents < now && (!best || table.cents < best.cents)) best = { dish, cents: table.cents };
    table.undo();
  }
  return best;
}
