import type { Food } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';

const packs =
  'bag|pound|lb|dozen|gallon|bushel|box|case|pint|quart|cup|loaf|jar|can|bottle|carton|pack|package|sack|crate';
const words = new RegExp(
  `\\b(?:cut|sliced|chopped|diced|halved|peeled)\\b|(?:\\bhalf|\\b1/2|½)\\s+(?!(?:of\\s+)?(?:an?\\s+|the\\s+)?(?:${packs})s?\\b)\\w`,
  'i',
);

/** Whether a text speaks of a cut piece: "half an onion", and not "half a bag of onions". */
export const saysCut = (text: string) => words.test(text);

/** The row that holds for a fresh fruit or vegetable which a text calls cut. */
export function cutRow({ kind, state }: Food, text: string): Food | undefined {
  if (state !== 'fresh' || !saysCut(text)) return undefined;
  if (kind === 'fruit') return foodWith('cut-fruit');
  return kind === 'vegetable' ? foodWith('cut-vegetables') : undefined;
}
