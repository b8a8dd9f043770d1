/** Amounts of food for a day, by age, in the units of the food groups. Source: `food-groups` in the guidance table. */
export const ages = ['adults', 'children'] as const;
export type Age = (typeof ages)[number];

export const groups = ['grains', 'vegetables', 'fruit', 'protein', 'dairy', 'oil'] as const;
export type Group = (typeof groups)[number];

/** Tenths of an ounce (grains, protein), of a cup (vegetables, fruit, dairy), or of a gram (oil), for one person and day. */
export const dailyTenths: { readonly [age in Age]: { readonly [group in Group]: number } } = {
  adults: { grains: 60, vegetables: 25, fruit: 20, protein: 55, dairy: 30, oil: 270 },
  children: { grains: 60, vegetables: 25, fruit: 15, protein: 50, dairy: 30, oil: 240 },
};

/** A food for the long-term plan. */
export interface Staple {
  group: Group;
  /** Row of the storage table. */
  food: string;
  name: string;
  /** Part of the group that it covers, in percent; a group's parts are 100. */
  percent: number;
  /** Tenths of the group's unit in one package. */
  tenths: number;
  /** What one package is. */
  one: string;
  other: string;
}

/** Packages as stores sell them. A 15-ounce can counts as 1½ cups, a 5-ounce can of fish as 4 ounces after draining. */
export const staples: readonly Staple[] = [
  { group: 'grains', food: 'white-rice', name: 'White rice', percent: 30, tenths: 160, one: 'pound', other: 'pounds' },
  { group: 'grains', food: 'pasta-dry', name: 'Pasta', percent: 25, tenths: 160, one: 'pound', other: 'pounds' },
  { group: 'grains', food: 'oatmeal', name: 'Oatmeal', percent: 20, tenths: 160, one: 'pound', other: 'pounds' },
  {
    group: 'grains',
    food: 'white-flour',
    name: 'Flour or pancake mix',
    percent: 15,
    tenths: 160,
    one: 'pound',
    other: 'pounds',
  },
  {
    group: 'grains',
    food: 'crackers',
    name: 'Crackers',
    percent: 10,
    tenths: 160,
    one: '1-pound box',
    other: '1-pound boxes',
  },
  {
    group: 'vegetables',
    food: 'canned-food-low-acid',
    name: 'Canned vegetables',
    percent: 75,
    tenths: 15,
    one: '15-ounce can',
    other: '15-ounce cans',
  },
  {
    group: 'vegetables',
    food: 'canned-tomatoes',
    name: 'Canned tomatoes',
    percent: 25,
    tenths: 15,
    one: '15-ounce can',
    other: '15-ounce cans',
  },
  {
    group: 'fruit',
    food: 'canned-food-high-acid',
    name: 'Canned fruit',
    percent: 70,
    tenths: 15,
    one: '15-ounce can',
    other: '15-ounce cans',
  },
  {
    group: 'fruit',
    food: 'raisins-and-other-dried-fruit',
    name: 'Raisins or other dried fruit',
    percent: 30,
    tenths: 60,
    one: 'pound',
    other: 'pounds',
  },
  {
    group: 'protein',
    food: 'dried-beans',
    name: 'Dried beans or lentils',
    percent: 40,
    tenths: 240,
    one: 'pound',
    other: 'pounds',
  },
  {
    group: 'protein',
    food: 'canned-fish',
    name: 'Canned fish or chicken',
    percent: 35,
    tenths: 40,
    one: '5-ounce can',
    other: '5-ounce cans',
  },
  {
    group: 'protein',
    food: 'peanut-butter',
    name: 'Peanut butter',
    percent: 25,
    tenths: 280,
    one: '16-ounce jar',
    other: '16-ounce jars',
  },
  {
    group: 'dairy',
    food: 'powdered-milk',
    name: 'Powdered milk, nonfat',
    percent: 100,
    tenths: 200,
    one: 'pound',
    other: 'pounds',
  },
  {
    group: 'oil',
    food: 'vegetable-oil',
    name: 'Cooking oil',
    percent: 100,
    tenths: 13_000,
    one: '48-ounce bottle',
    other: '48-ounce bottles',
  },
];

const withoutCooking = new Set([
  'Canned fruit',
  'Raisins or other dried fruit',
  'Canned fish or chicken',
  'Peanut butter',
  'Powdered milk, nonfat',
]);

/** Parts of the groups for people who can’t cook. Oil is left out: no one drinks it. A can of beans counts as 6 ounces. */
const foodsEatenCold: readonly Staple[] = [
  {
    group: 'grains',
    food: 'crackers',
    name: 'Crackers',
    percent: 50,
    tenths: 160,
    one: '1-pound box',
    other: '1-pound boxes',
  },
  {
    group: 'grains',
    food: 'cereal-ready-to-eat',
    name: 'Ready-to-eat cereal',
    percent: 50,
    tenths: 120,
    one: '12-ounce box',
    other: '12-ounce boxes',
  },
  {
    group: 'vegetables',
    food: 'canned-food-low-acid',
    name: 'Canned vegetables',
    percent: 100,
    tenths: 15,
    one: '15-ounce can',
    other: '15-ounce cans',
  },
  {
    group: 'protein',
    food: 'canned-food-low-acid',
    name: 'Canned beans',
    percent: 40,
    tenths: 60,
    one: '15-ounce can',
    other: '15-ounce cans',
  },
  ...staples.filter(({ name }) => withoutCooking.has(name)),
];
export const staplesWithoutCooking = [...foodsEatenCold].sort(
  (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group),
);

/** Gallons of water for one person and day, and the days for which a home can keep it. */
export const WATER_GALLONS = 1;
export const MOST_WATER_DAYS = 14;
