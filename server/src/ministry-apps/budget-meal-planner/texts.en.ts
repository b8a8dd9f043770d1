import type { AppTexts } from '../contract.ts';
import type { fields } from './fields.ts';

export { words } from './words.en.ts';

/** Words around the form. */
export const texts: AppTexts<typeof fields> = {
  intro:
    'Say who eats and what you can spend. You get meals, one shopping list and the total at checkout. We don’t keep what you write.',
  moreLabel: 'Time, fridge, which meals, diet, basics at home, SNAP and WIC, your own prices',
  words: {
    submit: 'Plan the meals',
    busy: 'Planning your meals',
    ready: 'Your plan is ready',
    change: 'Change my answers',
    restart: 'Start over',
    submitHelp: 'We don’t keep your answers, and the church doesn’t see them.',
  },
  fields: {
    mode: {
      label: 'What do you need?',
      options: { home: 'Meals at home', box: 'Meals from a pantry box', group: 'A meal for a group' },
    },
    people: {
      label: 'Who eats?',
      item: 'age group',
      of: {
        age: {
          label: 'Age',
          options: {
            adult: 'Adults',
            senior: 'Adults over 65',
            teen: 'Teens, 14 to 18',
            'older-child': 'Children, 9 to 13',
            child: 'Children, 4 to 8',
            toddler: 'Children, 1 to 3',
            baby: 'Babies under 1',
          },
        },
        count: { label: 'How many' },
      },
    },
    budget: { label: 'Money for this food', help: 'For all the days together. It can be 0.' },
    days: { label: 'Days', help: 'Up to 14.' },
    groupMeal: {
      label: 'Which meal?',
      options: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner' },
    },
    allergic: { label: 'Is anyone allergic to a food?', options: { no: 'No', yes: 'Yes' } },
    allergies: {
      label: 'Allergic to',
      help: 'We leave out every recipe with it, and foods in which it’s often hidden.',
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
        other: 'Another food',
      },
    },
    otherAllergy: { label: 'Which other foods?', placeholder: 'mustard, strawberries' },
    cook: {
      label: 'Do you have a stove, an oven and a microwave?',
      options: { all: 'Yes, all three', some: 'Not all' },
    },
    kitchen: {
      label: 'What can you cook with?',
      options: {
        stove: 'Stove or hot plate',
        oven: 'Oven',
        microwave: 'Microwave',
        kettle: 'Kettle or hot water',
        none: 'Nothing',
      },
    },
    have: {
      label: 'Food you have already',
      help: 'One food a line, with how much. We use it first, and it costs nothing.',
      placeholder: '2 lb rice\n3 cans black beans\n6 eggs',
    },
    cold: {
      label: 'Keeping food cold',
      options: { freezer: 'Fridge and freezer', fridge: 'Fridge, no freezer', none: 'No fridge' },
    },
    time: {
      label: 'Longest time for one meal',
      options: { '15': '15 minutes', '30': '30 minutes', '60': 'An hour', any: 'Any: beans can simmer' },
    },
    meals: {
      label: 'Meals of the day',
      options: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
    },
    diets: {
      label: 'Diets',
      options: {
        vegetarian: 'Vegetarian',
        vegan: 'Vegan',
        'no-pork': 'No pork',
        halal: 'Halal',
        kosher: 'Kosher style',
        'low-sodium': 'Less salt',
        diabetes: 'With diabetes in mind',
        pregnancy: 'Someone is pregnant',
      },
    },
    avoid: { label: 'Foods you don’t eat', placeholder: 'mushrooms, tuna' },
    cuisine: {
      label: 'Cooking you like most',
      options: {
        any: 'Any',
        mexican: 'Mexican',
        italian: 'Italian',
        asian: 'Asian',
        southern: 'Southern',
        indian: 'Indian',
        mediterranean: 'Mediterranean',
        caribbean: 'Caribbean',
      },
    },
    basics: {
      label: 'Basics you have at home',
      help: 'What isn’t ticked is bought when a recipe needs it. Spices are never bought.',
      options: {
        salt: 'Salt and pepper',
        oil: 'Cooking oil',
        sugar: 'Sugar',
        flour: 'Flour',
        spices: 'Spices',
      },
    },
    boxes: { label: 'How many boxes like this one?', help: 'To pack boxes: the list is then for all of them.' },
    benefits: {
      label: 'Programs you use',
      options: { snap: 'SNAP (food stamps)', wic: 'WIC' },
    },
    tax: { label: 'Sales tax on groceries', help: 'Most states have none. With SNAP there is none.' },
    start: { label: 'First day', help: 'Tomorrow unless you choose.' },
    prices: {
      label: 'Prices in your store',
      help: 'They replace ours. Without a size, it’s the price of our usual package.',
      item: 'price',
      of: {
        food: { label: 'Food', placeholder: 'eggs' },
        price: { label: 'Price' },
        size: { label: 'Package', placeholder: '18 eggs' },
      },
    },
    notes: { label: 'Anything else we should know?', help: 'It changes no price and no recipe.' },
  },
  examples: [
    {
      label: 'A hundred dollars, four people, a week',
      input: {
        mode: 'home',
        people: [
          { age: 'adult', count: 2 },
          { age: 'child', count: 1 },
          { age: 'older-child', count: 1 },
        ],
        budget: 10_000,
        days: 7,
        allergic: 'no',
      },
    },
    {
      label: 'One person, a microwave, $30, no peanuts',
      input: {
        mode: 'home',
        people: [{ age: 'senior', count: 1 }],
        budget: 3_000,
        days: 5,
        allergic: 'yes',
        allergies: ['peanuts'],
        cook: 'some',
        kitchen: ['microwave'],
        cold: 'fridge',
      },
    },
    {
      label: 'Dinner for 40 at church',
      input: {
        mode: 'group',
        people: [
          { age: 'adult', count: 28 },
          { age: 'child', count: 12 },
        ],
        budget: 12_000,
        groupMeal: 'dinner',
        allergic: 'yes',
        allergies: ['peanuts', 'tree-nuts'],
      },
    },
  ],
};
