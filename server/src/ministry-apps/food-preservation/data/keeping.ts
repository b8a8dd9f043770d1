import type { Food, FoodKind } from './food.ts';

const berries =
  'In the fridge, dry, in a shallow box. Wash them just before you eat them, and take out the ones with mold.';
const ripens = 'On the counter until ripe, then in the fridge. Wash it just before you eat it.';
const roots = 'In the fridge, in a bag, with the green tops cut off.';
const leaves = 'In the fridge, in a bag with a dry paper towel. Wash it just before you use it.';
const citrus = 'In the fridge for weeks, or on a cool counter for days.';
const cellar = 'In a cool, dry, dark, airy place, not in the fridge.';
const dryBread = 'In its bag in the cupboard, dry. The fridge makes it stale; freeze what you won’t eat in some days.';

/** Where a food keeps best, by the id of its row. */
const byId: { readonly [id: string]: string } = {
  potatoes:
    'In a dark, cool, airy place, in a basket or paper bag. Keep them away from onions, and don’t wash them first.',
  onions: 'In a dry, cool, dark, airy place, in a basket or net. Keep them away from potatoes.',
  'garlic-whole-bulbs': 'In a dry, cool, airy place, whole. Never in oil on the shelf.',
  'sweet-potatoes': cellar,
  'winter-squash-whole': cellar,
  'pumpkin-whole': cellar,
  cassava: cellar,
  taro: cellar,
  tomatoes: 'On the counter, out of the sun, until ripe. Then eat them, or put them in the fridge.',
  avocados: 'On the counter until soft, then in the fridge.',
  bananas: 'On the counter, away from other fruit. In the fridge the peel turns dark and the inside stays good.',
  apples: 'In the fridge, in a bag, away from leafy greens: apples make them wilt.',
  pears: ripens,
  apricots: ripens,
  'peaches-and-nectarines': ripens,
  plums: ripens,
  kiwi: ripens,
  mangoes: ripens,
  guava: ripens,
  persimmons: ripens,
  plantains: ripens,
  'pineapple-whole': ripens,
  'cantaloupe-whole': ripens,
  'honeydew-whole': ripens,
  'watermelon-whole': ripens,
  'lemons-limes-oranges-and-grapefruit': citrus,
  kumquats: citrus,
  strawberries: berries,
  raspberries: berries,
  blueberries: berries,
  'blackberries-and-boysenberries': berries,
  cherries: berries,
  grapes: berries,
  carrots: roots,
  beets: roots,
  radishes: roots,
  turnips: roots,
  rutabagas: roots,
  kohlrabi: roots,
  celery: 'In the fridge, wrapped in foil or a damp towel.',
  cabbage: 'In the fridge, whole, in a bag.',
  kale: leaves,
  greens: leaves,
  'spinach-fresh': leaves,
  'swiss-chard': leaves,
  'lettuce-leaf': leaves,
  'lettuce-iceberg-or-romaine': leaves,
  'herbs-fresh': 'In the fridge in a damp towel, or with the stems in water. Keep basil on the counter.',
  asparagus: 'In the fridge, with the ends in water or a damp towel.',
  mushrooms: 'In the fridge, in a paper bag. Don’t wash them until you use them.',
  'corn-on-the-cob': 'In the fridge, in its husk. Eat it soon: it loses its sweetness.',
  'ginger-root': 'In the fridge, unpeeled, in a bag.',
  'bread-from-the-store': dryBread,
  'bread-homemade': dryBread,
  bagels: dryBread,
  'eggs-in-the-shell': 'In the fridge, in their box, not in the door. Don’t wash them.',
  milk: 'In the back of the fridge, where it’s coldest, not in the door.',
  'bottled-water': 'Closed, cool and dark, away from paint, fuel and cleaners.',
  honey: 'Closed, at room temperature. It needs no fridge, and crystals do no harm: set the jar in warm water.',
  'white-rice': 'In a tight container, cool, dry and dark.',
  'brown-rice': 'In a tight container. Its oil turns rancid, so keep it in the fridge in a hot place.',
  'whole-wheat-flour': 'In a tight container in the fridge or freezer: its oil turns rancid in the cupboard.',
  'vegetable-oil': 'Closed, cool and dark, away from the stove.',
  'peanut-butter-natural': 'In the fridge once it’s open. Stir the oil in.',
  'canned-tomatoes':
    'Closed, cool and dry. What is left goes into a glass or plastic container with a lid, in the fridge.',
  'breast-milk-fresh': 'Chill it, or freeze it in small portions with the day on each. Use the oldest first.',
  'breast-milk-thawed': 'In the fridge, never back in the freezer.',
  'baby-food-homemade':
    'In the fridge within 2 hours, covered, at 40 °F or colder, for 1 to 2 days. For longer, freeze it at once in small portions, for 1 to 2 months. Thaw it in the fridge. Take out only what the baby eats now, and throw out what’s left in the bowl: the spoon brings germs into it.',
};

