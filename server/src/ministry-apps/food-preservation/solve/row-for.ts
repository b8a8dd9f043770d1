import type { Food, Place, Range, Slot, Span } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import type { State } from '../fields.ts';
import { isRange, lengthOf } from './spans.ts';

/** What is judged: the row of the table that holds for a food in its state and place, and the time in it. */
export interface Row {
  food: Food;
  /** The food that was named, when another row holds for it: cooked chicken is a leftover. */
  named: Food;
  slot: Slot;
  span?: Span;
  /** When the time is over, it is a question of taste and not of safety. */
  quality: boolean;
}

const withMeat = new Set<Food['kind']>(['meat', 'poultry', 'fish', 'egg']);
const ofPlants = new Set<Food['kind']>(['fruit', 'vegetable', 'dry', 'canned', 'frozen']);
const staples = new Set([
  'white-rice',
  'brown-rice',
  'pasta-dry',
  'egg-noodles-dry',
  'dried-beans',
  'lentils',
  'split-peas',
  'quinoa',
  'barley',
  'oatmeal',
]);

const freshKinds = new Set<Food['kind']>(['meat', 'poultry', 'fish', 'vegetable', 'fruit']);

/** A raw meat that thawed in the fridge keeps a day or two; whole cuts of red meat 3 to 5 days; what is cooked 3 to 4 days. */
const thawed: Range = { from: 1, to: 2, unit: 'day' };
const thawedCooked: Range = { from: 3, to: 4, unit: 'day' };

/**
 * Finds the row for a food in its state. Cooked food goes by the row of leftovers, a can or jar of fresh food by that of
 * cans. Where a time after opening is missing, the time of the package holds, but for cans 3 to 4 days.
 */
export function rowFor(named: Food, state: State, place: Place): Row {
  const food = actualFood(named, state, place);
  const open: Slot = state === 'opened' && place !== 'freezer' ? `${place}Opened` : place;
  const slot = food.times[open] === undefined && food.kind !== 'canned' ? place : open;
  const own = spanIn(food, state, place, open);
  // What keeps in the pantry keeps at least as long in the fridge.
  const borrowed = own === undefined && place === 'fridge' && food.needsCold !== 'always' && !mustClose(food, state);
  const span = borrowed ? food.times.pantry : own;
  const quality =
    place === 'freezer' ||
    borrowed ||
    (place === 'pantry' ? !food.baby && !food.pantrySafety : food.fridgeQuality && state !== 'thawed');
  return { food, named, slot, quality, ...(span === undefined ? {} : { span }) };
}

/** An open package of food that has to be cold has no time of the pantry. */
const mustClose = ({ needsCold }: Food, state: State) => needsCold === 'opened' && state === 'opened';

function actualFood(named: Food, state: State, place: Place): Food {
  const { kind } = named;
  // An open bag of rice is in the cupboard; what is open in the fridge was cooked or in a can.
  if (staples.has(named.id) && state === 'opened' && place === 'fridge') return leftoverOf(named);
  if (state === 'cooked') return named.state !== 'cooked' && isCookedFrom(named) ? cookedRow(named) : named;
  const isFresh = freshKinds.has(kind) && (named.state === 'raw' || named.state === 'fresh');
  if (!isFresh || (state !== 'unopened' && state !== 'opened')) return named;
  const inCan = place === 'pantry' || (place === 'fridge' && state === 'opened' && kind === 'vegetable');
  if (inCan) return cannedOf(named);
  if (place === 'freezer' && kind === 'vegetable') return foodWith('frozen-vegetables');
  return place === 'freezer' && kind === 'fruit' ? foodWith('frozen-fruit') : named;
}

const cookedKinds = new Set<Food['kind']>([
  'meat',
  'poultry',
  'fish',
  'egg',
  'deli',
  'vegetable',
  'fruit',
  'canned',
  'frozen',
]);
const isCookedFrom = ({ kind, id }: Food) => cookedKinds.has(kind) || staples.has(id);

/** Meat sliced at home is named like that of a store: of its row and that of leftovers the shorter one holds. */
function cookedRow(named: Food): Food {
  const leftover = leftoverOf(named);
  const [own, other] = [named.times.fridge, leftover.times.fridge];
  const isShorter = named.kind === 'deli' && isRange(own) && isRange(other) && lengthOf(own) <= lengthOf(other);
  return isShorter ? named : leftover;
}

function leftoverOf({ id, kind }: Food): Food {
  if (id === 'white-rice' || id === 'brown-rice') return foodWith('cooked-rice');
  if (id === 'pasta-dry' || id === 'egg-noodles-dry' || id === 'fresh-pasta') return foodWith('cooked-pasta');
  if (id === 'dried-beans' || id === 'lentils' || id === 'split-peas') return foodWith('cooked-beans');
  if (kind === 'poultry') return foodWith('cooked-chicken-or-turkey');
  if (kind === 'fish') return foodWith('cooked-fish');
  if (withMeat.has(kind)) return foodWith('leftovers-with-meat-fish-poultry-or-egg');
  return foodWith(ofPlants.has(kind) ? 'leftovers-without-meat' : 'leftovers-with-meat-fish-poultry-or-egg');
}

/** A fresh or dry food as a can from the store holds it. */
export function inStoreCan(food: Food): Food {
  if (food.id === 'dried-beans' || food.id === 'lentils' || food.id === 'split-peas') return foodWith('canned-beans');
  if (food.kind === 'meat' && food.state === 'raw') return foodWith('canned-meat');
  return freshKinds.has(food.kind) && (food.state === 'raw' || food.state === 'fresh') ? cannedOf(food) : food;
}

function cannedOf({ kind, acid, id }: Food): Food {
  if (id === 'tomatoes') return foodWith('canned-tomatoes');
  if (kind === 'fish') return foodWith('canned-fish');
  if (kind === 'poultry') return foodWith('canned-chicken');
  return foodWith(kind === 'fruit' && acid === 'high' ? 'canned-food-high-acid' : 'canned-food-low-acid');
}

function spanIn(food: Food, state: State, place: Place, slot: Slot): Span | undefined {
  const { times, kind, needsCold } = food;
  if (place === 'freezer') return times.freezer;
  if (state === 'thawed') return place === 'fridge' ? thawedSpan(food) : undefined;
  const own = times[slot];
  if (own !== undefined || state !== 'opened') return own;
  if (place === 'fridge' && kind === 'canned') return foodWith('canned-food-low-acid').times.fridgeOpened;
  // The package's own date says nothing once it is open.
  return times[place] === 'label' && needsCold !== 'never' ? undefined : times[place];
}

const redMeat = new Set([
  'beef-steaks',
  'beef-roast',
  'pork-chops',
  'pork-roast',
  'lamb-chops',
  'veal-roast-or-chops',
  'venison',
  'goat-meat',
  'beef-short-ribs',
  'pork-ribs',
]);

function thawedSpan(food: Food): Span | undefined {
  const { fridge } = food.times;
  const usual = redMeat.has(food.id)
    ? fridge
    : food.state === 'raw'
      ? thawed
      : food.state === 'packed'
        ? undefined
        : thawedCooked;
  const shorter = [usual, fridge].filter((span): span is Range => typeof span === 'object');
  if (shorter.length === 0) return food.needsCold === 'never' ? fridge : thawed;
  return shorter.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
}
