import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

export { words } from './words.en.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro: 'You get meals for your money, and one shopping list.',
  words: {
    submit: 'Plan the meals',
    busy: 'Planning your meals',
    ready: 'Your plan is ready',
    change: 'Change my answers',
    restart: 'Start over',
  },
  fields: {
    mode: {
      label: 'What do you need?',
      options: { home: 'Meals at home', box: 'Pantry box', group: 'For a group' },
    },
    people: {
      label: 'Who eats?',
      item: 'age group',
      of: {
        age: {
          label: 'Age',
          options: {
            adult: 'Adults',
            senior: 'Over 65',
            teen: '14 to 18',
            'older-child': '9 to 13',
            child: '4 to 8',
            toddler: '1 to 3',
            baby: 'Under 1',
          },
        },
        count: { label: 'How many' },
      },
    },
    budget: { label: 'Money', help: 'For all days. It can be 0.' },
    days: { label: 'Days', help: 'Empty: 7, or one group meal' },
    allergic: { label: 'Any food allergies?', options: { no: 'No', yes: 'Yes' } },
    allergies: {
      label: 'Allergic to',
      options: {
        milk: 'Milk',
        egg: 'Egg',
        fish: 'Fish',
        shellfish: 'Shellfish',
        'tree-nuts': 'Tree nuts',
        peanuts: 'Peanuts',
        wheat: 'Wheat',
        soy: 'Soy',
        sesame: 'Sesame',
        gluten: 'Gluten',
      },
    },
    avoid: { label: 'Foods to leave out' },
    cook: {
      label: 'Stove, oven and microwave?',
      options: { all: 'All three', some: 'Not all' },
    },
    kitchen: {
      label: 'What can you cook with?',
      options: {
        stove: 'Stove',
        oven: 'Oven',
        microwave: 'Microwave',
        kettle: 'Kettle',
        'rice-cooker': 'Rice cooker',
        'pressure-cooker': 'Instant Pot',
        none: 'Nothing',
      },
    },
    have: {
      label: 'Food you have already',
      help: 'One a line: 2 lb rice',
    },
    cold: {
      label: 'Fridge',
      options: { freezer: 'Fridge and freezer', fridge: 'No freezer', none: 'No fridge' },
    },
    time: { label: 'Minutes for a meal' },
    meals: {
      label: 'Meals',
      options: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
    },
    diets: {
      label: 'Diets',
      options: {
        vegetarian: 'Vegetarian',
        vegan: 'Vegan',
        halal: 'Halal',
        kosher: 'Kosher style',
        'low-sodium': 'Less salt',
        diabetes: 'Diabetes',
        pregnancy: 'Pregnancy',
      },
    },
    cuisine: {
      label: 'Cooking you like most',
      options: {
        any: 'Any',
        mexican: 'Mexican',
        italian: 'Italian',
        asian: 'Asian',
        southern: 'Southern',
        indian: 'Indian',
      },
    },
    basics: {
      label: 'Basics at home',
      options: {
        salt: 'Salt and pepper',
        oil: 'Cooking oil',
        sugar: 'Sugar',
        flour: 'Flour',
        spices: 'Spices',
      },
    },
    boxes: { label: 'How many boxes?' },
    benefits: {
      label: 'Programs you use',
      options: { snap: 'SNAP', wic: 'WIC' },
    },
    tax: { label: 'Sales tax' },
    prices: {
      label: 'Prices in your store',
      item: 'price',
      of: {
        food: { label: 'Food' },
        price: { label: 'Price' },
        size: { label: 'Package' },
      },
    },
    notes: { label: 'Likes, dislikes, anything else' },
  },
  examples: [
    {
      label: '$100, four people, a week',
      input: {
        people: [
          { age: 'adult', count: 2 },
          { age: 'child', count: 2 },
        ],
        budget: 10_000,
        allergic: 'no',
      },
    },
    {
      label: 'Dinner for 40 at church',
      input: {
        mode: 'group',
        people: [{ age: 'adult', count: 40 }],
        budget: 12_000,
        allergic: 'no',
      },
    },
  ],
};
