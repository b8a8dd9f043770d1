import type { Allergen } from './data/food.ts';
import { allergens as nine } from './data/food.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import type { Measure, Part } from './data/recipe.ts';
import { milligrams } from './data/recipe.ts';

/** The name without its form after a comma: "black beans". */
export const shortName = (food: FoodId): string => foodOf(food).name.replace(/,.*$/, '');

const quarters = ['', '¼', '½', '¾'];

/** A number in quarters: "1½", "¾"; never nothing. */
function inQuarters(amount: number): string {
  const count = Math.max(1, Math.round(amount * 4));
  const whole = Math.floor(count / 4);
  return `${whole > 0 ? whole : ''}${quarters[count % 4] ?? ''}`;
}

/** Ounces of a can as the store names it, with the hyphen of an adjective: "14½-oz". */
const canSize = (text: string) => /^(.+ oz) can$/.exec(text)?.[1]?.replaceAll(' ', '-');

/**
 * A food whose cans come in several sizes, counted in the one that is bought: "1½ 28-oz cans diced tomatoes". Bought in
 * several sizes, or partly at home, it is given in ounces. Undefined for all other foods.
 */
export function canText(food: FoodId, mg: number, bought: readonly string[]): string | undefined {
  const { packs, name, piece } = foodOf(food);
  const cans = packs.filter(({ words }) => canSize(words));
  if (!piece || cans.length < 2) return undefined;
  const [only, ...others] = packs.filter(({ words }) => bought.includes(words));
  const size = only && others.length === 0 ? canSize(only.words) : undefined;
  if (!only || !size) return `${Math.max(1, Math.round(mg / 28_349.5))} oz ${name}`;
  const count = mg / 1000 / only.grams;
  return `${inQuarters(count)} ${size} ${isOne(count) ? 'can' : 'cans'} ${shortName(food)}`;
}

const isOne = (amount: number) => Math.round(amount * 4) <= 4;

/** An amount for the kitchen, rounded here and nowhere before: "2 cans black beans", "1½ cups rice", "¾ lb ground beef". */
export function amountText({ food, amount, measure }: { food: FoodId; amount: number; measure: Measure }): string {
  if (measure === 'piece') return pieces(food, amount);
  const name = foodOf(food).name;
  if (measure === 'lb' || measure === 'oz') {
    const ounces = measure === 'lb' ? amount * 16 : amount;
    return ounces >= 12 ? `${inQuarters(ounces / 16)} lb ${name}` : `${Math.max(1, Math.round(ounces))} oz ${name}`;
  }
  const spoons = measure === 'cup' ? amount * 48 : measure === 'tbsp' ? amount * 3 : amount;
  // Many cups are weighed more easily.
  const heavy = spoons >= 48 * 10 && food !== 'water' ? ` (${weightText(milligrams(food, amount, measure))})` : '';
  return `${volume(spoons)} ${name}${heavy}`;
}

function volume(spoons: number): string {
  if (spoons >= 12) {
    const cups = spoons / 48;
    return cups >= 10 ? `${Math.round(cups)} cups` : `${inQuarters(cups)} ${isOne(cups) ? 'cup' : 'cups'}`;
  }
  if (spoons >= 3) return `${inHalves(spoons / 3)} ${spoons / 3 < 1.25 ? 'tablespoon' : 'tablespoons'}`;
  return `${inQuarters(spoons)} ${isOne(spoons) ? 'teaspoon' : 'teaspoons'}`;
}

const inHalves = (amount: number) => inQuarters(Math.max(1, Math.round(amount * 2)) / 2);

function pieces(food: FoodId, amount: number): string {
  const { piece } = foodOf(food);
  const noun = isOne(amount) ? (piece?.one ?? '') : (piece?.other ?? '');
  // From six on no one cuts a quarter off.
  const count = amount >= 6 ? String(Math.ceil(amount - 0.3)) : inQuarters(amount);
  const name = shortName(food);
  const named = name.includes(noun) || name.includes(piece?.one ?? '-') || noun.includes(name);
  return named ? `${count} ${noun}` : `${count} ${noun} ${name}`;
}

/** A weight: "about 9 lb", "about 5 oz". */
function weightText(mg: number): string {
  const ounces = mg / 28_349.5;
  if (ounces >= 16) return `about ${inQuarters(ounces / 16)} lb`;
  return `about ${Math.max(1, Math.round(ounces))} oz`;
}

/** What is poured: measured in cups and not weighed. */
const isLiquid = (food: FoodId) => /oil|milk|sauce|vinegar|juice|syrup/.test(food);

/** What is left of a food, without its name: pieces where it is counted, cups where it is poured, else its weight. */
export function leftAmount(food: FoodId, mg: number): string {
  const { piece, cup } = foodOf(food);
  if (piece && mg >= piece.grams * 500) {
    const count = mg / 1000 / piece.grams;
    return `${inQuarters(count)} ${isOne(count) ? piece.one : piece.other}`;
  }
  return isLiquid(food) && cup ? `about ${volume((mg / 1000 / cup) * 48)}` : weightText(mg);
}

/** What is left of a food, with its name. */
export function leftText(food: FoodId, mg: number): string {
  const { piece } = foodOf(food);
  if (piece && mg >= piece.grams * 500) return pieces(food, mg / 1000 / piece.grams);
  return `${leftAmount(food, mg)} ${shortName(food)}`;
}

/** Allergens of ingredients, derived from the foods: those they contain, and those that only some brands have. */
export function allergensIn(parts: readonly Pick<Part, 'food'>[]): { contains: Allergen[]; can: Allergen[] } {
  const has = (one: Allergen) => parts.some(({ food }) => foodOf(food).contains.includes(one));
  const contains = nine.filter((one) => has(one) && !(one === 'gluten' && has('wheat')));
  const can = nine.filter(
    (one) => !has(one) && one !== 'gluten' && parts.some(({ food }) => foodOf(food).can.includes(one)),
  );
  return { contains, can };
}
