import type { TableSource } from './food.ts';

/** Freezing, drying and fermenting at home. */
export const preservingSource: TableSource = {
  name: 'National Center for Home Food Preservation, University of Georgia, with USDA',
  url: 'https://nchfp.uga.edu',
  asOf: '2026-11-23',
  reviewBy: '2027-11-23',
};

/** Minutes in boiling water before a vegetable is frozen, counted from when the water boils again. */
export const blanchMinutes: { readonly [id: string]: string } = {
  asparagus: '2 minutes for thin spears, 3 for medium, 4 for thick ones',
  'green-beans': '3 minutes',
  'lima-beans-fresh': '2 minutes for small ones, 3 for medium, 4 for large',
  'peas-fresh': '1½ minutes for shelled peas',
  broccoli: '3 minutes for 1½-inch pieces',
  'brussels-sprouts': '3 minutes for small ones, 4 for medium, 5 for large',
  cabbage: '1½ minutes shredded, 3 minutes in wedges',
  carrots: '2 minutes sliced or diced, 5 minutes for small whole ones',
  cauliflower: '3 minutes for 1-inch pieces',
  celery: '3 minutes',
  'corn-on-the-cob':
    '4 minutes for kernels, cut off after blanching; on the cob 7 minutes for small ears, 9 for medium, 11 for large',
  eggplant: '4 minutes, with ½ cup of lemon juice to a gallon of water',
  'bok-choy': '2 minutes',
  greens: '3 minutes for collards, 2 for other greens',
  'spinach-fresh': '2 minutes',
  kale: '2 minutes',
  'swiss-chard': '2 minutes',
  okra: '3 minutes for small pods, 4 for large',
  'summer-squash-and-zucchini': '3 minutes for ½-inch slices',
  turnips: '2 minutes for ½-inch cubes',
  rutabagas: '3 minutes for ½-inch cubes',
  kohlrabi: '1 minute for cubes, 3 for small whole ones',
  artichokes: '7 minutes for hearts',
};

/** Vegetables that are cooked until soft before freezing. */
export const cookBeforeFreezing = [
  'beets',
  'pumpkin-whole',
  'winter-squash-whole',
  'sweet-potatoes',
  'mushrooms',
  'cassava',
] as const;
/** Vegetables that are frozen raw. */
export const freezeRaw = [
  'bell-peppers',
  'hot-peppers',
  'onions',
  'green-onions',
  'herbs-fresh',
  'tomatoes',
  'tomatillos',
  'leeks',
  'garlic-whole-bulbs',
  'ginger-root',
  'lemongrass',
] as const;

export const freezing = {
  vegetables: (blanch: string) => [
    'Wash, trim and cut the vegetable into pieces of one size.',
    `Blanch it: put it into boiling water, a gallon for each pound, for ${blanch}. At 5,000 feet and higher add 1 minute.`,
    'Cool it at once in ice water for as long as you blanched it, and drain it well.',
    'Spread it on a tray, freeze it, and pack it with as little air as you can.',
  ],
  cooked: [
    'Wash and cut it, and cook it until it is soft.',
    'Cool it fast: set the pot in cold water and stir.',
    'Pack it with ½ inch of space in pints and 1 inch in quarts.',
  ],
  raw: [
    'Wash it, dry it well, and chop it.',
    'Spread it on a tray, freeze it, and pack it with as little air as you can.',
  ],
  fruit: [
    'Wash and drain the fruit. Peel, pit or slice it as you will use it.',
    'For fruit that turns brown, mix in lemon juice or ascorbic acid.',
    'Spread it on a tray and freeze it, or pack it in sugar or syrup with ½ inch of space in pints and 1 inch in quarts.',
  ],
  meat: [
    'Freeze it on or before the last day it would keep in the fridge. Freezing doesn’t make old meat safe again.',
    'For more than 2 months, wrap the store package in foil, freezer paper or a freezer bag with the air pressed out.',
    'Thaw it in the fridge, in cold water that you change every 30 minutes, or in the microwave; from the last two, cook it at once.',
  ],
  dish: [
    'Cool it fast: divide it into shallow containers, at most 2 inches deep, and put it in the fridge within 2 hours.',
    'Freeze it on the day it was cooked, in portions, with ½ inch of space at the top.',
    'Thaw it in the fridge and heat it to 165 °F.',
  ],
  egg: [
    'Break fresh eggs into a bowl and stir the yolks and whites together. Never freeze eggs in the shell.',
    'Add ½ teaspoon of salt, or 1½ tablespoons of sugar, to each cup of eggs, so that they don’t turn to gel.',
    'Freeze them in a tray, one egg a place (3 tablespoons), then pack them. Thaw in the fridge and cook well.',
  ],
  other: ['Wrap it tightly, with as little air as you can.', 'Write the food and the day on it.'],
  all: 'Keep the freezer at 0 °F. Food that stays frozen stays safe; the months are for its taste.',
};

