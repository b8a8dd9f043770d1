import { recipe } from '../recipe.ts';

const m = { cooker: 'microwave' } as const;

/** One microwave oven and a bowl. No raw meat: a microwave oven heats it unevenly. */
export const microwave = {
  'mw-oatmeal-apple': recipe(
    'Apple cinnamon oatmeal',
    'breakfast',
    { ...m, soft: true, serves: 4, minutes: 10, kids: true },
    '2 cup oats, 4 cup water, 2 apple, ?1 tbsp sugar, ?1 tsp cinnamon',
    [
      'Cut the apples small.',
      'Stir everything in a deep bowl. Microwave it for three minutes, and stir.',
      'Microwave it for one or two minutes more. Let it cool before you eat.',
    ],
  ),
  'mw-scrambled-eggs': recipe(
    'Microwave scrambled eggs with bread',
    'breakfast',
    { ...m, serves: 2, minutes: 5, small: true, kids: true },
    '4 egg, 1/4 cup milk, 4 bread',
    [
      'Beat the eggs with the milk in a bowl.',
      'Microwave the bowl for 45 seconds, and stir. Go on in steps of 20 seconds.',
      'Stop when no liquid egg is left. Eat it with the bread.',
    ],
  ),
  'mw-egg-tortilla': recipe(
    'Egg and salsa tacos',
    'breakfast',
    { ...m, serves: 2, minutes: 5, small: true, cuisine: 'mexican' },
    '4 egg, 6 corn-tortillas, 1/4 cup salsa',
    [
      'Beat the eggs in a bowl. Microwave them for 45 seconds, and stir.',
      'Go on in steps of 20 seconds until no liquid egg is left.',
      'Warm the tortillas for 20 seconds under a damp towel. Fill them with egg and salsa.',
    ],
  ),
  'mw-grits': recipe(
    'Microwave grits',
    'breakfast',
    { ...m, soft: true, serves: 4, minutes: 12, cuisine: 'southern', kids: true },
    '1 cup grits, 4 cup water, ?1 tbsp butter, ?1/2 tsp salt',
    [
      'Stir the grits and the water in a large bowl.',
      'Microwave it for seven minutes, and stir it twice in that time.',
      'Let it rest for two minutes.',
    ],
  ),
  'mw-banana-oats': recipe(
    'Banana oatmeal cups',
    'breakfast',
    { ...m, soft: true, serves: 4, minutes: 8, kids: true },
    '4 banana, 2 cup oats, 2 cup milk',
    [
      'Mash the bananas in a bowl.',
      'Stir in the oats and the milk.',
      'Microwave it for three to four minutes, and stir once.',
    ],
  ),
  'mw-bean-potato': recipe(
    'Baked potatoes with beans and cheese',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20, kids: true },
    '4 potato, 1 black-beans, 1 cup cheddar, ?1/2 cup salsa',
    [
      'Wash the potatoes and prick them with a fork.',
      'Microwave them for 10 to 14 minutes, and turn them once. They are done when a fork goes in easily.',
      'Rinse and drain the beans, and heat them for two minutes. Fill the potatoes with beans and cheese.',
    ],
  ),
  'mw-broccoli-potato': recipe(
    'Baked potatoes with broccoli and cheese',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20, kids: true },
    '4 potato, 3 cup frozen-broccoli, 1 cup cheddar',
    [
      'Wash the potatoes and prick them with a fork.',
      'Microwave them for 10 to 14 minutes, and turn them once.',
      'Heat the broccoli for four minutes. Fill the potatoes with broccoli and cheese.',
    ],
  ),
  'mw-chili-potato': recipe(
    'Baked potatoes with kidney beans and tomato',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20 },
    '4 potato, 1 kidney-beans, 1 diced-tomatoes, ?1 tsp chili-powder, ?1/2 tsp salt',
    [
      'Wash the potatoes and prick them with a fork. Microwave them for 10 to 14 minutes.',
      'Rinse and drain the beans. Stir them with the tomatoes and the spices.',
      'Heat the beans for four minutes and fill the potatoes with them.',
    ],
  ),
  'mw-sweet-potato-beans': recipe(
    'Sweet potatoes with black beans',
    'lunch dinner',
    { ...m, serves: 4, minutes: 18 },
    '4 sweet-potato, 2 black-beans, 1/2 cup salsa',
    [
      'Prick the sweet potatoes and microwave them for 9 to 12 minutes, until they are soft.',
      'Rinse and drain the beans, stir in the salsa, and heat them for three minutes.',
      'Cut the potatoes open and fill them.',
    ],
  ),
  'mw-rice-beans': recipe(
    'Microwave rice and pinto beans',
    'lunch dinner',
    { ...m, serves: 4, minutes: 30, keeps: true, cuisine: 'mexican' },
    '3/2 cup rice, 3 cup water, 2 pinto-beans, 1 cup salsa',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Let it rest for five minutes.',
      'Rinse and drain the beans. Stir in beans and salsa, and heat it for three minutes.',
    ],
  ),
  'mw-rice-lentil': recipe(
    'Microwave lentils and rice',
    'lunch dinner',
    { ...m, serves: 4, minutes: 45, keeps: true, cuisine: 'mediterranean' },
    '1 cup lentils, 1 cup rice, 5 cup water, 1 onion, 1 tbsp oil, ?1 tsp cumin, ?1 tsp salt',
    [
      'Put the lentils and three fifths of the water in a large bowl. Microwave it for 15 minutes.',
      'Cut the onion small. Stir in the onion, the rice, the rest of the water, the oil and the spices.',
      'Microwave it for 10 minutes, and then for 12 minutes at half power. Let it rest for five minutes.',
    ],
  ),
  'mw-tuna-rice': recipe(
    'Tuna, rice and vegetable bowl',
    'lunch dinner',
    { ...m, serves: 4, minutes: 30, kids: true },
    '3/2 cup rice, 3 cup water, 2 cup frozen-mixed-vegetables, 3 tuna, ?1 tbsp soy-sauce',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Stir in the vegetables and heat it for four minutes.',
      'Drain the tuna and stir it in.',
    ],
  ),
  'mw-egg-fried-rice': recipe(
    'Microwave egg rice with peas',
    'lunch dinner',
    { ...m, serves: 4, minutes: 30, cuisine: 'asian', kids: true },
    '3/2 cup rice, 3 cup water, 4 egg, 1 cup frozen-peas, ?1 tbsp soy-sauce',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Beat the eggs in another bowl. Microwave them in steps of 30 seconds, and stir, until no liquid egg is left.',
      'Stir the egg and the peas into the rice. Heat it for two minutes.',
    ],
  ),
  'mw-mac-cheese-peas': recipe(
    'Macaroni and cheese with peas',
    'lunch dinner',
    { ...m, soft: true, serves: 4, minutes: 20, kids: true },
    '2 mac-cheese-box, 3 cup water, 1 cup milk, 1 cup frozen-peas',
    [
      'Put the macaroni and the water in a very large bowl. Microwave it for 12 minutes, and stir twice.',
      'Add the peas and heat it for two minutes more. Pour off most of the water.',
      'Stir in the milk and the cheese powder.',
    ],
  ),
  'mw-mac-tuna': recipe(
    'Tuna macaroni and cheese',
    'lunch dinner',
    { ...m, soft: true, serves: 4, minutes: 20, kids: true },
    '2 mac-cheese-box, 3 cup water, 1 cup milk, 2 tuna',
    [
      'Put the macaroni and the water in a very large bowl. Microwave it for 12 minutes, and stir twice.',
      'Pour off most of the water. Stir in the milk and the cheese powder.',
      'Drain the tuna, stir it in, and heat it for one minute.',
    ],
  ),
  'mw-quesadilla': recipe(
    'Bean and cheese quesadillas',
    'lunch dinner',
    { ...m, serves: 4, minutes: 10, small: true, cuisine: 'mexican', kids: true },
    '8 flour-tortillas, 1 pinto-beans, 2 cup cheddar, ?1/2 cup salsa',
    [
      'Rinse and drain the beans, and mash them.',
      'Spread them on half of each tortilla with the cheese, and fold it.',
      'Microwave two at a time for one minute, until the cheese melts.',
    ],
  ),
  'mw-tortilla-beans': recipe(
    'Soft bean and corn tacos',
    'lunch dinner',
    { ...m, serves: 4, minutes: 10, cuisine: 'mexican' },
    '12 corn-tortillas, 2 black-beans, 1 canned-corn, 1/2 cup salsa',
    [
      'Rinse and drain the beans and the corn. Heat them with the salsa for three minutes.',
      'Warm the tortillas for 30 seconds under a damp towel.',
      'Fill the tortillas.',
    ],
  ),
  'mw-soup-beans': recipe(
    'Tomato, bean and corn soup',
    'lunch dinner',
    { ...m, serves: 4, minutes: 15, keeps: true },
    '1 diced-tomatoes, 1 kidney-beans, 1 canned-corn, 3 cup water, 3/2 cup instant-rice, ?1 tsp chili-powder, ?1/2 tsp salt',
    [
      'Rinse and drain the beans. Put everything in a large bowl, with the liquid of the tomatoes.',
      'Cover it and microwave it for six minutes. Stir it.',
      'Stir in the rice, cover the bowl, and let it rest for seven minutes.',
    ],
  ),
  'mw-minestrone': recipe(
    'Quick minestrone',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20, keeps: true, cuisine: 'italian' },
    '1 cup macaroni, 4 cup water, 1 white-beans, 1 diced-tomatoes, 2 cup frozen-mixed-vegetables, ?1 tsp oregano, ?1/2 tsp salt',
    [
      'Put the macaroni and the water in a very large bowl. Microwave it for 10 minutes.',
      'Rinse and drain the beans. Stir in the beans, the tomatoes, the vegetables and the herbs.',
      'Microwave it for six minutes, and stir.',
    ],
  ),
  'mw-pasta-sauce': recipe(
    'Microwave pasta with tomato sauce and beans',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20, cuisine: 'italian', kids: true },
    '12 oz pasta, 6 cup water, 1 white-beans, 2 cup pasta-sauce',
    [
      'Put the pasta and the water in a very large bowl. Microwave it for 13 minutes, and stir twice. Drain it.',
      'Rinse and drain the beans.',
      'Stir in the beans and the sauce, and heat it for three minutes.',
    ],
  ),
  'mw-chicken-rice-casserole': recipe(
    'Creamy chicken and rice bowl',
    'lunch dinner',
    { ...m, soft: true, serves: 4, minutes: 30, kids: true, keeps: true },
    '3/2 cup rice, 3 cup water, 1 mushroom-soup, 1 canned-chicken, 2 cup frozen-mixed-vegetables',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Drain the chicken. Stir in the soup, the chicken and the vegetables.',
      'Cover it and heat it for five minutes, until it steams.',
    ],
  ),
  'mw-hot-dog-beans': recipe(
    'Hot dogs with baked beans and corn',
    'lunch dinner',
    { ...m, serves: 4, minutes: 10, kids: true },
    '4 hot-dogs, 2 baked-beans, 1 canned-corn',
    [
      'Cut the hot dogs lengthwise and then across.',
      'Put them in a bowl with the beans. Cover it and microwave it for four minutes, and stir.',
      'Drain the corn and heat it for two minutes.',
    ],
  ),
  'mw-ramen-egg': recipe(
    'Noodle soup with egg and vegetables',
    'lunch dinner',
    { ...m, serves: 2, minutes: 10, small: true, cuisine: 'asian', kids: true },
    '2 ramen, 4 cup water, 2 egg, 1 cup frozen-mixed-vegetables',
    [
      'Put the noodles, the vegetables and the water in a large bowl. Microwave it for five minutes.',
      'Beat the eggs and stir them into the boiling soup with half the seasoning.',
      'Microwave it for one minute more, until no liquid egg is left.',
    ],
  ),
  'mw-curry-chickpeas': recipe(
    'Chickpea curry with rice',
    'lunch dinner',
    { ...m, serves: 4, minutes: 35, keeps: true, cuisine: 'indian' },
    '3/2 cup rice, 3 cup water, 2 chickpeas, 1 diced-tomatoes, 1 onion, 1 tbsp oil, ?2 tsp curry-powder, ?1/2 tsp salt',
    [
      'Put the rice and the water in a large bowl. Microwave it for 10 minutes, and then for 12 minutes at half power.',
      'Cut the onion small. Microwave it with the oil and the spices for three minutes.',
      'Rinse and drain the chickpeas. Add them with the tomatoes, and heat it for five minutes.',
    ],
  ),
  'mw-salmon-potato': recipe(
    'Salmon with microwave potatoes and green beans',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20 },
    '4 potato, 1 salmon, 3 cup frozen-green-beans, ?1 tbsp butter',
    [
      'Wash the potatoes and prick them with a fork. Microwave them for 10 to 14 minutes.',
      'Heat the green beans for five minutes.',
      'Drain the salmon, heat it for one minute, and serve it with both.',
    ],
  ),
  'mw-cabbage-beans': recipe(
    'Warm cabbage with white beans',
    'lunch dinner',
    { ...m, serves: 4, minutes: 20 },
    '6 cup cabbage, 2 white-beans, 1 onion, 2 tbsp oil, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Cut the cabbage and the onion into thin strips. Put them in a large bowl with the oil.',
      'Cover it and microwave it for eight minutes. Stir it once.',
      'Rinse and drain the beans. Stir them in and heat it for three minutes.',
    ],
  ),
};
