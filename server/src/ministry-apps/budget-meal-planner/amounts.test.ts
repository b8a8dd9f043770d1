import { expect, test } from 'vitest';
import { readFoods } from './amounts.ts';

const read = (text: string) =>
  readFoods(text).held.map(({ food, mg, guessed }) => [food, Math.round(mg / 1000), guessed ?? false]);

test('foods are read with their amounts, in the ways in which people write them', () => {
  expect(read('2 lb rice')).toEqual([['rice', 907, false]]);
  expect(read('3 cans black beans')).toEqual([['black-beans', 1275, false]]);
  expect(read('rice, 2 lb\n6 eggs')).toEqual([
    ['rice', 907, false],
    ['egg', 300, false],
  ]);
  expect(read('a dozen eggs, half a bag of flour')).toEqual([
    ['egg', 600, false],
    ['flour', 454, false],
  ]);
  expect(read('2 15 oz cans of corn')).toEqual([['canned-corn', 850, false]]);
  expect(read('1½ cups oats')).toEqual([['oats', 135, false]]);
  expect(read('- two cans of tuna; 1 loaf of bread')).toEqual([
    ['tuna', 284, false],
    ['bread', 567, false],
  ]);
  expect(read('peanut butter')).toEqual([['peanut-butter', 454, true]]);
  expect(read('2 cans of green beans and 1 can of corn')).toEqual([
    ['canned-green-beans', 822, false],
    ['canned-corn', 432, false],
  ]);
});

test('counts before and after a name, sizes of packages, sticks and percents are read', () => {
  expect(read('1/2 lb cheese')).toEqual([['cheddar', 227, false]]);
  expect(read('10 lb bag of potatoes')).toEqual([['potato', 4536, false]]);
  expect(read('tuna 4 cans')).toEqual([['tuna', 568, false]]);
  expect(read('canned tomatoes x4')).toEqual([['diced-tomatoes', 1644, false]]);
  expect(read('2% milk, 1 gallon')).toEqual([['milk', 3920, false]]);
  expect(read('butter 2 sticks\na few bananas')).toEqual([
    ['butter', 227, false],
    ['banana', 345, false],
  ]);
  expect(read('rice 10 pounds and black beans 4 cans')).toEqual([
    ['rice', 4536, false],
    ['black-beans', 1700, false],
  ]);
  expect(read('2 boxes of macaroni and cheese')).toEqual([['mac-cheese-box', 412, false]]);
  expect(read('a bag of onions')).toEqual([['onion', 1361, false]]);
});

test('the form of a food decides between two of one name', () => {
  expect(read('1 lb dry black beans')[0]?.[0]).toBe('dry-black-beans');
  expect(read('frozen peas')[0]?.[0]).toBe('frozen-peas');
  expect(read('can of peas')[0]?.[0]).toBe('canned-peas');
  expect(read('coconut milk')[0]?.[0]).toBe('coconut-milk');
  expect(read('soy milk')[0]?.[0]).toBe('soy-milk');
  expect(read('tomato soup')[0]?.[0]).toBe('tomato-soup');
});

test('plain beans by weight are dry, by the can canned, and a misspelled tomato is one', () => {
  expect(read('beans 5 lb')[0]?.[0]).toBe('dry-pinto-beans');
  expect(read('2 cans of beans')[0]?.[0]).toBe('kidney-beans');
  expect(read('tomatos 6')[0]?.[0]).toBe('tomato');
});

test('what is no food of ours is given back as it was written', () => {
  expect(readFoods('nothing')).toEqual({ held: [], unknown: [] });
  expect(readFoods('dragon fruit\n2 lb rice\nleftover pizza').unknown).toEqual(['dragon fruit', 'leftover pizza']);
});
