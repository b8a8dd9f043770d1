import { recipe } from '../recipe.ts';

const s = { cooker: 'stove' } as const;
const m = { cooker: 'microwave' } as const;
const both = 'lunch dinner';

/** Few ingredients, mostly those that come in a pantry box. */
export const box = {
  'pb-sandwich': recipe(
    'Peanut butter sandwiches',
    'breakfast lunch',
    { serves: 4, minutes: 5, kids: true },
    '12 bread, 3/4 cup peanut-butter',
    ['Spread half the slices thin with peanut butter.', 'Close the sandwiches and cut them.'],
  ),
  'pb-applesauce': recipe(
    'Peanut butter sandwiches with applesauce',
    'lunch',
    { serves: 4, minutes: 5, kids: true },
    '8 bread, 1/2 cup peanut-butter, 2 cup applesauce',
    ['Spread half the slices thin with peanut butter, and close the sandwiches.', 'Eat them with the applesauce.'],
  ),
  'dry-milk-oatmeal': recipe(
    'Oatmeal with powdered milk',
    'breakfast',
    { ...s, soft: true, serves: 4, minutes: 10, kids: true },
    '2 cup oats, 4 cup water, 2/3 cup dry-milk, ?4 tsp sugar',
    [
      'Bring the water to a boil and stir in the oats.',
      'Cook it on low heat for five minutes.',
      'Take it off the heat and stir in the milk powder.',
    ],
  ),
  'mw-dry-milk-oatmeal': recipe(
    'Microwave oatmeal with powdered milk',
    'breakfast',
    { ...m, soft: true, serves: 4, minutes: 8, kids: true },
    '2 cup oats, 4 cup water, 2/3 cup dry-milk, ?4 tsp sugar',
    [
      'Stir everything together in a deep bowl.',
      'Microwave it for four minutes, and stir it once.',
      'Let it cool before you eat.',
    ],
  ),
  'cereal-dry-milk': recipe(
    'Corn flakes with powdered milk',
    'breakfast',
    { serves: 4, minutes: 5, kids: true },
    '8 cup cereal, 1 cup dry-milk, 3 cup water',
    ['Stir the milk powder into cold water.', 'Pour it over the cereal.'],
  ),
  'granola-yogurt': recipe(
    'Yogurt with granola',
    'breakfast',
    { serves: 4, minutes: 5 },
    '3 cup yogurt, 2 cup granola',
    ['Share the yogurt among the bowls.', 'Put the granola on top.'],
  ),
  'honey-yogurt-oats': recipe(
    'Oats with yogurt and honey',
    'breakfast',
    { serves: 4, minutes: 10 },
    '2 cup oats, 3 cup yogurt, 4 tbsp honey',
    ['Stir the oats into the yogurt. Let it sit for five minutes.', 'Add the honey.'],
  ),
  'egg-muffin': recipe(
    'Egg on English muffins',
    'breakfast',
    { ...s, serves: 4, minutes: 15, small: true, kids: true },
    '4 english-muffins, 6 egg, 4 cheddar, 1 tbsp oil',
    [
      'Toast the muffins in a dry pan.',
      'Fry the eggs in the oil until the white and the yolk are firm.',
      'Put egg and cheese on the muffins.',
    ],
  ),
  'beans-rice-plain': recipe(
    'Rice and black beans',
    both,
    { ...s, serves: 4, minutes: 25, keeps: true, cuisine: 'caribbean' },
    '3/2 cup rice, 3 cup water, 2 black-beans, ?1 tsp cumin, ?1/2 cup salsa',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Drain the beans, and heat them with a little fresh water for five minutes.',
      'Serve the beans on the rice.',
    ],
  ),
  'rice-vegetables-tuna': recipe(
    'Rice with tuna and green beans',
    both,
    { ...s, serves: 4, minutes: 25, kids: true },
    '2 cup rice, 4 cup water, 2 tuna, 1 canned-green-beans, ?1/4 tsp pepper',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Drain the green beans and heat them for four minutes.',
      'Drain the tuna, and stir everything together.',
    ],
  ),
  'rice-corn-beans-mw': recipe(
    'Microwave rice with corn and kidney beans',
    both,
    { ...m, serves: 4, minutes: 30, keeps: true, kids: true },
    '3/2 cup rice, 3 cup water, 1 kidney-beans, 1 canned-corn, ?1/2 cup salsa',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Rinse and drain the beans and the corn.',
      'Stir them in and heat it for three minutes.',
    ],
  ),
  'rice-chicken-corn': recipe(
    'Rice with chicken and corn',
    both,
    { ...s, serves: 4, minutes: 25, kids: true, keeps: true },
    '2 cup rice, 4 cup water, 1 canned-chicken, 1 canned-corn',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Drain the chicken and the corn.',
      'Stir them in and heat it for five minutes.',
    ],
  ),
  'mac-box-plain': recipe(
    'Boxed macaroni and cheese with green beans',
    both,
    { ...s, soft: true, serves: 4, minutes: 15, kids: true },
    '3 mac-cheese-box, 8 cup water, 1 canned-green-beans',
    [
      'Boil the macaroni in the water as the box says. Keep a cup of the water, and pour the rest off.',
      'Stir in the cheese powder with a little of that water.',
      'Drain the green beans, heat them, and serve them beside it.',
    ],
  ),
  'chili-rice': recipe(
    'Canned chili on rice',
    both,
    { ...s, serves: 4, minutes: 25, kids: true },
    '3/2 cup rice, 3 cup water, 2 chili, 1 canned-corn',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Heat the chili and the drained corn until they steam.',
      'Serve them on the rice.',
    ],
  ),
  'chili-potato': recipe(
    'Baked potatoes with canned chili',
    both,
    { ...m, serves: 4, minutes: 20, kids: true },
    '4 potato, 2 chili',
    [
      'Wash the potatoes and prick them with a fork. Microwave them for 10 to 14 minutes.',
      'Heat the chili until it steams.',
      'Fill the potatoes.',
    ],
  ),
  'refried-tostadas': recipe(
    'Refried bean tostadas',
    both,
    { ...s, serves: 4, minutes: 15, cuisine: 'mexican', kids: true, small: true },
    '12 corn-tortillas, 2 refried-beans, 2 cup cabbage, 1/2 cup salsa, 1 tbsp oil',
    [
      'Fry the tortillas in a little oil until they are crisp.',
      'Heat the beans. Cut the cabbage into thin strips.',
      'Spread the tortillas with beans, and put cabbage and salsa on top.',
    ],
  ),
  'refried-burritos-mw': recipe(
    'Refried bean burritos',
    both,
    { ...m, serves: 4, minutes: 8, cuisine: 'mexican', kids: true },
    '8 flour-tortillas, 2 refried-beans, 1 cup cheddar, ?1/2 cup salsa',
    [
      'Spread the tortillas with beans and cheese, and fold them.',
      'Microwave two at a time for one minute, until they are hot in the middle.',
    ],
  ),
  'spaghetti-can': recipe(
    'Spaghetti with canned tomatoes and peas',
    both,
    { ...s, serves: 4, minutes: 20, cuisine: 'italian', kids: true },
    '1 lb pasta, 2 diced-tomatoes, 1 canned-peas, 1 tbsp oil, ?1 tsp oregano, ?1 tsp garlic-powder',
    [
      'Cook the pasta as its package says.',
      'Heat the tomatoes in the oil for 10 minutes.',
      'Drain the pasta and the peas, and stir everything together.',
    ],
  ),
  'tuna-macaroni-peas': recipe(
    'Macaroni with tuna and peas',
    both,
    { ...s, soft: true, serves: 4, minutes: 20, kids: true },
    '1 lb macaroni, 2 tuna, 1 canned-peas, 2 tbsp oil, ?1/4 tsp pepper',
    [
      'Cook the macaroni as its package says.',
      'Drain the tuna and the peas.',
      'Drain the macaroni, and stir in the oil, the tuna and the peas.',
    ],
  ),
  'bean-vegetable-soup': recipe(
    'Bean and vegetable soup from cans',
    both,
    { ...s, soft: true, serves: 4, minutes: 20, keeps: true },
    '2 kidney-beans, 1 canned-mixed-vegetables, 1 diced-tomatoes, 1 cup rice, 5 cup water, ?1 tsp garlic-powder, ?1 bouillon',
    [
      'Bring the water to a boil, add the rice, and cook it for 12 minutes.',
      'Rinse and drain the beans. Add them with the vegetables and the tomatoes.',
      'Cook it for six minutes.',
    ],
  ),
  'lentils-tomato-pasta': recipe(
    'Lentils, macaroni and tomatoes',
    both,
    { ...s, serves: 5, minutes: 40, keeps: true },
    '1 cup lentils, 8 oz macaroni, 6 cup water, 2 diced-tomatoes, ?1 tsp garlic-powder, ?1/2 tsp salt',
    [
      'Cook the lentils in the water for 20 minutes.',
      'Add the macaroni and the tomatoes. Cook it for 12 minutes, and stir often.',
    ],
  ),
  'potato-carrot-cans': recipe(
    'White bean and canned vegetable stew',
    both,
    { ...m, serves: 4, minutes: 12, keeps: true },
    '2 white-beans, 1 canned-potatoes, 1 canned-carrots, 1 tomato-soup, 1 cup water',
    [
      'Rinse and drain the beans and the vegetables.',
      'Stir everything together in a large bowl.',
      'Cover it and microwave it for seven minutes. Stir it once.',
    ],
  ),
  'soup-bread': recipe(
    'Tomato soup with white beans and bread',
    both,
    { ...m, serves: 4, minutes: 8, kids: true },
    '2 tomato-soup, 3 cup water, 1 white-beans, 8 bread',
    [
      'Stir the soup and the water together. Rinse and drain the beans and add them.',
      'Microwave it for six minutes, and stir it once.',
      'Eat it with the bread.',
    ],
  ),
  'mushroom-rice': recipe(
    'Creamy mushroom rice with green beans',
    both,
    { ...s, soft: true, serves: 4, minutes: 30, keeps: true },
    '2 cup rice, 4 cup water, 1 mushroom-soup, 2 mushrooms, 1 canned-green-beans',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Stir in the soup, the drained mushrooms and the drained beans.',
      'Heat it for five minutes.',
    ],
  ),
  'bacon-potato-soup': recipe(
    'Potato and bacon soup',
    both,
    { ...s, serves: 5, minutes: 40, keeps: true },
    '8 bacon, 6 potato, 1 onion, 5 cup water, 1 cup dry-milk, 2 cup frozen-corn',
    [
      'Cut the bacon small and fry it until it is crisp. Pour off most of the fat.',
      'Cut the onion and the potatoes small. Add them with the water, and cook it for 20 minutes.',
      'Stir in the milk powder and the corn. Heat it for five minutes.',
    ],
  ),
  'pineapple-ham-rice': recipe(
    'Ham and pineapple rice',
    both,
    { ...s, serves: 4, minutes: 30, kids: true },
    '2 cup rice, 4 cup water, 10 lunch-ham, 1 pineapple, 1 bell-pepper, 1 tbsp oil',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cut the ham and the pepper small, and fry them in the oil for six minutes.',
      'Drain the pineapple. Stir it in with the rice and heat it.',
    ],
  ),
  'zucchini-pasta': recipe(
    'Pasta with zucchini and tomatoes',
    both,
    { ...s, serves: 4, minutes: 25, cuisine: 'italian', small: true },
    '1 lb pasta, 2 zucchini, 1 diced-tomatoes, 3 tbsp oil, ?2 garlic, ?1/4 cup parmesan',
    [
      'Slice the zucchini and fry them in the oil for eight minutes.',
      'Add the tomatoes and cook it for eight minutes.',
      'Cook the pasta as its package says, drain it, and stir it in.',
    ],
  ),
  'spinach-frittata': recipe(
    'Spinach and potato eggs',
    both,
    { ...s, serves: 4, minutes: 30, small: true },
    '8 egg, 3 potato, 4 cup spinach, 3 tbsp oil, 4 bread',
    [
      'Cut the potatoes small and fry them in the oil for 15 minutes.',
      'Add the spinach and let it wilt.',
      'Beat the eggs, pour them over, put a lid on, and cook them until no liquid egg is left. Eat it with the bread.',
    ],
  ),
  'greek-couscous': recipe(
    'Couscous with chickpeas, olives and tahini',
    both,
    { cooker: 'kettle', serves: 4, minutes: 15, cuisine: 'mediterranean' },
    '3/2 cup couscous, 2 cup water, 2 chickpeas, 1 olives, 1/4 cup tahini, 2 tbsp lime-juice',
    [
      'Boil the water. Pour it over the couscous, cover it, and wait five minutes.',
      'Stir the tahini and the juice with a little warm water.',
      'Rinse and drain the chickpeas. Stir everything together.',
    ],
  ),
  'broccoli-rice-chicken': recipe(
    'Chicken, broccoli and cheese rice',
    both,
    { ...s, serves: 5, minutes: 35, keeps: true, kids: true },
    '3/2 cup rice, 3 cup water, 1 lb chicken-breast, 4 cup broccoli, 1 cup cheddar, 1 tbsp oil',
    [
      'Cut the chicken small and fry it in the oil for eight minutes.',
      'Add the rice and the water. Cover it and cook it on low heat for 14 minutes.',
      'Cut the broccoli small, lay it on top, and cook it for six minutes more. Stir in the cheese.',
    ],
  ),
  'beef-potato-skillet': recipe(
    'Worcestershire beef and potatoes',
    both,
    { ...s, serves: 5, minutes: 40, keeps: true },
    '1 lb ground-beef, 5 potato, 3 cup frozen-mixed-vegetables, 1 onion, 2 tbsp worcestershire, 2 cup water',
    [
      'Cut the onion and the potatoes small. Brown the beef with the onion, and pour off the fat.',
      'Add the potatoes, the water and the sauce. Cover it and cook it for 18 minutes.',
      'Stir in the vegetables and cook it for six minutes.',
    ],
  ),
  'flatbread-beans': recipe(
    'Pan flatbread with beans',
    both,
    { ...s, serves: 4, minutes: 35, small: true },
    '2 cup flour, 3/4 cup water, 3 tbsp oil, 2 pinto-beans, ?1/2 tsp salt',
    [
      'Stir the flour, the water and one spoon of the oil into a dough. Let it rest for 10 minutes.',
      'Roll eight thin rounds. Fry each one in a hot pan with a little oil for two minutes on each side.',
      'Heat and mash the beans, and eat them with the bread.',
    ],
  ),
  'trail-mix': recipe('Peanuts and raisins', 'snack', { serves: 4, minutes: 2 }, '2/3 cup peanuts, 1/2 cup raisins', [
    'Stir them together.',
  ]),
  'almonds-apple': recipe('Apple with almonds', 'snack', { serves: 4, minutes: 3 }, '3 apple, 1/2 cup almonds', [
    'Slice the apples and eat them with the almonds.',
  ]),
  'grapes-snack': recipe('Grapes', 'snack', { serves: 4, minutes: 2, kids: true }, '4 cup grapes', [
    'Wash the grapes and share them.',
  ]),
};
