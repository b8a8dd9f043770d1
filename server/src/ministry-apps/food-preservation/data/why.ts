import type { FoodKind } from './food.ts';

/**
 * Why a food keeps as short or as long as it does, by kind, in one or two sentences each. Public facts of the Centers for Disease Control
 * and Prevention, the Food and Drug Administration and the Department of Agriculture; checked November 23, 2026.
 */
export const whyByKind: { readonly [kind in FoodKind]: readonly string[] } = {
  meat: [
    'Grinding mixes what was on the outside of meat all through it. That is why ground meat has 1 to 2 days and a whole cut has longer.',
    'Raw meat carries germs that grow slowly in the cold. Cooking kills them, and it doesn’t take away the poison that some of them leave behind when meat was warm.',
  ],
  poultry: [
    'Raw chicken and turkey often carry salmonella and campylobacter. In the cold these grow slowly, and cooking to 165 °F kills them.',
    'Raw poultry has only 1 to 2 days in the fridge. Don’t wash it: the splashes carry germs through the kitchen.',
  ],
  fish: [
    'Fish spoils faster than meat, because its own germs are used to cold water. Fish such as tuna and mackerel that was warm can make people sick even after cooking.',
    'Fresh fish has 1 to 2 days, from the store as from the lake. Frozen on the first day, it keeps for months.',
  ],
  egg: [
    'An egg in its shell keeps for weeks in the fridge. Once the shell is off, or the egg is cooked, it’s days.',
    'Eggs in the shell are counted from the day you bring them home, in their carton and not in the door.',
  ],
  dairy: [
    'The drier and harder a cheese, the longer it keeps. Milk, cream and soft cheese are wet, and everything grows in them faster.',
    'Each minute on the table counts for milk and soft cheese, and the door is the warmest place of the fridge.',
  ],
  cooked: [
    'Some germs survive cooking as spores and wake up when food cools slowly. In rice, pasta and stews the poison of some of them isn’t destroyed by heating it again.',
    'Cooked food cools fastest in shallow boxes, at most 2 inches deep. The middle of a big pot stays warm for hours, also in the fridge.',
  ],
  deli: [
    'Listeria grows in the cold, slowly. That is why sliced meat and ready salads have few days although they’re in the fridge.',
    'Each slice and each spoon opens more surface. That is why an opened package of meat has days where the closed one has weeks.',
  ],
  fruit: [
    'Whole fruit protects itself with its skin. Once it’s cut it belongs in the fridge and has days.',
    'Fruit shows its age: soft spots and mold come before danger. Throw out soft fruit with mold, also the berries that touched it.',
  ],
  vegetable: [
    'Most vegetables show their age: they wilt, soften and mold. Cooked or cut, they count like leftovers.',
    'Wash vegetables when you use them and not before: water on the leaves shortens their days.',
  ],
  bakery: [
    'Bread shows its age as mold, and mold goes deeper than you see. In the freezer it stays as fresh as the day it went in.',
    'Cream, custard and cheese turn a cake into a food for the fridge.',
  ],
  dry: [
    'Dry food has too little water for germs. What ends it is taste, rancid fat, moisture, or insects.',
    'Whole grain, nuts and oil turn rancid sooner than white flour, rice and sugar, because of their fat.',
  ],
  canned: [
    'A can from a store was heated until nothing in it lives. While it’s whole, time takes only taste. Once it’s open, it counts like any cooked food.',
    'Acid works on cans: tomatoes and fruit have months where beans and meat have years.',
  ],
  condiment: [
    'Vinegar, salt and sugar protect sauces. Most of them lose taste long before they’re unsafe.',
    'What ends an open jar is mostly what gets into it: use a clean spoon.',
  ],
  drink: [
    'A closed drink keeps on the shelf. Open juice and milk drinks belong in the fridge, and count in days.',
    'Fresh juice wasn’t heated, so it has days, and it isn’t for small children or pregnant women.',
  ],
  baby: [
    'A baby has little to fight germs with. So the times are short, and what’s left after a meal is thrown out.',
    'For a baby nothing is stretched: no day after the date, no second warming, no extra water.',
  ],
  frozen: [
    'At 0 °F nothing grows. The months on the table are about taste and dry spots.',
    'A freezer that is full and stays closed keeps the cold best.',
  ],
};

/** Why a jar from home is judged by the way it was canned. */
export const whyHomeCanned: readonly string[] = [
  'The spores of botulism survive boiling water. In a closed jar of food that is low in acid they wake up. Only the heat of a pressure canner, 240 °F, kills them.',
  'Acid stops the spores of botulism: so fruit, jam and pickles are safe from boiling water, and beans, corn and meat never are.',
];