export const drying = {
  fruit: [
    'Wash, pit and slice the fruit, about ¼ inch thick. Dip slices that turn brown in lemon juice and water.',
    'Dry it in a dehydrator at 140 °F, most fruits 6 to 24 hours. It is done when it bends, isn’t sticky, and no juice comes out of a cut piece.',
    'Condition it: fill jars two thirds, close them, and shake them every day for 7 to 10 days. If drops appear, dry it longer. If you see mold, throw it out.',
    'Keep it dry, dark and cool: about a year at 60 °F, half a year at 80 °F.',
  ],
  vegetable: [
    'Wash, trim and slice the vegetable thin. Blanch it as for freezing; onions, peppers and mushrooms are dried raw.',
    'Dry it in a dehydrator at 140 °F until it is brittle and breaks.',
    'Keep it dry, dark and cool, and use it within 6 months.',
    'To cook it, soak it no longer than 2 hours out of the fridge, then boil it.',
  ],
  herb: [
    'Wash the herbs, shake off the water, and take off bad leaves.',
    'Dry them in a dehydrator at 95 to 115 °F, or hung in a dry, airy, dark place, until they crumble.',
    'Keep the leaves whole in a tight jar and crush them when you cook.',
  ],
  meat: [
    'Keep the meat at 40 °F or colder until you begin: a garage or porch above that is too warm.',
    'Use lean meat without fat. Freeze pork and game first: pieces up to 6 inches thick for 30 days at 0 °F. That doesn’t help against every worm in bear or other wild game.',
    'Slice it no thicker than ¼ inch and marinate it in the fridge.',
    'Before drying, heat the strips in the marinade or the oven until a thermometer reads 160 °F; for chicken and turkey 165 °F. A dehydrator alone isn’t hot enough at the start.',
    'Dry it at 130 to 140 °F until a cooled strip cracks when you bend it and doesn’t break.',
    'Blot off the fat. Keep it up to 2 weeks in a closed package at room temperature; longer in the fridge or freezer.',
  ],
};

export const fermenting = {
  cabbage: [
    'Use 5 pounds of firm cabbage to 3 tablespoons of canning salt. Weigh and measure: too little salt isn’t safe.',
    'Shred it, mix in the salt, and press it down until the juice covers it by 1 to 2 inches. Keep it under the brine with a weight.',
    'Leave it at 70 to 75 °F for 3 to 4 weeks, at 60 to 65 °F for 5 to 6 weeks. Above 75 °F it can spoil; below 60 °F it may not ferment.',
    'Check it two or three times a week and take off any scum. If it turns soft, pink or slimy or smells rotten, throw it out.',
    'Keep it in the fridge for some months, or can it as sauerkraut.',
  ],
  cucumbers: [
    'Use a tested recipe for fermented dill pickles: the amounts of salt, vinegar and water are what makes them safe.',
    'Cut 1/16 inch off the blossom ends, and keep the cucumbers under the brine with a weight.',
    'Leave them at 70 to 75 °F for 3 to 4 weeks. Between 55 and 65 °F they take 5 to 6 weeks. Above 80 °F they become soft.',
    'Check them several times a week and take off any scum. If they become soft or slimy or smell bad, throw them out.',
    'Keep them in the fridge, 4 to 6 months, or can them by the recipe.',
  ],
};

export const vacuum = {
  text: 'A vacuum sealer takes out air. It doesn’t preserve the food, and the germ of botulism grows best without air.',
  rules: [
    'Food that needs the fridge or the freezer still needs it after sealing.',
    'Count the fridge days from before you sealed it. Sealing adds none.',
    'Never seal garlic, mushrooms, raw onions or cooked food and leave it at room temperature.',
    'Thaw sealed food in the fridge; open the pack of fish before you thaw it.',
    'Dry food, such as flour, beans and crackers, keeps its taste longer.',
  ],
};
