import type { Allergen, Food, Kind } from './data/food.ts';
import { type FoodId, foodIds, foodOf } from './data/foods/index.ts';
import { allergenWords, hiddenIn } from './data/other-allergies.ts';
import type { Cooker, Part, Recipe } from './data/recipe.ts';
import { kindsOfStarch } from './families.ts';
import type { Diet, MealInput } from './fields.ts';
import { foodsWith, isNothing, wordsOf } from './foods-by-name.ts';
import { hasBaby, hasUnder4, type People } from './people.ts';
import { foodsOfSubject, subjectOf } from './subjects.ts';

/** Foods that are too salty for a low-sodium diet; cans without added salt are bought instead of the others. */
const saltyFoods: readonly FoodId[] = [
  'salt',
  'ramen',
  'mac-cheese-box',
  'hot-dogs',
  'smoked-sausage',
  'lunch-ham',
  'bacon',
  'canned-chicken',
  'baked-beans',
  'refried-beans',
  'tomato-soup',
  'mushroom-soup',
  'vegetable-soup',
  'chili',
  'bouillon',
  'olives',
  'soy-sauce',
  'fish-sauce',
  'worcestershire',
  'barbecue-sauce',
  'ranch',
  'tortilla-chips',
  'pasta-sauce',
  'salsa',
  'corn-muffin-mix',
];
const sweetFoods: readonly FoodId[] = [
  'sugar',
  'honey',
  'jelly',
  'syrup',
  'instant-oatmeal',
  'granola',
  'baked-beans',
  'barbecue-sauce',
  'corn-muffin-mix',
];
/** Light tuna has some mercury: for a pregnant woman the other fish are the easier choice. */
const notInPregnancy: readonly FoodId[] = ['tuna'];
const kindsOf: { readonly [diet in Diet]: readonly Kind[] } = {
  vegetarian: ['beef', 'pork', 'poultry', 'fish', 'gelatin'],
  vegan: ['beef', 'pork', 'poultry', 'fish', 'gelatin', 'dairy', 'egg', 'honey'],
  halal: ['pork', 'alcohol', 'gelatin'],
  kosher: ['pork', 'gelatin'],
  'low-sodium': [],
  diabetes: [],
  pregnancy: [],
};

export type Banned = ReadonlySet<FoodId>;

/** Allergens to keep away from: those that are ticked, and those that are written as foods to leave out. */
export function allergensOf({ allergies, avoid = '' }: MealInput): Allergen[] {
  const written = wordsOf(avoid).flatMap((word) => allergenWords[word] ?? []);
  const all = new Set([...allergies, ...written]);
  // Who has celiac disease keeps away from wheat too.
  if (all.has('gluten')) all.add('wheat');
  return [...all];
}

/**
 * The foods to leave out that are written in words: what each one keeps out, with the foods in which it is often hidden, and
 * those that name nothing in our table. Each is kept out as strictly as an allergen, since it can be one.
 */
export function avoidedFoods({ avoid = '' }: MealInput): { foods: FoodId[]; known: string[]; unknown: string[] } {
  const foods: FoodId[] = [];
  const known: string[] = [];
  const unknown: string[] = [];
  for (const text of avoid.split(/,|;|\/|\band\b|\bor\b|\bno\b/i)) {
    const words = wordsOf(text.replace(/\ballerg(?:y|ic|ies)\b|\bto\b|\bintoleran(?:t|ce)\b/gi, ' '));
    if (words.length === 0 || isNothing(text)) continue;
    const named = words.join(' ');
    const found = [
      ...ofKind(words),
      ...kindsOfStarch(words),
      ...foodsWith(named),
      ...(hiddenIn[named] ?? []),
      ...words.flatMap((word) => [...(word.length > 3 ? foodsWith(word) : []), ...(hiddenIn[word] ?? [])]),
    ];
    const listed = words.some((word) => allergenWords[word]);
    if (found.length === 0 && !listed) unknown.push(text.trim());
    else known.push(named);
    foods.push(...found);
  }
  return { foods: [...new Set(foods)], known, unknown };
}

