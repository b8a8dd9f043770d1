import { type Jar, notTheProcess, type PressureProcess } from '../data/canning.ts';
import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import { notForCanning, type Refusal, refusalByKind, refusals } from '../data/refusals.ts';
import type { FoodInput, Method } from '../fields.ts';
import {
  type PressureCanning,
  pressureCanning,
  pressureFor,
  type WaterCanning,
  waterCanning,
  waterFor,
} from './canning.ts';
import { wordsOf } from './find-foods.ts';

/** Why a way of preserving is refused. */
export type Refused =
  /** `name`: the words of the text that name it. */
  | { kind: 'never'; refusal: Refusal; name?: string }
  | { kind: 'not-for-canning'; text: string }
  | { kind: 'low-acid-in-water'; pressure: PressureProcess | undefined; jar: Jar | 'bigger'; feet: number }
  | { kind: 'no-process' }
  /** Another food, or the same food made in another way, than the one that has the process. */
  | { kind: 'other-recipe'; title: string | undefined; jam: boolean }
  | { kind: 'jar' }
  | { kind: 'altitude' }
  /** A way that is never safe; foods that are never canned, whatever the way, are named as well. */
  | { kind: 'way'; refusals: readonly Refusal[] }
  | { kind: 'no-ferment' }
  | { kind: 'no-drying' }
  | { kind: 'mixture'; foods: readonly Food[] }
  | { kind: 'no-food' };

export type Preserving =
  | { way: 'refused'; refused: Refused; food?: Food; method: Method }
  | { way: 'pressure'; food: Food; canning: PressureCanning; feet: number }
  | { way: 'water-bath'; food: Food; canning: WaterCanning; feet: number }
  | { way: 'freeze' | 'dry' | 'ferment' | 'vacuum'; food: Food }
  | { way: 'choices'; food: Food; open: readonly SafeWay[] };

/** A way that is open for a food. */
export type SafeWay = 'freeze' | 'dry' | 'water-bath' | 'pressure' | 'ferment';

const fermented = new Set(['cabbage', 'cucumbers', 'sauerkraut-homemade', 'pickles']);
const noDrying = new Set(['avocados', 'lettuce-leaf', 'lettuce-iceberg-or-romaine', 'olives-in-a-jar-or-can']);
/** Whole cuts for jerky. */
const forJerky = new Set([
  'beef-steaks',
  'beef-roast',
  'venison',
  'pork-roast',
  'goat-meat',
  'lamb-chops',
  'homemade-jerky',
]);

/** What a text names that is never put into jars; the longest name wins. */
export const refusalIn = (text: string): Refusal | undefined => namedRefusal(text)?.refusal;

function namedRefusal(text: string): { refusal: Refusal; name: string } | undefined {
  const words = ` ${wordsOf(text).join(' ')} `;
  const hits = refusals.flatMap((refusal) =>
    refusal.aliases.filter((name) => words.includes(` ${wordsOf(name).join(' ')} `)).map((name) => ({ refusal, name })),
  );
  return hits.sort((a, b) => b.name.length - a.name.length)[0];
}

/** What is never put into jars by its row of the table. */
function refusalOf({ id, kind }: Food): Refusal | undefined {
  const wanted =
    id === 'garlic-in-oil-homemade'
      ? 'garlic-in-oil'
      : id === 'bacon' || id === 'lard' || id.startsWith('ham-') || id === 'hot-dogs'
        ? 'cured-meat'
        : id.startsWith('cooked-pasta') || id === 'cooked-rice' || id === 'fresh-pasta'
          ? 'pasta-rice'
          : id === 'hummus-homemade'
            ? 'mashed-beans'
            : id === 'pesto-in-a-jar'
              ? 'pesto'
              : refusalByKind[kind];
  return refusals.find(({ id: known }) => known === wanted);
}

/** What jars are filled up with, which is no food of its own: beans in salt water are beans. */
const fillings = new Set(['bottled-water', 'salt', 'sugar', 'pancake-syrup', 'lemon-or-lime-juice-bottled']);

/** Lemon and lime are acid for the jar; oranges beside another fruit are a mix. */
const onlyForAcid = ({ id }: Food, text: string) =>
  id === 'lemons-limes-oranges-and-grapefruit' && !/\b(?:oranges?|grapefruits?|mandarins?|tangerines?)\b/i.test(text);

function withoutFillings(foods: readonly Food[], text: string): readonly Food[] {
  const filled = foods.filter((food) => !fillings.has(food.id) && !onlyForAcid(food, text));
  return filled.length > 0 ? filled : foods;
}

/** Jerky that someone wants to make isn't that of the store. */
const inOwnKitchen = (food: Food): Food =>
  food.id === 'beef-jerky-from-the-store' ? foodWith('homemade-jerky') : food;

