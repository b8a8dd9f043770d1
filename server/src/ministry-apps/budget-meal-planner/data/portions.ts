import type { Age } from '../fields.ts';

/**
 * Tenths of a grown-up's serving by age, as a cook counts them; the order of size is that of the food patterns in the
 * Dietary Guidelines for Americans. They are for shopping, and no measure of what a person should eat.
 */
export const portionOf: { readonly [age in Age]: number } = {
  adult: 10,
  senior: 9,
  teen: 12,
  'older-child': 9,
  child: 7,
  toddler: 5,
  // A baby under 1 has breast milk or formula, and tastes of what the others eat.
  baby: 0,
};
