import type { TableSource } from './food.ts';

/** Tested processes for jars at home, and what they need at each altitude. What isn’t certain is left out: see data/canning.test.ts. */
export const canningSource: TableSource = {
  name: 'USDA Complete Guide to Home Canning, Guides 2 to 7; National Center for Home Food Preservation; for turkey and duck, Pacific Northwest Extension PNW 361',
  url: 'https://nchfp.uga.edu',
  asOf: '2026-11-23',
  reviewBy: '2027-11-23',
};

export const jars = ['half-pint', 'pint', 'quart'] as const;
export type Jar = (typeof jars)[number];

/** Upper ends, in feet, of the altitudes for which the guide gives minutes in boiling water; the last has no end. */
export const waterBands = [1_000, 3_000, 6_000, Number.POSITIVE_INFINITY] as const;
/** The same for pickles and jams, whose tables have three steps. */
export const shortWaterBands = [1_000, 6_000, Number.POSITIVE_INFINITY] as const;

/** Pounds on the dial by upper end of the altitude, in feet. Above the last there is no tested pressure here. */
export const dialPounds = [
  { to: 2_000, pounds: 11 },
  { to: 4_000, pounds: 12 },
  { to: 6_000, pounds: 13 },
  { to: 8_000, pounds: 14 },
] as const;

/** Pounds of the weight by upper end of the altitude, in feet. */
export const weightPounds = [
  { to: 1_000, pounds: 10 },
  { to: 8_000, pounds: 15 },
] as const;

/** The highest altitude, in feet, of the tables for pressure canners. */
export const MOST_FEET_UNDER_PRESSURE = 8_000;

/** Minutes by jar. A jar that is not named has no tested process. */
type MinutesByJar<Minutes> = { readonly [jar in Jar]?: Minutes };

export interface PressureProcess {
  method: 'pressure';
  /** What is canned, and how it is packed. */
  title: string;
  /** Foods of the storage table, by id. */
  foods: readonly string[];
  /** Words that choose this process among several of one food, without the ending of the plural. */
  when?: readonly string[];
  minutes: MinutesByJar<number>;
  /** Headspace at the top of the jar. */
  headspace: string;
  /** What to do before the jars are filled. */
  prepare: readonly string[];
  /** What must not be changed. */
  limits?: readonly string[];
}

export interface WaterProcess {
  method: 'water-bath';
  title: string;
  foods: readonly string[];
  /** Words that choose this process among several of one food, without the ending of the plural. */
  when?: readonly string[];
  /** Minutes for the bands of altitude: four, or three for pickles and jams. */
  minutes: MinutesByJar<readonly number[]>;
  headspace: string;
  /** Acid that every jar needs. */
  acid?: 'lemon-juice';
  prepare: readonly string[];
  limits?: readonly string[];
}

const oneInch = '1 inch';
const halfInch = '½ inch';
const packHot = 'Fill the hot food and its boiling liquid into hot jars.';
const wholeTomatoes = ['whole', 'half', 'halve', 'halved'];
const wholeInWater =
  'Only for tomatoes covered with water. Packed in tomato juice or in their own juice they need much longer, by another process.';
const peelWhole = [
  'Dip the tomatoes in boiling water until the skins split, then in cold water. Peel and core them, and leave them whole or halve them.',
  'Cover them with water, boil gently 5 minutes, and fill the jars. Cover with the hot cooking water.',
];
const tomatoesAlone =
  'Add no onions, peppers, garlic or oil: they make the jar less acid. Sauces and salsas need their own tested recipe.';
const noThickener = 'Add no flour, rice, pasta, cream, butter or oil: heat must reach the middle of the jar.';

