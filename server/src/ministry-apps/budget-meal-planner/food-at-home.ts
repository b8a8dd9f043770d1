import { type FoodId, foodOf } from './data/foods/index.ts';
import { groups } from './data/instead.ts';
import { type Measure, milligrams, type Part, type Recipe } from './data/recipe.ts';

/** A food that takes the place of another in a recipe. */
export interface Instead {
  from: FoodId;
  to: FoodId;
}

/** A food that takes another's place in another amount. */
interface Exchange {
  from: FoodId;
  to: FoodId;
  /** Of the new food for one gram of the old one. */
  factor: number;
  measure: Measure;
  /** What has to be done on the day before. */
  ahead?: string;
  /** What has to be done first. */
  step?: string;
}

const beansAhead = (name: string) =>
  `Soak the dry ${name} in plenty of water for at least six hours. Boil them in fresh water hard for 10 minutes, and then on low heat for 90 minutes, until they’re soft. Keep them in the fridge.`;
/** A can of 15 oz holds about as many cooked beans as 0.6 cups of dry ones make. */
const dryForCanned = 0.6 * (193 / 425);
const exchanges: readonly Exchange[] = [
  ...(['black-beans', 'kidney-beans', 'pinto-beans', 'white-beans'] as const).flatMap((from) =>
    (['dry-pinto-beans', 'dry-black-beans', 'dry-white-beans'] as const).map(
      (to): Exchange => ({
        ...{ from, to, measure: 'cup', factor: dryForCanned },
        ahead: beansAhead(foodOf(to).name.replace(/,.*$/, '')),
      }),
    ),
  ),
  {
    from: 'refried-beans',
    to: 'dry-pinto-beans',
    factor: dryForCanned,
    measure: 'cup',
    ahead: beansAhead('pinto beans'),
  },
  { from: 'diced-tomatoes', to: 'tomato', factor: 1, measure: 'piece', step: 'Cut the tomatoes small.' },
  {
    ...{ from: 'corn-tortillas', to: 'masa-harina', factor: 0.6, measure: 'cup' },
    step: 'Make tortillas: mix the masa with warm water until the dough is soft, press balls of it flat, and cook each one in a dry, hot pan for one minute on each side. This takes 20 minutes more.',
  },
];

export type WithInstead = Recipe & { instead: Instead[] };

/** The recipe with foods that are at home instead of others of their kind. */
export function withFoodAtHome(recipe: Recipe, stock: ReadonlyMap<FoodId, number>): WithInstead[] {
  const exchanged = new Set<string>();
  const instead: Instead[] = [];
  const ahead: string[] = recipe.ahead ? [recipe.ahead] : [];
  const first: string[] = [];
  const take = (part: Part, to: FoodId): boolean => {
    if (!stock.has(to) || exchanged.has(to) || recipe.parts.some(({ food }) => food === to)) return false;
    exchanged.add(to);
    instead.push({ from: part.food, to });
    return true;
  };
  const parts = recipe.parts.map((part): Part => {
    if (part.optional || stock.has(part.food)) return part;
    const same = (groups.find((foods) => foods.includes(part.food)) ?? []).find((food) => take(part, food));
    if (same) return { ...part, food: same, mg: milligrams(same, part.amount, part.measure) };
    const other = exchanges.find(({ from, to }) => from === part.food && take(part, to));
    if (!other) return part;
    if (other.ahead) ahead.push(other.ahead);
    if (other.step) first.push(other.step);
    return exchangedPart(part, other);
  });
  if (instead.length === 0) return [];
  const steps = [...first, ...recipe.steps];
  return [{ ...recipe, parts, instead, steps, ...(ahead.length > 0 && { ahead: ahead.join(' ') }) }];
}

function exchangedPart(part: Part, { to, factor, measure }: Exchange): Part {
  const one = milligrams(to, 1, measure);
  const amount = Math.max(0.25, Math.round((4 * part.mg * factor) / one) / 4);
  return { ...part, food: to, amount, measure, mg: milligrams(to, amount, measure) };
}
