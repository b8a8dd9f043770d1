import { defineCatalogue } from '../app-catalogue.ts';

export const catalogue = defineCatalogue({
  id: 'budget-meal-planner',
  position: 150,
  name: 'Budget Meal Planner',
  group: 'community-support',
  summary: 'A week of meals and one shopping list, within the money you have.',

  saying: 'A hundred dollars, five people, seven evenings.',
  keywords: 'food groceries recipes cooking shopping dinner money',
  // A cooking pot; the lid is lit.
  icon: [
    'M4.5 11v6.5a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3V11M4.5 14h-2M19.5 14h2M12 6V4',
    'M3.5 11c.8-3.2 3.9-5 8.5-5s7.7 1.8 8.5 5z',
  ],
  story: {
    forWhom: 'For a family with a fixed sum a week, a pantry volunteer packing boxes, and the cook who feeds forty.',
    brings: [
      'Who eats, by age, and what you can spend',
      'Allergies, diets, and what the kitchen has: perhaps only a microwave',
      'What is in the cupboard already, and prices if you know them',
    ],
    gets: [
      'A plan for the days, with recipes that share ingredients',
      'One shopping list by aisle, in whole packages',
      'The total at checkout, the cost per serving and what’s left',
      'Swaps if it’s too much, and where to ask for help if it can’t be done',
    ],
    exact:
      'Amounts, packages and money are computed and rounded once, at the end. Cooking temperatures and keeping times are read from the published tables.',
    refuses: [
      'A recipe with something you are allergic to, hidden or not',
      'A diet for an illness, or a number of calories to reach',
      'Honey for a baby, and formula made thinner',
    ],
  },
});