/** Pressure canner, 11 pounds on a dial or 10 on a weight at sea level; altitude changes the pounds, not the minutes. */
export const pressureProcesses: readonly PressureProcess[] = [
  {
    method: 'pressure',
    title: 'Green beans, snap or Italian, raw or hot pack',
    foods: ['green-beans'],
    minutes: { pint: 20, quart: 25 },
    headspace: oneInch,
    prepare: [
      'Wash the beans, trim the ends, and snap them into 1-inch pieces.',
      'Hot pack: cover with boiling water and boil 5 minutes. Fill the jars loosely and add the hot cooking liquid.',
    ],
  },
  {
    method: 'pressure',
    title: 'Asparagus, raw or hot pack',
    foods: ['asparagus'],
    minutes: { pint: 30, quart: 40 },
    headspace: oneInch,
    prepare: [
      'Wash the spears and trim off the tough ends.',
      'Hot pack: boil 2 to 3 minutes, then fill the jars loosely.',
    ],
  },
  {
    method: 'pressure',
    title: 'Lima beans, shelled, hot pack',
    foods: ['lima-beans-fresh'],
    minutes: { pint: 40, quart: 50 },
    headspace: oneInch,
    prepare: [
      'Shell and wash the beans.',
      'Cover with boiling water, bring back to a boil, and fill the jars loosely.',
    ],
  },
  {
    method: 'pressure',
    title: 'Dried beans or peas, soaked and boiled 30 minutes',
    foods: ['dried-beans', 'split-peas'],
    minutes: { pint: 75, quart: 90 },
    headspace: oneInch,
    prepare: [
      'Sort the beans. Soak them 12 to 18 hours in cold water, then drain.',
      'Cover with fresh water and boil 30 minutes.',
      packHot,
    ],
  },
  {
    method: 'pressure',
    title: 'Beets, whole, cubed or sliced, hot pack',
    foods: ['beets'],
    minutes: { pint: 30, quart: 35 },
    headspace: oneInch,
    prepare: [
      'Wash the beets and boil them 15 to 25 minutes, until the skins slip off.',
      'Peel, trim and slice. Add fresh boiling water.',
    ],
  },
  {
    method: 'pressure',
    title: 'Carrots, sliced or diced, raw or hot pack',
    foods: ['carrots'],
    minutes: { pint: 25, quart: 30 },
    headspace: oneInch,
    prepare: ['Wash, peel and slice the carrots.', 'Hot pack: boil, then simmer 5 minutes.'],
  },
  {
    method: 'pressure',
    title: 'Corn, whole kernel, raw or hot pack',
    foods: ['corn-on-the-cob'],
    minutes: { pint: 55, quart: 85 },
    headspace: oneInch,
    prepare: [
      'Husk the ears, blanch them 3 minutes, and cut off the kernels at three fourths of their depth. Don’t scrape the cob.',
      'Hot pack: add 1 cup of hot water to each quart of kernels and simmer 5 minutes.',
    ],
    limits: ['Cream style corn is canned in pints only, by its own recipe.'],
  },
  {
    method: 'pressure',
    title: 'Green or English peas, shelled, raw or hot pack',
    foods: ['peas-fresh'],
    minutes: { pint: 40, quart: 40 },
    headspace: oneInch,
    prepare: ['Shell and wash the peas.', 'Hot pack: cover with boiling water and boil 2 minutes.'],
    limits: ['Snow peas and sugar snap peas are better frozen.'],
  },
  {
    method: 'pressure',
    title: 'Potatoes, cubed or small and whole, hot pack',
    foods: ['potatoes'],
    minutes: { pint: 35, quart: 40 },
    headspace: oneInch,
    prepare: [
      'Wash and peel the potatoes, and cut them into ½-inch cubes.',
      'Boil cubes 2 minutes, or small whole ones 10 minutes, and drain.',
      'Add fresh boiling water to the jars.',
    ],
  },
  {
    method: 'pressure',
    title: 'Sweet potatoes, cut in pieces, hot pack',
    foods: ['sweet-potatoes'],
    minutes: { pint: 65, quart: 90 },
    headspace: oneInch,
    prepare: [
      'Boil or steam the sweet potatoes 15 to 20 minutes. Peel and cut them into pieces.',
      'Add boiling water or syrup to the jars.',
    ],
    limits: ['Don’t mash or purée them.'],
  },
  {
    method: 'pressure',
    title: 'Pumpkin or winter squash in 1-inch cubes, hot pack',
    foods: ['pumpkin-whole', 'winter-squash-whole'],
    minutes: { pint: 55, quart: 90 },
    headspace: oneInch,
    prepare: ['Peel the flesh and cut it into 1-inch cubes.', 'Boil 2 minutes in water. Don’t mash.', packHot],
    limits: [
      'Never can it mashed, as purée or as butter: no tested process exists. Spaghetti squash can’t be canned either.',
    ],
  },
  {
    method: 'pressure',
    title: 'Spinach and other greens, hot pack',
    foods: ['greens', 'spinach-fresh', 'kale', 'swiss-chard'],
    minutes: { pint: 70, quart: 90 },
    headspace: oneInch,
    prepare: [
      'Wash small amounts at a time and cut out tough stems.',
      'Steam 3 to 5 minutes, until well wilted.',
      'Fill the jars loosely and add fresh boiling water.',
    ],
  },
  {
    method: 'pressure',
    title: 'Okra, hot pack',
    foods: ['okra'],
    minutes: { pint: 25, quart: 40 },
    headspace: oneInch,
    prepare: [
      'Wash young pods and trim the ends.',
      'Cover with hot water, boil 2 minutes, and drain.',
      'Add the hot cooking liquid.',
    ],
  },
  {
    method: 'pressure',
    title: 'Mushrooms, button, hot pack',
    foods: ['mushrooms'],
    minutes: { 'half-pint': 45, pint: 45 },
    headspace: oneInch,
    prepare: [
      'Soak 10 minutes in cold water, wash, and trim.',
      'Cover with water and boil 5 minutes.',
      'Add fresh hot water to the jars.',
    ],
    limits: ['Only button mushrooms from a store or farm. Never can wild mushrooms.'],
  },
  {
    method: 'pressure',
    title: 'Peppers, hot or sweet, peeled, hot pack',
    foods: ['bell-peppers', 'hot-peppers'],
    minutes: { 'half-pint': 35, pint: 35 },
    headspace: oneInch,
    prepare: [
      'Blister the skins, cool, and peel. Remove stems and seeds.',
      'Fill the jars loosely and add fresh boiling water.',
    ],
  },
  {
    method: 'pressure',
    title: 'Tomatoes, crushed, with acid',
    foods: ['tomatoes'],
    minutes: { pint: 15, quart: 15 },
    headspace: halfInch,
    prepare: [
      'Add bottled lemon juice to every jar, also for the pressure canner: 1 tablespoon a pint, 2 tablespoons a quart.',
      'Peel and quarter the tomatoes. Crush the first ones in the pot while they heat, then boil all of it 5 minutes.',
    ],
  },
  {
    method: 'pressure',
    title: 'Tomatoes, whole or halved in water, with acid',
    foods: ['tomatoes'],
    when: wholeTomatoes,
    minutes: { pint: 10, quart: 10 },
    headspace: halfInch,
    prepare: [
      'Add bottled lemon juice to every jar, also for the pressure canner: 1 tablespoon a pint, 2 tablespoons a quart.',
      ...peelWhole,
    ],
    limits: [wholeInWater],
  },
  {
    method: 'pressure',
    title: 'Chicken, turkey, duck or rabbit without bones, raw or hot pack',
    foods: ['chicken-parts', 'chicken-whole', 'turkey-whole', 'turkey-parts', 'duck', 'rabbit'],
    minutes: { pint: 75, quart: 90 },
    headspace: '1¼ inches',
    prepare: [
      'Chill the meat, remove the skin and extra fat, and take out the bones.',
      'Hot pack: cook until about two thirds done, and add boiling broth. Raw pack: add no liquid.',
    ],
  },
  {
    method: 'pressure',
    title: 'Strips, cubes or chunks of beef, pork, lamb, veal or venison, raw or hot pack',
    foods: [
      'beef-steaks',
      'beef-roast',
      'beef-stew-meat',
      'pork-chops',
      'pork-roast',
      'lamb-chops',
      'veal-roast-or-chops',
      'venison',
    ],
    minutes: { pint: 75, quart: 90 },
    headspace: oneInch,
    prepare: [
      'Chill the meat and cut off bones and extra fat. Cut it into strips, cubes or chunks.',
      'Hot pack: brown it, and add boiling broth, water or tomato juice. Raw pack: add no liquid.',
    ],
  },
  {
    method: 'pressure',
    title: 'Ground or chopped meat, hot pack',
    foods: ['ground-beef', 'ground-pork', 'ground-lamb', 'ground-veal', 'ground-venison'],
    minutes: { pint: 75, quart: 90 },
    headspace: oneInch,
    prepare: [
      'Brown the meat lightly and drain off the fat.',
      'Fill the jars and add boiling broth, tomato juice or water.',
    ],
  },
  {
    method: 'pressure',
    title: 'Meat, chicken or turkey stock, hot pack',
    foods: ['broth-or-stock-homemade'],
    minutes: { pint: 20, quart: 25 },
    headspace: oneInch,
    prepare: [
      'Cook the bones, strain the stock, cool it, and take off the fat.',
      'Heat it to a boil and fill the jars.',
    ],
  },
  {
    method: 'pressure',
    title: 'Soup of vegetables, dried beans or meat, hot pack',
    foods: ['soup-or-stew'],
    minutes: { pint: 60, quart: 75 },
    headspace: oneInch,
    prepare: [
      'Choose only ingredients that have a canning process of their own. Cook each as for its own process, and soak dried beans first.',
      'Boil all of it 5 minutes. Fill each jar half with solids, then with the liquid.',
    ],
    limits: [noThickener, 'With fish or seafood the time is 100 minutes.'],
  },
  {
    method: 'pressure',
    title: 'Fish in pints: salmon, trout, mackerel, blue fish, other fatty fish except tuna, raw pack',
    foods: ['fatty-fish'],
    minutes: { pint: 100 },
    headspace: oneInch,
    prepare: [
      'Chill cleaned fish. Remove head, tail and fins, and cut it into pieces that fit the jar.',
      'Pack it skin side out. Add no liquid.',
    ],
    limits: ['Quarts need another process. Tuna has its own.'],
  },
];