const kindNamed: { readonly [word: string]: readonly Kind[] } = {
  meat: ['beef', 'pork', 'poultry'],
  beef: ['beef'],
  pork: ['pork'],
  poultry: ['poultry'],
  chicken: ['poultry'],
  turkey: ['poultry'],
};

function ofKind(words: readonly string[]): FoodId[] {
  const kinds = words.flatMap((word) => kindNamed[word] ?? []);
  return foodIds.filter((id) => foodOf(id).is.some((kind) => kinds.includes(kind)));
}

const hasAllergen = ({ contains, can }: Food, allergens: readonly Allergen[]) =>
  allergens.some((one) => contains.includes(one) || can.includes(one));

/** Foods that someone wrote that they don't eat. */
const unwantedFoods = ({ reading }: MealInput): FoodId[] =>
  reading.hates
    .map(subjectOf)
    .flatMap((subject) => (subject.wide ? [] : [...foodsOfSubject(subject), ...kindsOfStarch(wordsOf(subject.label))]));

/** Every food that must not be in a meal for these people. Who has an allergy does not get what only some brands contain. */
export function bannedFoods(input: MealInput, people: People): Banned {
  const allergens = allergensOf(input);
  const diets = input.diets ?? [];
  const kinds = new Set(diets.flatMap((diet) => kindsOf[diet]));
  const named = new Set<FoodId>([...avoidedFoods(input).foods, ...unwantedFoods(input)]);
  if (diets.includes('low-sodium')) for (const id of saltyFoods) named.add(id);
  if (diets.includes('diabetes')) for (const id of sweetFoods) named.add(id);
  if (diets.includes('pregnancy')) for (const id of notInPregnancy) named.add(id);
  const banned = foodIds.filter((id) => {
    const food = foodOf(id);
    return (
      hasAllergen(food, allergens) ||
      named.has(id) ||
      food.is.some((kind) => kinds.has(kind)) ||
      (diets.includes('kosher') && [...food.contains, ...food.can].includes('shellfish')) ||
      (hasUnder4(people) && food.never4) ||
      (hasBaby(people) && food.is.includes('honey'))
    );
  });
  return new Set(banned.filter((id) => !foodOf(id).free));
}

/** What these people can cook with. Boiling water comes from any heat. */
export function cookersOf({ kitchen, reading }: Pick<MealInput, 'kitchen' | 'reading'>): ReadonlySet<Cooker> {
  const named = (ids: readonly string[]) => ids.flatMap((id) => subjectOf(id).cooker ?? []);
  const without = new Set(named(reading.hates));
  const has = new Set([...kitchen, ...named(reading.likes)].filter((one) => one !== 'none' && !without.has(one)));
  const cookers = new Set<Cooker>(['none']);
  for (const one of ['kettle', 'microwave', 'stove', 'oven', 'rice-cooker', 'pressure-cooker'] as const)
    if (has.has(one)) cookers.add(one);
  if (has.has('stove') && has.has('oven')) cookers.add('stove+oven');
  if (cookers.size > 1) cookers.add('kettle');
  return cookers;
}

/** The ingredients of a recipe that these people can eat, or undefined when one that it needs is not among them. */
export function partsFor(recipe: Recipe, banned: Banned, { diets = [] }: MealInput): Part[] | undefined {
  if (recipe.parts.some(({ food, optional }) => !optional && banned.has(food))) return undefined;
  const parts = recipe.parts.filter(({ food }) => !banned.has(food));
  const is = (some: readonly Part[], kinds: readonly Kind[]) =>
    some.some(({ food }) => foodOf(food).is.some((kind) => kinds.includes(kind)));
  const meat: readonly Kind[] = ['beef', 'poultry'];
  if (diets.includes('kosher') && is(parts, meat)) {
    const needed = parts.filter(({ optional }) => !optional);
    if (is(needed, ['dairy'])) return undefined;
    return parts.filter(({ food }) => !foodOf(food).is.includes('dairy'));
  }
  // Cold cuts and hot dogs are for a pregnant woman only when they steam.
  if (
    diets.includes('pregnancy') &&
    recipe.cooker === 'none' &&
    parts.some(({ food }) => foodOf(food).heat === 'ready-meat')
  ) {
    return undefined;
  }
  return parts;
}
