import { expect, test } from 'vitest';
import { canText } from './food-words.ts';

const ounces = (count: number) => count * 28_349.5;

test('a recipe counts the cans of the size that the list buys', () => {
  expect(canText('diced-tomatoes', ounces(42), ['28 oz can'])).toBe('1½ 28-oz cans diced tomatoes');
  expect(canText('diced-tomatoes', ounces(14.5), ['14½ oz can'])).toBe('1 14½-oz can diced tomatoes');
  expect(canText('tomato-sauce', ounces(7.5), ['15 oz can'])).toBe('½ 15-oz can tomato sauce');
});

test('with cans of two sizes on the list, or cans from home, a recipe names the ounces', () => {
  expect(canText('diced-tomatoes', ounces(40), ['14½ oz can', '28 oz can'])).toMatch(/^40 oz diced tomatoes/);
  expect(canText('diced-tomatoes', ounces(29), [])).toMatch(/^29 oz diced tomatoes/);
});

test('a food in cans of one size keeps its count of cans', () => {
  expect(canText('canned-corn', ounces(30), ['15¼ oz can'])).toBeUndefined();
});
