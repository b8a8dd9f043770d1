import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'food-preservation',
  position: 180,
  name: 'Food Storage Guide',
  group: 'community-support',
  summary: 'What to keep, how to keep it, and when to throw it out.',

  saying: 'Is this still good, or should I throw it out?',
  keywords: 'canning freezer pantry leftovers safe spoiled power outage',
  // A canning jar; the lid is lit.
  icon: [
    'M8 6.5c-2 1-2.5 2-2.5 4V18A2.5 2.5 0 0 0 8 20.5h8a2.5 2.5 0 0 0 2.5-2.5v-7.5c0-2-.5-3-2.5-4M9 12h6v4.5H9z',
    'M7 3.5h10v3H7z',
  ],
  story: {
    forWhom:
      'For the home canner in August, the pantry volunteer with a box of donations, and anyone who isn’t sure about the chicken.',
    brings: [
      'The food, raw or cooked or opened, and since when',
      'Where it was kept, and if the power was off',
      'For canning: the method, the jar and how high you live',
    ],
    gets: [
      'A plain verdict: keep, use today, or throw it out',
      'The rule behind it, with its source',
      'A label, an eat-first list, and a plan for a cupboard of some months',
      'Steps for freezing and drying, and for canning by tested recipes only',
    ],
    exact:
      'Times are from the published tables of the US Department of Agriculture. If two rows disagree, we use the shorter one. If in doubt, throw it out.',
    refuses: [
      'Canning in an oven, in a dishwasher or by an untested recipe',
      'Garlic in oil on the shelf, canned milk, canned butter',
      'Telling you it is safe because it smells fine',
    ],
  },
});