const byKind: { readonly [kind in FoodKind]: string } = {
  meat: 'In the fridge on the lowest shelf, on a plate, so that no juice drips on other food. Cook it within its days, or freeze it now.',
  poultry: 'In the fridge on the lowest shelf, on a plate. Don’t wash it. Cook it within its days, or freeze it now.',
  fish: 'In the coldest part of the fridge, on a plate or on ice. Cook it within its days, or freeze it now.',
  egg: 'In the fridge, covered.',
  dairy: 'In the fridge, closed or well wrapped, not in the door.',
  cooked: 'In the fridge within 2 hours, in shallow containers with lids. Heat it to 165 °F before you eat it.',
  deli: 'In the fridge, well wrapped.',
  fruit: 'In the fridge once it’s ripe. Wash it just before you eat it.',
  vegetable: 'In the fridge, dry, in an open bag. Wash it just before you use it.',
  bakery: 'In the cupboard, well wrapped.',
  dry: 'In a tight container, cool, dry and dark. It needs no fridge.',
  canned: 'Closed, cool and dry. Once it’s open, what is left goes into a container with a lid, in the fridge.',
  condiment: 'Closed, in the cupboard. Once it’s open, it keeps longest in the fridge.',
  drink: 'Closed, cool and dark. Once it’s open, in the fridge.',
  baby: 'For a baby, never go past the date on the package, and never keep what’s left in the bottle or the jar that was fed from.',
  frozen: 'Frozen hard, at 0 °F.',
};

const cold = 'In the fridge, closed or well wrapped, at 40 °F or colder.';

/** Canned fish and canned chicken are cans too. */
export const isCan = ({ id, kind }: Pick<Food, 'id' | 'kind'>) => kind === 'canned' || id.startsWith('canned-');

/** Where a food keeps best. */
export function keepingOf({ id, kind, needsCold, state }: Food): string {
  const own = byId[id] ?? (isCan({ id, kind }) ? byKind.canned : undefined);
  if (own !== undefined) return own;
  const packed = state === 'packed' && ['dry', 'bakery', 'condiment', 'drink', 'fruit', 'vegetable'].includes(kind);
  if (packed && needsCold === 'always') return cold;
  return kind === 'bakery' && needsCold === 'always' ? cold : byKind[kind];
}

/** Advice for a food that was cut, opened or canned at home. */
export const keepingWhen = {
  cut: 'In the fridge within 2 hours, the cut side covered tightly. It keeps its color longer with lemon juice.',
  open: 'In the fridge, tightly closed.',
  openCan:
    'Put what is left into a glass or plastic container with a lid, not in the can, and in the fridge right away.',
  homeCanned:
    'Cool, dark and dry, without the bands, and at its best for 12 months. It’s safe only from a tested recipe; food low in acid only from a pressure canner.',
};
