import { type FoodId, foods } from './foods/index.ts';

export const meals = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type Meal = (typeof meals)[number];

/** What a recipe is cooked with. `kettle` is boiling water from anything; `none` needs no heat. */
export type Cooker =
  | 'none'
  | 'kettle'
  | 'microwave'
  | 'stove'
  | 'oven'
  | 'stove+oven'
  | 'rice-cooker'
  | 'pressure-cooker';

export type Cuisine =
  | 'mexican'
  | 'italian'
  | 'asian'
  | 'vietnamese'
  | 'arab'
  | 'southern'
  | 'indian'
  | 'mediterranean'
  | 'caribbean';

/** Measures of a recipe; `piece` is the food's own piece or can. */
export type Measure = 'cup' | 'tbsp' | 'tsp' | 'lb' | 'oz' | 'piece';

export interface Part {
  food: FoodId;
  amount: number;
  measure: Measure;
  /** Thousandths of a gram, whole. */
  mg: number;
  /** Used when it is in the kitchen; never bought, and left out for a person who can't eat it. */
  optional: boolean;
}

export interface Recipe {
  id: string;
  name: string;
  meals: readonly Meal[];
  /** Grown-up servings of the whole recipe. */
  serves: number;
  /** From the first step to the table. */
  minutes: number;
  cooker: Cooker;
  /** Good on the next days: what is left of it is eaten later. */
  keeps: boolean;
  /** Only for a few people: it is made one pan at a time. */
  small: boolean;
  /** Most children eat it. */
  kids: boolean;
  /** Easy to chew as it is made. */
  soft: boolean;
  cuisine?: Cuisine;
  /** To do on the day before. */
  ahead?: string;
  parts: readonly Part[];
  steps: readonly string[];
}

interface Details {
  serves: number;
  minutes: number;
  cooker?: Cooker;
  keeps?: true;
  small?: true;
  kids?: true;
  soft?: true;
  cuisine?: Cuisine;
  ahead?: string;
}

const gramsOf: { readonly [measure in Exclude<Measure, 'piece'>]: (cup: number) => number } = {
  cup: (cup) => cup,
  tbsp: (cup) => cup / 16,
  tsp: (cup) => cup / 48,
  lb: () => 453.592,
  oz: () => 28.3495,
};

/** Thousandths of a gram of an amount. @throws RangeError when the food has no weight for the measure. */
export function milligrams(food: FoodId, amount: number, measure: Measure): number {
  const { cup, piece, name } = foods[food] as { name: string; cup?: number; piece?: { grams: number } };
  const grams = measure === 'piece' ? piece?.grams : gramsOf[measure](cup ?? Number.NaN);
  if (!grams || Number.isNaN(grams)) throw new RangeError(`${name} has no weight for a ${measure}.`);
  return Math.round(amount * grams * 1000);
}

const measures: readonly string[] = ['cup', 'tbsp', 'tsp', 'lb', 'oz'];

/** Reads "1/2 cup rice", "2 black-beans" (pieces or cans), "?1 tsp cumin" (if it is there). */
function partOf(text: string): Part {
  const optional = text.startsWith('?');
  const [count = '', ...rest] = text.replace('?', '').trim().split(' ');
  const [over, under = '1'] = count.split('/');
  const amount = Number(over) / Number(under);
  const measure = (measures.includes(rest[0] ?? '') ? rest.shift() : 'piece') as Measure;
  const food = rest.join(' ');
  if (!(food in foods) || !(amount > 0)) throw new RangeError(`No such ingredient: "${text}".`);
  return { food: food as FoodId, amount, measure, mg: milligrams(food as FoodId, amount, measure), optional };
}

/** A row of a table of recipes: name, its meals, details, ingredients with commas between them, steps without amounts. */
export function recipe(
  name: string,
  kind: string,
  { cooker = 'none', keeps, small, kids, soft, ...details }: Details,
  ingredients: string,
  steps: readonly string[],
): Omit<Recipe, 'id'> {
  const parts = ingredients.split(', ').map(partOf);
  const flags = { keeps: keeps ?? false, small: small ?? false, kids: kids ?? false, soft: soft ?? false };
  return { name, meals: kind.split(' ') as Meal[], cooker, ...flags, ...details, parts, steps };
}
