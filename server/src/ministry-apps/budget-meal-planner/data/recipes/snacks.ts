import { recipe } from '../recipe.ts';

/** Small meals between the others. */
export const snacks = {
  'apple-pb': recipe(
    'Apple slices with peanut butter',
    'snack',
    { serves: 4, minutes: 5, kids: true },
    '3 apple, 1/4 cup peanut-butter',
    ['Slice the apples thin.', 'Spread the slices with a little peanut butter.'],
  ),
  'banana-snack': recipe('A banana', 'snack', { soft: true, serves: 4, minutes: 1, kids: true }, '4 banana', [
    'Peel it and eat it.',
  ]),
  'orange-snack': recipe('An orange', 'snack', { serves: 4, minutes: 2, kids: true }, '4 orange', [
    'Peel the oranges and pull them into segments.',
  ]),
  'carrot-sticks': recipe('Carrot sticks', 'snack', { serves: 4, minutes: 5, kids: true }, '4 carrot, ?1/4 cup ranch', [
    'Peel the carrots and cut them into sticks.',
    'Dip them if you have a dip.',
  ]),
  'cucumber-snack': recipe(
    'Cucumber with lime',
    'snack',
    { serves: 4, minutes: 5, cuisine: 'mexican' },
    '1 cucumber, ?1 tbsp lime-juice, ?1/4 tsp salt',
    ['Slice the cucumber.', 'Season it with what you have.'],
  ),
  'popcorn-snack': recipe(
    'Stovetop popcorn',
    'snack',
    { serves: 4, minutes: 10, cooker: 'stove', kids: true },
    '1/2 cup popcorn, 2 tbsp oil, ?1/2 tsp salt',
    [
      'Heat the oil in a large pot with a lid.',
      'Add the popcorn, close the lid, and shake the pot now and then.',
      'Take it off the heat when the popping slows down.',
    ],
  ),
  'cheese-crackers': recipe(
    'Cheese and crackers',
    'snack',
    { serves: 4, minutes: 5, kids: true },
    '4 cheddar, 24 crackers',
    ['Cut the cheese thin.', 'Eat it on the crackers.'],
  ),
  'yogurt-berries': recipe(
    'Yogurt with berries',
    'snack',
    { soft: true, serves: 4, minutes: 5, kids: true },
    '2 cup yogurt, 1 cup frozen-berries',
    ['Let the berries thaw in the fridge.', 'Stir them into the yogurt.'],
  ),
  'applesauce-cup': recipe(
    'Applesauce',
    'snack',
    { soft: true, serves: 4, minutes: 1, kids: true },
    '2 cup applesauce',
    ['Share it among the bowls.'],
  ),
  'raisins-snack': recipe('Raisins', 'snack', { serves: 4, minutes: 1, kids: true }, '1 cup raisins', [
    'Share them among the bowls.',
  ]),
  'rice-cakes-sun': recipe(
    'Rice cakes with sunflower butter',
    'snack',
    { serves: 4, minutes: 5, kids: true },
    '4 rice-cakes, 1/4 cup sunflower-butter',
    ['Spread the rice cakes thin with sunflower butter.'],
  ),
  'peaches-snack': recipe(
    'A bowl of peaches',
    'snack',
    { soft: true, serves: 4, minutes: 2, kids: true },
    '1 peaches',
    ['Drain the peaches and share them.'],
  ),
  'pb-crackers': recipe(
    'Peanut butter crackers',
    'snack',
    { serves: 4, minutes: 5, kids: true },
    '24 crackers, 1/4 cup peanut-butter',
    ['Spread the crackers thin with peanut butter.'],
  ),
  'chips-salsa': recipe(
    'Tortilla chips with salsa',
    'snack',
    { serves: 4, minutes: 1, cuisine: 'mexican' },
    '4 cup tortilla-chips, 1 cup salsa',
    ['Put the salsa in a bowl and dip the chips.'],
  ),
};
