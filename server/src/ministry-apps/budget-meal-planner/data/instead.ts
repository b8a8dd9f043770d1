import type { FoodId } from './foods/index.ts';

/** Foods that can be exchanged in a recipe, measure for measure. */
export const groups: readonly (readonly FoodId[])[] = [
  ['black-beans', 'kidney-beans', 'pinto-beans', 'white-beans', 'chickpeas'],
  ['dry-pinto-beans', 'dry-black-beans', 'dry-white-beans'],
  ['pasta', 'macaroni'],
  ['milk', 'shelf-milk'],
  ['tuna', 'salmon'],
  ['frozen-peas', 'frozen-mixed-vegetables', 'frozen-corn', 'frozen-green-beans', 'frozen-broccoli'],
  ['canned-corn', 'canned-peas', 'canned-green-beans', 'canned-carrots', 'canned-mixed-vegetables'],
  ['broccoli', 'frozen-broccoli'],
  ['ground-beef', 'ground-turkey'],
  ['cheddar', 'mozzarella'],
  ['collards', 'cabbage'],
  ['rice', 'brown-rice'],
  ['peaches', 'pineapple'],
];
