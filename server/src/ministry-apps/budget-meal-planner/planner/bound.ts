import { cheapestPacks } from './packages.ts';
import { type Dish, mealsOfOnePot, type Problem, quartersFor, type Stuff } from './problem.ts';

/**
 * A price below which no menu of the problem can be bought, in whole cents: every slot that has a choice is filled, however
 * often a dish comes again.
 *
 * A food is bought in whole packages, so `x` of it never costs less than `rate` times `x` for any `x` up to `most`, the
 * amount it would take if every meal used as much of it as it can. With these rates each slot has a cheapest dish, and the
 * sum over the slots can't be beaten. What is at home lowers the sum by at most its own value. Every plan also has one dish
 * of each kind of meal, and the packages for one serving of those can't be avoided either; the larger sum counts.
 */
export function lowestPrice(problem: Problem): number {
  return Math.max(
    0,
    Math.ceil(Math.max(byRates(problem, false), byRates(problem, true), byFirstMeals(problem)) - 1e-6),
  );
}

/** The least of a recipe that one meal can take: of one pot for one, two or three meals the one that wastes least. */
function leastShare({ portions, leftoverDays }: Problem, dish: Dish): number {
  const most = dish.keeps && leftoverDays > 0 ? mealsOfOnePot : 1;
  const shares = Array.from({ length: most }, (_, at) => quartersFor(dish, at + 1, portions) / (4 * (at + 1)));
  return Math.min(...shares);
}

/** The most of a recipe that one meal can take: it is cooked for that meal alone. */
const mostShare = ({ portions }: Problem, dish: Dish) => quartersFor(dish, 1, portions) / 4;

function openSlots({ slots, choices }: Problem): number[] {
  return [...slots.keys()].filter((slot) => (choices[slot] ?? []).length > 0);
}

/** The most of each food that a menu could use. */
function mostOf(problem: Problem): number[] {
  const { stuffs, dishes, choices } = problem;
  const most = stuffs.map(() => 0);
  for (const slot of openSlots(problem)) {
    const here = new Map<number, number>();
    for (const choice of choices[slot] ?? []) {
      const dish = dishes[choice] as Dish;
      for (const [stuff, mg] of dish.needs)
        here.set(stuff, Math.max(here.get(stuff) ?? 0, mg * mostShare(problem, dish)));
    }
    for (const [stuff, mg] of here) most[stuff] = (most[stuff] ?? 0) + mg;
  }
  return most;
}

/** The lowest price of a milligram, for any amount up to `most`: it can only change where another package is needed. */
function rateOf({ packs }: Stuff, most: number): number {
  if (most <= 0) return 0;
  const perMg = Math.min(...packs.map(({ mg, cents }) => cents / mg));
  // Beyond a few packages the best price of a milligram is close enough.
  const largest = Math.max(...packs.map(({ mg }) => mg));
  if (most > largest * 4) return perMg;
  return Math.max(perMg, cheapestShare(packs, most));
}

/** The least of price over amount, for amounts up to `most`. */
function cheapestShare(packs: Stuff['packs'], most: number): number {
  const smallest = packs[0].mg;
  const ends = new Set<number>([most]);
  // The price is constant between two sums of packages, so the least share is at such a sum, or at the end.
  const sums = (at: number, sum: number): void => {
    if (sum > most) return;
    if (sum > 0) ends.add(sum);
    for (let index = at; index < packs.length; index += 1) sums(index, sum + (packs[index]?.mg ?? smallest));
  };
  sums(0, 0);
  return Math.min(...[...ends].map((mg) => cheapestPacks(packs, mg).cents / mg));
}

function byRates(problem: Problem, stockIsFree: boolean): number {
  const { stuffs, dishes, choices } = problem;
  const most = mostOf(problem);
  const rates = stuffs.map((stuff, index) =>
    stockIsFree && stuff.stock > 0 ? 0 : rateOf(stuff, Math.max(0, (most[index] ?? 0) - stuff.stock)),
  );
  const priceOf = (dish: Dish) =>
    dish.needs.reduce((sum, [stuff, mg]) => {
      const need = mg * leastShare(problem, dish);
      const of = stuffs[stuff] as Stuff;
      // Without a fridge a package is opened for each meal.
      const alone = of.opened < 0 && of.stock === 0 && problem.leftoverDays === 0;
      return sum + (alone ? cheapestPacks(of.packs, need).cents : (rates[stuff] ?? 0) * need);
    }, 0);
  const prices = dishes.map(priceOf);
  const sum = openSlots(problem).reduce(
    (before, slot) => before + Math.min(...(choices[slot] ?? []).map((dish) => prices[dish] ?? 0)),
    0,
  );
  if (stockIsFree) return sum;
  const worth = stuffs.reduce(
    (before, { stock }, index) => before + Math.min(stock, most[index] ?? 0) * (rates[index] ?? 0),
    0,
  );
  return sum - worth;
}

/** The packages for one serving of one dish of each kind of meal: the least over all sets of dishes, kind by kind. */
function byFirstMeals(problem: Problem): number {
  const { dishes, choices, stuffs } = problem;
  const kinds = new Map<string, readonly number[]>();
  for (const slot of openSlots(problem)) {
    const key = (choices[slot] ?? []).join();
    kinds.set(key, choices[slot] ?? []);
  }
  const price = (dish: Dish) =>
    dish.needs.reduce((sum, [stuff, mg]) => {
      const { packs, stock } = stuffs[stuff] as Stuff;
      return sum + cheapestPacks(packs, mg * leastShare(problem, dish) - stock).cents;
    }, 0);
  // Kinds can share packages, so only the dearest kind counts.
  return Math.max(
    0,
    ...[...kinds.values()].map((choice) => Math.min(...choice.map((dish) => price(dishes[dish] as Dish)))),
  );
}
