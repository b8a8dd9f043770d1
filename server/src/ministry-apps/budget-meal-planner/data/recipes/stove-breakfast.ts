import { recipe } from '../recipe.ts';

const s = { cooker: 'stove' } as const;

/** Warm breakfasts from one pan or pot. */
export const stoveBreakfast = {
  oatmeal: recipe(
    'Oatmeal with banana',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 10, kids: true },
    '2 cup oats, 4 cup water, 2 banana, ?1/4 tsp salt, ?1 tsp cinnamon',
    [
      'Bring the water to a boil and stir in the oats.',
      'Cook it on low heat for five minutes, and stir it now and then.',
      'Slice the bananas on top.',
    ],
  ),
  'oatmeal-milk': recipe(
    'Creamy oatmeal with raisins',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 12, kids: true },
    '2 cup oats, 2 cup milk, 2 cup water, 1/2 cup raisins, ?1/4 tsp salt',
    [
      'Heat the milk and the water, and don’t let it boil over.',
      'Stir in the oats and the raisins.',
      'Cook it on low heat for five minutes, and keep stirring.',
    ],
  ),
  'plain-oatmeal': recipe(
    'Plain oatmeal with sugar',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 10 },
    '2 cup oats, 4 cup water, 4 tsp sugar, ?1/4 tsp salt',
    ['Bring the water to a boil and stir in the oats.', 'Cook it on low heat for five minutes.', 'Add the sugar.'],
  ),
  'eggs-toast': recipe(
    'Scrambled eggs and toast',
    'breakfast',
    { ...s, serves: 4, minutes: 10, small: true, kids: true },
    '8 egg, 2 tbsp milk, 8 bread, 1 tbsp oil, ?1/4 tsp salt',
    [
      'Beat the eggs with the milk.',
      'Heat the oil in a pan. Cook the eggs on medium heat, and stir until no liquid egg is left.',
      'Toast the bread in the pan or in a toaster.',
    ],
  ),
  'egg-tacos': recipe(
    'Egg and potato breakfast tacos',
    'breakfast dinner',
    { ...s, serves: 4, minutes: 25, small: true, cuisine: 'mexican' },
    '6 egg, 2 potato, 8 corn-tortillas, 1 tbsp oil, ?1/2 cup salsa, ?1/4 tsp salt',
    [
      'Cut the potatoes very small. Fry them in the oil for 12 minutes, until they are soft.',
      'Beat the eggs, pour them over, and stir until no liquid egg is left.',
      'Warm the tortillas and fill them.',
    ],
  ),
  'french-toast': recipe(
    'French toast',
    'breakfast',
    { ...s, serves: 4, minutes: 15, small: true, kids: true },
    '8 bread, 3 egg, 3/4 cup milk, 1 tbsp oil, ?1 tsp cinnamon, ?1/4 cup syrup',
    [
      'Beat the eggs, the milk and the cinnamon in a wide bowl.',
      'Soak each slice of bread on both sides.',
      'Fry the slices in the oil for three minutes on each side, until no liquid egg is left.',
    ],
  ),
  'pancakes-mix': recipe(
    'Pancakes from a mix',
    'breakfast',
    { ...s, serves: 4, minutes: 20, small: true, kids: true },
    '2 cup pancake-mix, 3/2 cup water, 1 tbsp oil, 1/4 cup syrup',
    [
      'Stir the mix and the water together. A few lumps are fine.',
      'Fry small pancakes in a little oil until bubbles come up, and turn them.',
      'Fry the other side for one minute. Serve them with syrup.',
    ],
  ),
  'banana-pancakes': recipe(
    'Banana pancakes',
    'breakfast',
    { ...s, serves: 4, minutes: 25, small: true, kids: true },
    '3/2 cup flour, 3 tsp baking-powder, 2 banana, 1 egg, 5/4 cup milk, 1 tbsp oil',
    [
      'Mash the bananas. Beat in the egg and the milk.',
      'Stir in the flour and the baking powder.',
      'Fry small pancakes in the oil for two minutes on each side, until the middle is firm.',
    ],
  ),
  'vegan-pancakes': recipe(
    'Pancakes without milk or egg',
    'breakfast',
    { ...s, serves: 4, minutes: 25, small: true, kids: true },
    '2 cup flour, 4 tsp baking-powder, 2 tbsp sugar, 2 cup water, 2 tbsp oil, ?1/4 tsp salt',
    [
      'Stir the flour, the baking powder and the sugar together.',
      'Stir in the water and half the oil. A few lumps are fine.',
      'Fry small pancakes in the rest of the oil for two minutes on each side.',
    ],
  ),
  'grits-eggs': recipe(
    'Grits and eggs',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 20, small: true, cuisine: 'southern', kids: true },
    '1 cup grits, 4 cup water, 6 egg, 1 tbsp oil, ?1/2 tsp salt',
    [
      'Bring the water to a boil. Stir in the grits slowly.',
      'Cook them on low heat for 15 minutes, and stir often.',
      'Fry the eggs in the oil until the white and the yolk are firm.',
    ],
  ),
  'grits-plain': recipe(
    'Grits with peaches',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 20, cuisine: 'southern', kids: true },
    '1 cup grits, 4 cup water, 1 peaches, ?1/4 tsp salt',
    [
      'Bring the water to a boil. Stir in the grits slowly.',
      'Cook them on low heat for 15 minutes, and stir often.',
      'Drain the peaches, cut them up, and put them on top.',
    ],
  ),
  'rice-porridge': recipe(
    'Sweet rice porridge',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 30, kids: true },
    '1 cup rice, 4 cup water, 1/2 cup raisins, 1 tbsp sugar, ?1 tsp cinnamon',
    [
      'Bring the rice and the water to a boil.',
      'Cook it on low heat for 20 minutes, and stir now and then.',
      'Stir in the raisins and the sugar. Let it rest for five minutes.',
    ],
  ),
  'potato-hash': recipe(
    'Potato and onion hash with eggs',
    'breakfast dinner',
    { ...s, serves: 4, minutes: 30, small: true },
    '4 potato, 1 onion, 6 egg, 2 tbsp oil, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Cut the potatoes and the onion small.',
      'Fry them in the oil for 15 minutes, and turn them often.',
      'Break the eggs over the top, put a lid on, and cook them until the yolks are firm.',
    ],
  ),
  'potato-bean-hash': recipe(
    'Potato and bean hash',
    'breakfast lunch dinner',
    { ...s, serves: 4, minutes: 30, small: true },
    '4 potato, 1 onion, 1 pinto-beans, 2 tbsp oil, ?1 tsp chili-powder, ?1/2 tsp salt',
    [
      'Cut the potatoes and the onion small.',
      'Fry them in the oil for 18 minutes, and turn them often.',
      'Rinse and drain the beans. Stir them in and heat them for three minutes.',
    ],
  ),
  'breakfast-burritos': recipe(
    'Bean and egg burritos',
    'breakfast',
    { ...s, serves: 4, minutes: 15, small: true, cuisine: 'mexican', kids: true },
    '6 egg, 1 black-beans, 4 flour-tortillas, 1/2 cup cheddar, 1 tbsp oil',
    [
      'Rinse and drain the beans, and heat them in the oil.',
      'Beat the eggs, pour them over, and stir until no liquid egg is left.',
      'Fill the tortillas with the egg and the cheese, and fold them.',
    ],
  ),
  'cinnamon-toast': recipe(
    'Cinnamon toast with yogurt',
    'breakfast',
    { ...s, serves: 4, minutes: 10, kids: true, small: true },
    '8 bread, 2 tbsp butter, 4 tsp sugar, 2 cup yogurt, ?2 tsp cinnamon',
    [
      'Toast the bread in a dry pan.',
      'Spread it with butter, and sprinkle it with sugar and cinnamon.',
      'Eat it with the yogurt.',
    ],
  ),
  'pb-toast': recipe(
    'Peanut butter toast with banana',
    'breakfast',
    { ...s, serves: 4, minutes: 5, kids: true, small: true },
    '8 bread, 1/2 cup peanut-butter, 2 banana',
    ['Toast the bread in a dry pan or a toaster.', 'Spread it thin with peanut butter, and lay banana slices on top.'],
  ),
  'tofu-scramble': recipe(
    'Tofu scramble with tortillas',
    'breakfast lunch',
    { ...s, serves: 4, minutes: 15, small: true },
    '1 tofu, 1 bell-pepper, 1 onion, 1 tbsp oil, 8 corn-tortillas, ?1 tsp curry-powder, ?1/2 tsp salt',
    [
      'Cut the pepper and the onion small. Fry them in the oil for five minutes.',
      'Crumble in the tofu, add the spices, and fry it for five minutes.',
      'Warm the tortillas and fill them.',
    ],
  ),
};