/** Decides how a food is preserved, or why it isn't. Only tested processes are given; everything else is refused. */
export function preserve(input: FoodInput, named: readonly Food[]): Preserving {
  const { method = 'unsure', altitude = 0, jar = 'pint' } = input;
  const isCanning = method === 'pressure' || method === 'water-bath';
  const kept = isCanning ? withoutFillings(named, input.food ?? '') : named;
  const foods = isCanning ? kept : kept.map(inOwnKitchen);
  const [food] = foods;
  const found = namedRefusal(input.food ?? '');
  const never = found?.refusal;
  const refuse = (refused: Refused): Preserving => ({ way: 'refused', refused, method, ...(food && { food }) });
  if (method === 'other') {
    const ofFoods = [never, ...named.map(refusalOf)].filter((one) => one !== undefined);
    return refuse({ kind: 'way', refusals: [...new Set(ofFoods)] });
  }
  if (found && (isCanning || method === 'unsure')) return refuse({ kind: 'never', ...found });
  if (!food) return refuse({ kind: 'no-food' });
  const babyFood = refusals.find(({ id }) => id === 'baby-food');
  if (isCanning && babyFood && foods.some(({ baby }) => baby)) return refuse({ kind: 'never', refusal: babyFood });
  const salsa = foods.find(({ id }) => id.startsWith('salsa'));
  const ownRecipe = isCanning && salsa && notForCanning[salsa.id];
  if (ownRecipe) return refuse({ kind: 'not-for-canning', text: ownRecipe });
  if (isCanning && foods.length > 1) return refuse({ kind: 'mixture', foods });
  if (method === 'unsure') return { way: 'choices', food, open: openWays(food) };
  if (method === 'dry') return canBeDried(food) ? { way: 'dry', food } : refuse({ kind: 'no-drying' });
  if (method === 'ferment') return fermented.has(food.id) ? { way: 'ferment', food } : refuse({ kind: 'no-ferment' });
  if (method === 'freeze' || method === 'vacuum') return { way: method, food };
  if (food.id === 'soup-or-stew' && thickened.test(input.food ?? '') && pastaRice)
    return refuse({ kind: 'never', refusal: pastaRice });
  if (isOther(food, input.food ?? '')) {
    const near = method === 'pressure' ? pressureFor(food.id) : waterFor(food.id);
    return refuse({ kind: 'other-recipe', title: near?.title, jam: food.id === 'jam-jelly-and-preserves' });
  }
  return canned(food, { method, jar, feet: altitude, typed: wordsOf(input.food ?? '') }, refuse);
}

/** What is added to a soup when the jar is opened. */
const thickened = /\b(?:noodles?|pasta|rice|dumplings?|barley|macaroni|cream(?:ed|y)?|flour|cornstarch)\b/i;
const pastaRice = refusals.find(({ id }) => id === 'pasta-rice');

interface Wanted {
  method: 'pressure' | 'water-bath';
  jar: Jar | 'bigger';
  feet: number;
  /** Words of what was typed, which choose among several processes of a food. */
  typed: readonly string[];
}

function canned(
  food: Food,
  { method, jar, feet, typed }: Wanted,
  refuse: (refused: Refused) => Preserving,
): Preserving {
  const pressure = pressureFor(food.id, typed);
  const water = waterFor(food.id, typed);
  const process = method === 'pressure' ? pressure : water;
  if (!process) {
    if (method === 'water-bath' && pressure) return refuse({ kind: 'low-acid-in-water', pressure, jar, feet });
    const text = notForCanning[food.id];
    if (text) return refuse({ kind: 'not-for-canning', text });
    const never = refusalOf(food);
    if (never && !water) return refuse({ kind: 'never', refusal: never });
    if (method === 'water-bath' && food.acid === 'low')
      return refuse({ kind: 'low-acid-in-water', pressure, jar, feet });
    // Pickles, sauces and the like are safe by a recipe, and have none here.
    return refuse(
      food.state === 'packed' ? { kind: 'other-recipe', title: undefined, jam: false } : { kind: 'no-process' },
    );
  }
  if (jar === 'bigger') return refuse({ kind: 'jar' });
  if (method === 'pressure' && pressure) {
    const found = pressureCanning(pressure, jar, feet);
    return typeof found === 'string' ? refuse({ kind: found }) : { way: 'pressure', food, canning: found, feet };
  }
  const waterCanned = water && waterCanning(water, jar, feet);
  return !waterCanned || typeof waterCanned === 'string'
    ? refuse({ kind: waterCanned ?? 'no-process' })
    : { way: 'water-bath', food, canning: waterCanned, feet };
}

/** Whether a text names another food than the one whose process the row has: pickled beets aren't dill pickles. */
function isOther({ id }: Food, text: string): boolean {
  const words = new Set(wordsOf(text));
  return (notTheProcess[id] ?? []).some((word) => words.has(word));
}

/** The ways that are open for a food, the simplest first. */
export function openWays(food: Food): SafeWay[] {
  const ways: SafeWay[] = [];
  if (!food.noFreeze) ways.push('freeze');
  if (canBeDried(food)) ways.push('dry');
  if (waterFor(food.id)) ways.push('water-bath');
  if (pressureFor(food.id)) ways.push('pressure');
  if (fermented.has(food.id)) ways.push('ferment');
  return ways;
}

function canBeDried({ kind, state, id }: Food): boolean {
  if (kind === 'meat') return forJerky.has(id);
  return (kind === 'fruit' || kind === 'vegetable') && state === 'fresh' && !noDrying.has(id);
}
