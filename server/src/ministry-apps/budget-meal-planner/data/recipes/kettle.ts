import { recipe } from '../recipe.ts';

const k = { cooker: 'kettle' } as const;

/** Only boiling water: from a kettle, a coffee maker or any other heat. */
export const kettle = {
  'kettle-oatmeal': recipe(
    'Oatmeal with raisins',
    'breakfast',
    { ...k, serves: 4, minutes: 10, kids: true },
    '2 cup oats, 1/2 cup raisins, 4 cup water, ?1 tbsp sugar, ?1 tsp cinnamon',
    [
      'Boil the water.',
      'Pour it over the oats and the raisins in a bowl, and cover the bowl.',
      'Wait five minutes and stir. Let it cool before a child eats it.',
    ],
  ),
  'kettle-oatmeal-pb': recipe(
    'Peanut butter oatmeal',
    'breakfast',
    { ...k, soft: true, serves: 4, minutes: 10, kids: true },
    '2 cup oats, 1/4 cup peanut-butter, 4 cup water, ?1 tbsp sugar',
    [
      'Boil the water.',
      'Pour it over the oats in a bowl, cover it, and wait five minutes.',
      'Stir in the peanut butter.',
    ],
  ),
  'instant-oatmeal-banana': recipe(
    'Oatmeal packets with banana',
    'breakfast',
    { ...k, soft: true, serves: 4, minutes: 5, kids: true },
    '4 instant-oatmeal, 4 banana, 3 cup water',
    ['Boil the water.', 'Pour it over the oatmeal, stir, and wait two minutes.', 'Slice the bananas on top.'],
  ),
  'kettle-couscous-fruit': recipe(
    'Warm couscous with raisins',
    'breakfast',
    { ...k, serves: 4, minutes: 10 },
    '1 cup couscous, 1/2 cup raisins, 5/4 cup water, ?1 tsp cinnamon',
    [
      'Boil the water.',
      'Pour it over the couscous and the raisins, and cover the bowl.',
      'Wait five minutes, and loosen it with a fork.',
    ],
  ),
  'kettle-rice-fruit': recipe(
    'Warm rice with peaches',
    'breakfast',
    { ...k, soft: true, serves: 4, minutes: 10, kids: true },
    '2 cup instant-rice, 2 cup water, 1 peaches, ?1 tsp cinnamon',
    [
      'Boil the water.',
      'Pour it over the rice in a bowl, cover it, and wait five minutes.',
      'Cut up the peaches and stir them in.',
    ],
  ),
  'kettle-ramen-peas': recipe(
    'Noodle soup with peas and chicken',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, cuisine: 'asian', kids: true },
    '4 ramen, 1 canned-chicken, 1 canned-peas, 8 cup water',
    [
      'Boil the water.',
      'Put the noodles in bowls with the drained chicken and peas. Use half the seasoning.',
      'Pour on the water, cover the bowls, and wait five minutes.',
    ],
  ),
  'kettle-ramen-peanut': recipe(
    'Peanut noodles',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, cuisine: 'asian', kids: true },
    '4 ramen, 1/2 cup peanut-butter, 1 carrot, 8 cup water, ?1 tbsp soy-sauce, ?1 tsp hot-sauce',
    [
      'Boil the water. Leave the seasoning packets out.',
      'Pour the water over the noodles, cover them, wait five minutes, and pour most of it off.',
      'Stir in the peanut butter until it is smooth. Grate the carrot on top.',
    ],
  ),
  'kettle-couscous-chickpeas': recipe(
    'Couscous with chickpeas and tomato',
    'lunch dinner',
    { ...k, serves: 4, minutes: 15, cuisine: 'mediterranean' },
    '3/2 cup couscous, 2 cup water, 1 chickpeas, 1 diced-tomatoes, 1 tbsp oil, ?1 tsp cumin, ?1/2 tsp salt',
    [
      'Boil the water.',
      'Pour it over the couscous, cover the bowl, and wait five minutes.',
      'Rinse and drain the chickpeas. Stir them in with the tomatoes and the oil.',
    ],
  ),
  'kettle-couscous-sardines': recipe(
    'Couscous with sardines',
    'lunch dinner',
    { ...k, serves: 4, minutes: 15, cuisine: 'mediterranean' },
    '3/2 cup couscous, 2 cup water, 3 sardines, 1 diced-tomatoes, ?1/4 tsp pepper',
    [
      'Boil the water.',
      'Pour it over the couscous, cover the bowl, and wait five minutes.',
      'Drain the tomatoes. Stir in the tomatoes and the sardines.',
    ],
  ),
  'kettle-rice-beans': recipe(
    'Quick rice and black beans',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, cuisine: 'mexican', kids: true },
    '3 cup instant-rice, 3 cup water, 2 black-beans, 1 cup salsa',
    [
      'Boil the water.',
      'Pour it over the rice, cover the bowl, and wait five minutes.',
      'Rinse and drain the beans. Stir them in with the salsa.',
    ],
  ),
  'kettle-rice-tuna': recipe(
    'Quick rice with tuna and peas',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, kids: true },
    '3 cup instant-rice, 3 cup water, 3 tuna, 1 canned-peas, ?1/4 tsp pepper',
    [
      'Boil the water.',
      'Pour it over the rice and the drained peas, cover the bowl, and wait five minutes.',
      'Drain the tuna and stir it in.',
    ],
  ),
  'kettle-rice-chicken': recipe(
    'Quick rice with chicken and mixed vegetables',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, kids: true },
    '3 cup instant-rice, 3 cup water, 1 canned-chicken, 1 canned-mixed-vegetables',
    [
      'Boil the water.',
      'Drain the vegetables. Pour the water over the rice and the vegetables, cover them, and wait five minutes.',
      'Drain the chicken and stir it in.',
    ],
  ),
  'kettle-rice-kidney': recipe(
    'Quick red beans and rice',
    'lunch dinner',
    { ...k, serves: 4, minutes: 10, cuisine: 'southern' },
    '3 cup instant-rice, 3 cup water, 2 kidney-beans, 1 diced-tomatoes, ?1 tsp garlic-powder, ?1 tsp hot-sauce',
    [
      'Boil the water.',
      'Pour it over the rice, cover the bowl, and wait five minutes.',
      'Rinse and drain the beans. Stir them in with the tomatoes.',
    ],
  ),
  'kettle-potato-chicken': recipe(
    'Mashed potatoes with chicken and green beans',
    'lunch dinner',
    { ...k, soft: true, serves: 4, minutes: 10, kids: true },
    '3 cup instant-potatoes, 3 cup water, 1 canned-chicken, 1 canned-green-beans',
    [
      'Boil the water.',
      'Stir the potato flakes into the water in a bowl until they are smooth.',
      'Drain the chicken and the green beans, and serve them on top.',
    ],
  ),
  'kettle-potato-beans': recipe(
    'Mashed potatoes with white beans and spinach',
    'lunch dinner',
    { ...k, soft: true, serves: 4, minutes: 10 },
    '3 cup instant-potatoes, 3 cup water, 1 white-beans, 1 canned-spinach, ?1 tsp garlic-powder',
    [
      'Boil the water.',
      'Stir the potato flakes into the water until they are smooth.',
      'Drain the beans and the spinach. Rinse them with hot water, and stir them in.',
    ],
  ),
  'kettle-rice-chickpea-curry': recipe(
    'Quick curried chickpeas and rice',
    'lunch dinner',
    { ...k, serves: 4, minutes: 15, cuisine: 'indian' },
    '3 cup instant-rice, 3 cup water, 2 chickpeas, 1 canned-carrots, 2 tbsp oil, ?2 tsp curry-powder, ?1/2 tsp salt',
    [
      'Boil the water.',
      'Rinse and drain the chickpeas and the carrots. Put them in a bowl with the rice, the oil and the spices.',
      'Pour the water over, cover the bowl, wait seven minutes, and stir.',
    ],
  ),
};
