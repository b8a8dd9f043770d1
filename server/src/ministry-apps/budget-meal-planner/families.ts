import type { Food } from './data/food.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import type { Part } from './data/recipe.ts';
import type { MealInput } from './fields.ts';
import { wordsOf } from './foods-by-name.ts';

/** Starches that are one to those who eat them. */
const starches: readonly (readonly [string, readonly FoodId[]])[] = [
  ['pasta', ['pasta', 'macaroni', 'egg-noodles', 'ramen', 'rice-noodles', 'mac-cheese-box']],
  ['rice', ['rice', 'brown-rice', 'instant-rice']],
  ['bread', ['bread', 'hamburger-buns', 'english-muffins', 'pita']],
  ['tortillas', ['corn-tortillas', 'flour-tortillas', 'masa-harina']],
  ['potatoes', ['potato', 'canned-potatoes', 'instant-potatoes', 'frozen-fries', 'sweet-potato']],
];

/** Foods that are a kind of a starch, or often have it in them, and that are none to those who only name what they eat. */
const alsoOf: { readonly [starch: string]: readonly FoodId[] } = { pasta: ['couscous', 'vegetable-soup'] };
const sameStarch: { readonly [word: string]: string } = { noodle: 'pasta' };

/** Every kind of a starch that is left out: pasta takes in macaroni, noodles and boxed dinners. */
export function kindsOfStarch(words: readonly string[]): FoodId[] {
  const named = words.map((word) => sameStarch[word] ?? word);
  return starches.flatMap(([starch, foods]) =>
    named.includes(wordsOf(starch).join(' ')) ? [...foods, ...(alsoOf[starch] ?? [])] : [],
  );
}

const proteinOf = ({ heat, is, contains }: Food): string => {
  if (heat === 'ready-meat') return heat;
  return contains.includes('peanuts') ? 'peanuts' : (is[0] ?? 'beans');
};

/** What a dish is made of mostly: its heaviest protein and its heaviest starch. */
export function familiesOf(parts: readonly Part[]): string[] {
  const needed = parts.filter(({ optional }) => !optional).sort((a, b) => b.mg - a.mg);
  const first = (fits: (food: Food) => boolean) => needed.find(({ food }) => fits(foodOf(food)))?.food;
  const protein = first(({ group }) => group === 'protein');
  const starch = first(({ group, name }) => group === 'grain' || group === 'whole-grain' || /potato/.test(name));
  return [
    protein ? proteinOf(foodOf(protein)) : 'no protein',
    ...(starch ? [starches.find(([, foods]) => foods.includes(starch))?.[0] ?? starch] : []),
  ];
}

/** Kitchens and foods with which a family comes every day: that isn't dull to those who ask for it. */
const daily: { readonly [wish: string]: readonly string[] } = {
  rice: ['rice'],
  vietnamese: ['rice'],
  asian: ['rice'],
  indian: ['rice'],
  arab: ['rice'],
  caribbean: ['rice', 'beans'],
  mexican: ['tortillas', 'beans'],
  tortillas: ['tortillas'],
  beans: ['beans'],
  noodles: ['pasta'],
  potatoes: ['potatoes'],
};

export const unlimitedFamilies = ({ reading, cuisine }: Pick<MealInput, 'reading' | 'cuisine'>): ReadonlySet<string> =>
  new Set([...reading.likes, cuisine].flatMap((id) => daily[id] ?? []));
