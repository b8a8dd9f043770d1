import { readSize } from './amounts.ts';
import type { Pack } from './data/food.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import type { MealInput } from './fields.ts';
import { foodNamed } from './foods-by-name.ts';

export type OwnPrices = ReadonlyMap<FoodId, Pack>;

/** The person's own prices; without a size the price is that of our smallest package. The last price of a food counts. */
export function readPrices({ prices = [] }: MealInput): { own: OwnPrices; unknown: string[] } {
  const own = new Map<FoodId, Pack>();
  const unknown: string[] = [];
  for (const { food: name, price, size } of prices) {
    const food = foodNamed(name);
    if (!food || foodOf(food).free) {
      unknown.push(name);
      continue;
    }
    const [usual] = foodOf(food).packs;
    const mg = size ? readSize(size, food) : undefined;
    own.set(food, mg ? { grams: mg / 1000, words: size ?? '', cents: price } : { ...usual, cents: price });
  }
  return { own, unknown };
}

/** The packages that can be bought: the person's own price alone, or ours; those of suppliers only for a large group. */
export function packsOf(food: FoodId, own: OwnPrices, bulk: boolean): readonly [Pack, ...Pack[]] {
  const mine = own.get(food);
  if (mine) return [mine];
  const [first, ...others] = foodOf(food).packs;
  return [first, ...others.filter((pack) => bulk || !pack.bulk)];
}
