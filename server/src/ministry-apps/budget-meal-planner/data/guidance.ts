import type { GuidanceTable } from '../../../app-kit/index.ts';

const checked = { asOf: '2026-11-23', reviewBy: '2027-05-20' };

/** Programs, rules and figures that the document names, with their source and the day they were checked. */
export const guidance = {
  snap: {
    title: 'SNAP (food stamps)',
    text: 'Money for groceries each month, on a card. Apply in your own state. A household with almost no money can ask for expedited service: then the state has to answer within seven days. An apartment or a kitchen isn’t needed, and people with a record can apply in nearly every case.',
    contacts: [{ label: 'SNAP in your state', href: 'https://www.fns.usda.gov/snap/state-directory' }],
    source: 'Food and Nutrition Act of 2008; 7 CFR 273.2(i) on expedited service; USDA Food and Nutrition Service',
    ...checked,
  },
  wic: {
    title: 'WIC',
    text: 'Food, formula and advice for pregnant women, new mothers, babies, and children up to their fifth birthday. Fathers, grandparents and foster parents can apply for a child.',
    contacts: [{ label: 'WIC, and where to apply', href: 'https://www.fns.usda.gov/wic' }],
    source: 'USDA Food and Nutrition Service; 7 CFR part 246',
    ...checked,
  },
  school: {
    title: 'Meals at school',
    text: 'Children in households with SNAP get school breakfast and lunch free. Others can apply at the school at any time of the year. In summer there are free meals for everyone up to 18.',
    contacts: [{ label: 'School meals', href: 'https://www.fns.usda.gov/cn' }],
    source: 'USDA Food and Nutrition Service, child nutrition programs',
    ...checked,
  },
  seniors: {
    title: 'For people of 60 and older',
    text: 'Many towns bring meals to the house or serve them at a senior center, and some give a box of food each month. The Eldercare Locator knows who does it near you.',
    contacts: [],
    source: 'Older Americans Act, nutrition services; USDA Commodity Supplemental Food Program',
    ...checked,
  },
  thrifty: {
    text: 'For comparison: SNAP paid a household of four without income at most $994 a month from October 2025 to September 2026, outside Alaska and Hawaii. USDA sets that sum by its Thrifty Food Plan, the lowest of its four food plans. It changes each October.',
    source: 'USDA Food and Nutrition Service, SNAP cost-of-living adjustments for fiscal year 2026',
    ...checked,
  },
  prices: {
    text: 'Our own estimates for store brands in a US supermarket, for the country as a whole; stores in Alaska, Hawaii, big cities and small rural towns are often more expensive. Enter what your store asks under “Prices in your store”, and the plan goes by that.',
    source:
      'Our estimates of November 2026, close to the average prices of the Bureau of Labor Statistics where it publishes them',
    ...checked,
  },
  temperatures: {
    text: 'Poultry 165 °F, ground meat 160 °F, whole cuts of meat 145 °F and three minutes of rest, fish 145 °F, dishes with eggs 160 °F, leftovers 165 °F.',
    source: 'FoodSafety.gov, safe minimum internal temperatures',
    url: 'https://www.foodsafety.gov',
    ...checked,
  },
  storage: {
    text: 'How long food keeps, closed, open and cooked: the shorter end of each range.',
    source: 'USDA FoodKeeper',
    url: 'https://www.foodsafety.gov',
    ...checked,
  },
  allergens: {
    text: 'The nine allergens that US labels have to name: milk, egg, fish, shellfish, tree nuts, peanuts, wheat, soy and sesame.',
    source: 'Food Allergen Labeling and Consumer Protection Act of 2004; FASTER Act of 2021',
    ...checked,
  },
  choking: {
    text: 'Foods on which young children choke, and how to cut them; no honey before the first birthday; formula is mixed as its label says.',
    source: 'Centers for Disease Control and Prevention, infant and toddler nutrition',
    ...checked,
  },
  weights: {
    text: 'Grams of a cup or a piece.',
    source: 'USDA FoodData Central',
    ...checked,
  },
} as const satisfies GuidanceTable;

export type GuidanceId = keyof typeof guidance;