const four = (a: number, b: number, c: number, d: number) => [a, b, c, d] as const;
const three = (a: number, b: number, c: number) => [a, b, c] as const;

/** Boiling water canner; altitude changes the minutes. */
export const waterProcesses: readonly WaterProcess[] = [
  {
    method: 'water-bath',
    title: 'Peaches, nectarines or apricots, hot pack',
    foods: ['peaches-and-nectarines', 'apricots'],
    minutes: { pint: four(20, 25, 30, 35), quart: four(25, 30, 35, 40) },
    headspace: halfInch,
    prepare: [
      'Peel the peaches, halve them, and remove the pits.',
      'Heat to a boil in light syrup, water or juice. Pack cut side down and cover with the hot liquid.',
    ],
    limits: ['White-flesh peaches aren’t acid enough: freeze them.'],
  },
  {
    method: 'water-bath',
    title: 'Pears, halved, hot pack',
    foods: ['pears'],
    minutes: { pint: four(20, 25, 30, 35), quart: four(25, 30, 35, 40) },
    headspace: halfInch,
    prepare: ['Peel, halve and core the pears.', 'Boil 5 minutes in syrup, water or juice, and pack hot.'],
    limits: ['Asian pears need lemon juice and their own recipe.'],
  },
  {
    method: 'water-bath',
    title: 'Apples, sliced, hot pack',
    foods: ['apples'],
    minutes: { pint: four(20, 25, 30, 35), quart: four(20, 25, 30, 35) },
    headspace: halfInch,
    prepare: ['Peel, core and slice the apples.', 'Boil 5 minutes in light syrup or water, and pack hot.'],
  },
  {
    method: 'water-bath',
    title: 'Applesauce, hot pack',
    foods: ['applesauce-homemade'],
    minutes: { pint: four(15, 20, 20, 25), quart: four(20, 25, 30, 35) },
    headspace: halfInch,
    prepare: [
      'Cook peeled, cored apples 5 to 20 minutes until soft. Press them through a sieve if you want it smooth.',
      'Heat the sauce to a rolling boil and fill the jars.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Berries, whole, raw pack',
    foods: ['blackberries-and-boysenberries', 'blueberries', 'raspberries', 'gooseberries'],
    minutes: { pint: four(15, 20, 20, 25), quart: four(20, 25, 30, 35) },
    headspace: halfInch,
    prepare: [
      'Wash small amounts at a time and drain.',
      'Put ½ cup of hot syrup, juice or water into each jar, fill it with berries, shake it down gently, and cover with the hot liquid.',
    ],
    limits: ['Strawberries are better frozen or as jam.'],
  },
  {
    method: 'water-bath',
    title: 'Cherries, hot pack',
    foods: ['cherries'],
    minutes: { pint: four(15, 20, 20, 25), quart: four(20, 25, 30, 35) },
    headspace: halfInch,
    prepare: [
      'Stem and wash the cherries. If they aren’t pitted, prick the skins.',
      'Heat to a boil in syrup, juice or water, and pack hot.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Plums, hot or raw pack',
    foods: ['plums'],
    minutes: { pint: four(20, 25, 30, 35), quart: four(25, 30, 35, 40) },
    headspace: halfInch,
    prepare: [
      'Stem and wash the plums. Prick the skins on two sides, or halve and pit them.',
      'Hot pack: boil 2 minutes in syrup or water, cover, and wait 20 to 30 minutes.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Grapes, whole, hot pack',
    foods: ['grapes'],
    minutes: { pint: four(10, 15, 15, 20), quart: four(10, 15, 15, 20) },
    headspace: oneInch,
    prepare: [
      'Stem and wash tight-skinned grapes.',
      'Blanch 30 seconds in boiling water, drain, and pack with hot syrup or water.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Pineapple, hot pack',
    foods: ['pineapple-whole'],
    minutes: { pint: four(15, 20, 20, 25), quart: four(20, 25, 30, 35) },
    headspace: halfInch,
    prepare: [
      'Peel and core the pineapple, and slice or cube it.',
      'Simmer 10 minutes in syrup, juice or water, and pack hot.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Rhubarb, stewed, hot pack',
    foods: ['rhubarb'],
    minutes: { pint: four(15, 20, 20, 25), quart: four(15, 20, 20, 25) },
    headspace: halfInch,
    prepare: [
      'Cut the stalks into ½- to 1-inch pieces. Throw away every leaf: leaves are poisonous.',
      'Add ½ cup of sugar to each quart, let juice appear, and heat to a boil.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Oranges and grapefruit, in sections, raw pack',
    foods: ['lemons-limes-oranges-and-grapefruit'],
    minutes: { pint: four(10, 15, 15, 20), quart: four(10, 15, 15, 20) },
    headspace: halfInch,
    prepare: [
      'Peel the fruit and remove the white tissue.',
      'Fill the jars with sections and cover with hot syrup, juice or water.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Figs with lemon juice, hot pack',
    foods: ['figs-fresh'],
    minutes: { pint: four(45, 50, 55, 60), quart: four(50, 55, 60, 65) },
    headspace: halfInch,
    acid: 'lemon-juice',
    prepare: [
      'Boil whole, ripe, uncracked figs 2 minutes in water and drain.',
      'Boil them 5 minutes in light syrup and pack hot.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Tomatoes, crushed, with acid, hot pack',
    foods: ['tomatoes'],
    minutes: { pint: four(35, 40, 45, 50), quart: four(45, 50, 55, 60) },
    headspace: halfInch,
    acid: 'lemon-juice',
    prepare: [
      'Peel and quarter the tomatoes. Crush the first ones in the pot while they heat, then boil all of it 5 minutes.',
    ],
    limits: [tomatoesAlone, 'Whole or halved tomatoes take longer: write “whole tomatoes” for their times.'],
  },
  {
    method: 'water-bath',
    title: 'Tomatoes, whole or halved in water, with acid, hot pack',
    foods: ['tomatoes'],
    when: wholeTomatoes,
    minutes: { pint: four(40, 45, 50, 55), quart: four(45, 50, 55, 60) },
    headspace: halfInch,
    acid: 'lemon-juice',
    prepare: peelWhole,
    limits: [wholeInWater, tomatoesAlone],
  },
  {
    method: 'water-bath',
    title: 'Sauerkraut, fully fermented, hot pack',
    foods: ['sauerkraut-homemade'],
    minutes: { pint: four(10, 15, 15, 20), quart: four(15, 20, 20, 25) },
    headspace: halfInch,
    prepare: [
      'Bring the kraut and its liquid slowly to a boil, and stir often.',
      'Pack it hot and cover with its juice.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Dill pickles, quick, with vinegar of 5% acid, by a tested recipe',
    foods: ['cucumbers', 'pickles'],
    minutes: { pint: three(10, 15, 20), quart: three(15, 20, 25) },
    headspace: halfInch,
    prepare: [
      'Use a tested recipe. Cut 1/16 inch off the blossom ends.',
      'Never use less vinegar than the recipe says, and only vinegar of 5% acid.',
    ],
  },
  {
    method: 'water-bath',
    title: 'Jam and jelly by a tested recipe, in half-pints or pints',
    foods: ['jam-jelly-and-preserves', 'strawberries'],
    minutes: { 'half-pint': three(5, 10, 15), pint: three(5, 10, 15) },
    headspace: '¼ inch',
    prepare: [
      'Use a tested recipe, or the one in the package of pectin. Use its full amount of sugar unless the pectin is made for less.',
      'For a time of 5 minutes the jars have to be sterilized: boil them 10 minutes first, and 1 minute more for each 1,000 feet.',
    ],
  },
];

const pressured = new Set(pressureProcesses.flatMap(({ foods }) => foods));

const cookedBefore = ['cooked', 'leftover', 'roasted', 'rotisserie', 'fried', 'smoked'];
const poultry = ['chicken-whole', 'turkey-whole', 'turkey-parts', 'duck', 'rabbit'];
const notInChunks = [
  ...cookedBefore,
  'ground',
  'burger',
  'hamburger',
  'sausage',
  'patty',
  'meatball',
  'jerky',
  'chili',
];
const inChunks = [
  'beef-steaks',
  'beef-stew-meat',
  'pork-chops',
  'pork-roast',
  'lamb-chops',
  'veal-roast-or-chops',
  'venison',
];

/**
 * Words that name another food under the same row of the storage table, or the same food prepared in another way: the process
 * isn't theirs. They are compared without the ending of the plural.
 */
export const notTheProcess: { readonly [foodId: string]: readonly string[] } = {
  'lima-beans-fresh': ['fava', 'edamame'],
  'peas-fresh': ['snow', 'snap'],
  'corn-on-the-cob': ['cream', 'creamed', 'relish', 'salsa'],
  carrots: ['parsnip', 'mashed'],
  'winter-squash-whole': ['spaghetti', 'mashed', 'puree'],
  'pumpkin-whole': ['pie', 'mashed', 'puree', 'pureed'],
  'sweet-potatoes': ['mashed', 'puree', 'candied'],
  potatoes: ['mashed', 'salad', 'au', 'soup'],
  mushrooms: ['portobello', 'shiitake', 'wild', 'morel', 'chanterelle', 'oyster'],
  'dried-beans': ['baked', 'pork', 'lentil', 'sauce', 'chili'],
  'fatty-fish': ['tuna', 'smoked', 'sardine', 'patty', 'anchovy', 'clam', 'crab'],
  'soup-or-stew': [
    'chowder',
    'noodle',
    'dumpling',
    'cream',
    'ramen',
    'pho',
    'rice',
    'gumbo',
    'chili',
    'stew',
    'pasta',
    'barley',
    'etouffee',
    'menudo',
    'posole',
    'jambalaya',
    'clam',
    'fish',
    'seafood',
  ],
  'broth-or-stock-homemade': ['vegetable', 'fish', 'seafood'],
  // Chopped meat is packed hot, by its own process.
  ...Object.fromEntries(inChunks.map((id) => [id, notInChunks])),
  'beef-roast': [...notInChunks, 'vienna', 'deviled', 'hash', 'corned', 'gravy'],
  // Leftovers are no raw or half-cooked meat.
  ...Object.fromEntries(poultry.map((id) => [id, cookedBefore])),
  'chicken-parts': [...cookedBefore, 'salad', 'nugget', 'breaded'],
  tomatoes: ['sauce', 'salsa', 'paste', 'soup', 'juice', 'ketchup', 'green', 'chutney', 'dried', 'stewed'],
  'peaches-and-nectarines': ['white', 'butter', 'pie', 'salsa'],
  apples: ['pie', 'butter', 'juice', 'cider'],
  pears: ['asian', 'butter'],
  gooseberries: ['lychee'],
  plums: ['sauce', 'butter'],
  'lemons-limes-oranges-and-grapefruit': ['lemon', 'lime', 'kumquat', 'marmalade', 'curd', 'juice'],
  cucumbers: ['relish', 'sweet', 'bread', 'butter', 'salad'],
  pickles: [
    'relish',
    'sweet',
    'bread',
    'butter',
    'beet',
    'okra',
    'pepper',
    'egg',
    'vegetable',
    'bean',
    'carrot',
    'cauliflower',
    'garlic',
    'onion',
  ],
  'jam-jelly-and-preserves': ['butter', 'marmalade', 'curd', 'pepper', 'freezer', 'onion', 'bacon', 'tomato', 'sugar'],
  strawberries: ['pie', 'whole', 'slice', 'syrup'],
};

/** Whether a food of the storage table has a tested process for the pressure canner here. */
export const hasPressureProcess = (foodId: string) => pressured.has(foodId);
