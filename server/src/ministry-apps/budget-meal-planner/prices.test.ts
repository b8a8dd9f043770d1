import { expect, test } from 'vitest';
import type { FoodId } from './data/foods/index.ts';
import type { MealInput } from './fields.ts';
import { packsOf, readPrices } from './prices.ts';

const packs = (food: FoodId, name: string, price: number, size?: string) => {
  const { own } = readPrices({ prices: [{ food: name, price, ...(size && { size }) }] } as unknown as MealInput);
  return packsOf(food, own, false).map(({ words, cents }) => [words, cents]);
};

test('a price per pound is worked out for each package', () => {
  const expected = [
    ['about 2 lb', 798],
    ['family pack, about 5 lb', 1995],
  ];

  for (const size of ['lb', 'per lb', '/lb', 'a pound']) {
    expect(packs('chicken-thighs', 'chicken thighs', 399, size), size).toEqual(expected);
  }
  expect(packs('chicken-thighs', 'chicken thighs per lb', 399)).toEqual(expected);
});

test('a price for each piece is worked out for each package, and a package keeps its price', () => {
  expect(packs('egg', 'eggs', 749, 'dozen')).toEqual([['1 dozen', 749]]);
  expect(packs('egg', 'eggs', 50, 'each')).toEqual([
    ['1 dozen', 600],
    ['18 eggs', 900],
  ]);
  expect(packs('rice', 'rice', 1199, '20 lb bag')).toEqual([['20 lb bag', 1199]]);
});
