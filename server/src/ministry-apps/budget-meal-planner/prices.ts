import { isUnitAlone, readSize } from './amounts.ts';
import type { Pack } from './data/food.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import type { MealInput } from './fields.ts';
import { foodNamed } from './foods-by-name.ts';

type Packs = readonly [Pack, ...Pack[]];

/** A price of the person's store, as it was understood. */
export interface OwnPrice {
  food: FoodId;
  cents: number;
  /** "lb", or a package: "2 lb bag". */
  per: string;
  packs: Packs;
}
export type OwnPrices = ReadonlyMap<FoodId, OwnPrice>;

/** "chicken thighs per lb": the unit can be in the name. */
const inName = /\s*(?:\bper\b|\ba\b|\/)\s*(lbs?|pounds?|oz|ounces?|kg|kilos?|each)\s*$/i;
const rate = /^\s*(?:(?:per|by the|a|an)\b|\/)\s*/i;

/**
 * The person's own prices. A price for a unit alone ("lb", "each") is worked out for each package of ours; with a package it
 * is the price of that; without either it is that of our smallest package. The last price of a food counts.
 */
export function readPrices({ prices = [] }: MealInput): { own: OwnPrices; unknown: string[] } {
  const own = new Map<FoodId, OwnPrice>();
  const unknown: string[] = [];
  for (const { food: name, price: cents, size = '' } of prices) {
    const food = foodNamed(name.replace(inName, ''));
    if (!food || foodOf(food).free) {
      unknown.push(name);
      continue;
    }
    own.set(food, { food, cents, ...packagesAt(food, cents, (size || inName.exec(name)?.[1]) ?? '') });
  }
  return { own, unknown };
}

function packagesAt(food: FoodId, cents: number, size: string): Pick<OwnPrice, 'per' | 'packs'> {
  const [usual, ...others] = foodOf(food).packs;
  const unit = size.replace(rate, '').trim().toLowerCase();
  const one = unit && gramsOfUnit(unit, food);
  if (one) {
    const at = ({ bulk: _, ...pack }: Pack): Pack => ({ ...pack, cents: Math.round((cents * pack.grams) / one) });
    return { per: unit, packs: [at(usual), ...others.filter(({ bulk }) => !bulk).map(at)] };
  }
  const text = isUnitAlone(unit) ? `1 ${unit}` : unit;
  const mg = text ? readSize(text, food) : undefined;
  const pack = mg ? { grams: mg / 1000, words: text, cents } : { ...usual, cents };
  return { per: pack.words, packs: [pack] };
}

/** Grams of a unit by which a food is sold loose: a weight, or one piece. Undefined for a package. */
function gramsOfUnit(unit: string, food: FoodId): number | undefined {
  if (/^(?:each|ea|piece|apiece)\.?$/.test(unit)) return foodOf(food).piece?.grams;
  if (!/^(?:lbs?|pounds?|oz|ounces?|kg|kilos?)\.?$/.test(unit)) return undefined;
  const mg = readSize(`1 ${unit}`, food);
  return mg && mg / 1000;
}

/** The packages that can be bought: at the person's own price alone, or ours; those of suppliers only for a large group. */
export function packsOf(food: FoodId, own: OwnPrices, bulk: boolean): Packs {
  const mine = own.get(food);
  if (mine) return mine.packs;
  const [first, ...others] = foodOf(food).packs;
  return [first, ...others.filter((pack) => bulk || !pack.bulk)];
}
