import { recipe } from '../recipe.ts';

const o = { cooker: 'oven' } as const;
const so = { cooker: 'stove+oven' } as const;
const both = 'lunch dinner';

/** What needs an oven, alone or with the stove. */
export const oven = {
  'baked-oatmeal': recipe(
    'Baked oatmeal',
    'breakfast',
    { ...o, serves: 6, minutes: 50, keeps: true, kids: true },
    '3 cup oats, 2 egg, 3 cup milk, 2 banana, 1/4 cup sugar, 2 tsp baking-powder, ?2 tsp cinnamon',
    [
      'Heat the oven to 375 °F. Grease a baking dish.',
      'Mash the bananas, and stir everything together in the dish.',
      'Bake it for 35 to 40 minutes, until the middle is firm.',
    ],
  ),
  'egg-bake': recipe(
    'Egg and potato bake',
    'breakfast dinner',
    { ...o, serves: 6, minutes: 65, keeps: true, kids: true },
    '10 egg, 1 cup milk, 4 potato, 1 onion, 1 cup cheddar, 2 tbsp oil, ?1/2 tsp salt',
    [
      'Heat the oven to 375 °F. Cut the potatoes and the onion small, toss them with the oil in a baking dish, and bake them for 25 minutes.',
      'Beat the eggs with the milk and the cheese, and pour them over.',
      'Bake it for 25 to 30 minutes, until the middle is firm.',
    ],
  ),
  'banana-muffins': recipe(
    'Banana oat muffins',
    'breakfast snack',
    { ...o, serves: 6, minutes: 40, kids: true, keeps: true },
    '3 banana, 2 egg, 1/2 cup milk, 1/4 cup oil, 3/2 cup flour, 1 cup oats, 1/2 cup sugar, 3 tsp baking-powder',
    [
      'Heat the oven to 375 °F. Grease a muffin pan.',
      'Mash the bananas and beat in the eggs, the milk and the oil. Stir in everything else.',
      'Fill the pan and bake them for 20 minutes, until a toothpick comes out clean.',
    ],
  ),
  'pumpkin-muffins': recipe(
    'Pumpkin muffins without milk or egg',
    'breakfast snack',
    { ...o, serves: 6, minutes: 40, kids: true, keeps: true },
    '1 pumpkin, 1/3 cup oil, 3/4 cup sugar, 2 cup flour, 3 tsp baking-powder, ?2 tsp cinnamon',
    [
      'Heat the oven to 375 °F. Grease a muffin pan.',
      'Stir the pumpkin, the oil and the sugar together. Stir in everything else.',
      'Fill the pan and bake them for 25 minutes, until a toothpick comes out clean.',
    ],
  ),
  'sheet-chicken': recipe(
    'Sheet-pan chicken with potatoes and carrots',
    'dinner',
    { ...o, serves: 5, minutes: 55, kids: true, keeps: true },
    '2 lb chicken-thighs, 5 potato, 4 carrot, 1 onion, 3 tbsp oil, ?1 tsp paprika, ?1 tsp salt',
    [
      'Heat the oven to 425 °F.',
      'Cut the vegetables into chunks and toss them on a sheet pan with the oil and the spices. Lay the chicken on top.',
      'Roast it for 40 to 45 minutes.',
    ],
  ),
  'chicken-rice-bake': recipe(
    'Baked chicken and rice',
    'dinner',
    { ...o, serves: 6, minutes: 75, kids: true, keeps: true },
    '2 lb chicken-thighs, 2 cup rice, 4 cup water, 3 cup frozen-mixed-vegetables, 1 tbsp oil, ?1 tsp garlic-powder, ?1 tsp salt',
    [
      'Heat the oven to 375 °F. Boil the water.',
      'Put the rice, the vegetables and the boiling water in a deep baking dish. Lay the chicken on top and brush it with oil.',
      'Cover it tightly and bake it for 50 minutes. Take the cover off and bake it for 10 minutes more.',
    ],
  ),
  'chicken-beans-bake': recipe(
    'Chicken baked with white beans and tomato',
    'dinner',
    { ...o, serves: 6, minutes: 60, keeps: true, cuisine: 'mediterranean' },
    '2 lb chicken-thighs, 2 white-beans, 2 diced-tomatoes, 1 onion, 2 tbsp oil, ?1 tsp oregano, ?1/2 tsp salt',
    [
      'Heat the oven to 425 °F.',
      'Slice the onion. Rinse and drain the beans. Stir both in a baking dish with the tomatoes and the oil.',
      'Lay the chicken on top and bake it for 45 minutes.',
    ],
  ),
  'chicken-sweet-potato': recipe(
    'Roast chicken with sweet potatoes and green beans',
    'dinner',
    { ...o, serves: 5, minutes: 55, kids: true },
    '2 lb chicken-thighs, 3 sweet-potato, 4 cup frozen-green-beans, 2 tbsp oil, ?1 tsp thyme, ?1/2 tsp salt',
    [
      'Heat the oven to 425 °F.',
      'Cut the sweet potatoes into chunks. Toss them with the oil on a sheet pan, lay the chicken on, and roast it for 30 minutes.',
      'Add the green beans and roast it for 15 minutes more.',
    ],
  ),
  meatloaf: recipe(
    'Meatloaf with baked potatoes and peas',
    'dinner',
    { ...o, serves: 6, minutes: 80, kids: true, keeps: true },
    '3/2 lb ground-beef, 1 cup oats, 2 egg, 1 onion, 1 tomato-sauce, 6 potato, 3 cup frozen-peas, ?1 tsp salt',
    [
      'Heat the oven to 375 °F. Wash the potatoes, prick them, and put them on the rack.',
      'Cut the onion small. Mix it with the beef, the oats, the eggs and half the tomato sauce. Shape a loaf in a dish, and spread the rest of the sauce on top.',
      'Bake it for 55 to 60 minutes. Heat the peas.',
    ],
  ),
  'turkey-meatballs': recipe(
    'Turkey meatballs with spaghetti',
    'dinner',
    { ...so, serves: 5, minutes: 45, kids: true, keeps: true, cuisine: 'italian' },
    '1 lb ground-turkey, 1/2 cup oats, 1 egg, 1 pasta-sauce, 12 oz pasta, ?1 tsp oregano',
    [
      'Heat the oven to 400 °F.',
      'Mix the turkey, the oats, the egg and the herbs. Shape 20 balls, and bake them for 20 minutes on a greased sheet pan.',
      'Heat the sauce, put the meatballs in, and cook the pasta as its package says.',
    ],
  ),
  'shepherds-pie': recipe(
    'Shepherd’s pie with beef',
    'dinner',
    { ...so, soft: true, serves: 6, minutes: 65, kids: true, keeps: true },
    '1 lb ground-beef, 6 potato, 3 cup frozen-mixed-vegetables, 1 onion, 1 tomato-sauce, 1/2 cup milk, 2 tbsp butter, ?1 tsp thyme',
    [
      'Heat the oven to 400 °F. Boil the potatoes for 20 minutes, and mash them with the milk and the butter.',
      'Cut the onion small. Brown it with the beef, pour off the fat, and stir in the vegetables and the tomato sauce.',
      'Put the meat in a dish, spread the potatoes on top, and bake it for 25 minutes.',
    ],
  ),
  'lentil-shepherds-pie': recipe(
    'Shepherd’s pie with lentils',
    'dinner',
    { ...so, soft: true, serves: 6, minutes: 80, keeps: true },
    '3/2 cup lentils, 4 cup water, 6 potato, 3 cup frozen-mixed-vegetables, 1 onion, 1 tomato-sauce, 3 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Heat the oven to 400 °F. Cook the lentils in the water for 25 minutes, and drain them. Boil the potatoes for 20 minutes, and mash them with most of the oil and a little of their water.',
      'Cut the onion small and fry it in the rest of the oil. Stir in the lentils, the vegetables and the tomato sauce.',
      'Put it in a dish, spread the potatoes on top, and bake it for 25 minutes.',
    ],
  ),
  'baked-ziti': recipe(
    'Baked ziti with spinach',
    'dinner',
    { ...so, serves: 6, minutes: 55, kids: true, keeps: true, cuisine: 'italian' },
    '1 lb pasta, 1 pasta-sauce, 10 oz frozen-spinach, 2 cup cottage-cheese, 2 cup mozzarella',
    [
      'Heat the oven to 375 °F. Cook the pasta two minutes less than its package says. Thaw the spinach.',
      'Stir the pasta, the sauce, the spinach and the cottage cheese together in a dish. Put the mozzarella on top.',
      'Bake it for 25 minutes.',
    ],
  ),
  'tuna-casserole': recipe(
    'Tuna noodle casserole',
    'dinner',
    { ...so, soft: true, serves: 6, minutes: 50, kids: true, keeps: true },
    '12 oz egg-noodles, 3 tuna, 1 mushroom-soup, 1 cup milk, 2 cup frozen-peas, 1 cup cheddar',
    [
      'Heat the oven to 375 °F. Cook the noodles two minutes less than their package says.',
      'Drain the tuna. Stir everything but the cheese together in a dish.',
      'Put the cheese on top and bake it for 25 minutes.',
    ],
  ),
  'bean-enchiladas': recipe(
    'Bean and cheese enchiladas',
    'dinner',
    { ...o, serves: 6, minutes: 45, keeps: true, kids: true, cuisine: 'mexican' },
    '12 corn-tortillas, 2 pinto-beans, 2 cup cheddar, 2 tomato-sauce, 1 cup water, ?1 tbsp chili-powder, ?1 tsp cumin',
    [
      'Heat the oven to 375 °F. Stir the tomato sauce, the water and the spices together.',
      'Rinse, drain and mash the beans. Warm the tortillas, fill them with beans and half the cheese, and lay them in a dish.',
      'Pour the sauce over, put the rest of the cheese on top, and bake it for 25 minutes.',
    ],
  ),
  'tortilla-pizza': recipe(
    'Tortilla pizzas',
    both,
    { ...o, serves: 4, minutes: 20, small: true, kids: true, cuisine: 'italian' },
    '8 flour-tortillas, 1 cup pasta-sauce, 2 cup mozzarella, 1 bell-pepper',
    [
      'Heat the oven to 425 °F. Lay the tortillas on sheet pans.',
      'Spread them with the sauce. Slice the pepper thin, and put it on with the cheese.',
      'Bake them for eight minutes.',
    ],
  ),
  'black-bean-bake': recipe(
    'Rice, black bean and corn bake',
    both,
    { ...o, serves: 6, minutes: 65, keeps: true, cuisine: 'mexican' },
    '3/2 cup rice, 3 cup water, 2 black-beans, 1 canned-corn, 1 cup salsa, ?1 cup cheddar',
    [
      'Heat the oven to 375 °F. Boil the water.',
      'Rinse and drain the beans and the corn. Stir them with the rice, the salsa and the boiling water in a deep dish.',
      'Cover it tightly and bake it for 50 minutes.',
    ],
  ),
  'cornbread-beans': recipe(
    'Baked beans with cornbread and cabbage slaw',
    'dinner',
    { ...o, serves: 6, minutes: 35, kids: true, cuisine: 'southern' },
    '3 baked-beans, 2 corn-muffin-mix, 2 egg, 2/3 cup milk, 4 cup cabbage, 2 tbsp vinegar, 1 tbsp oil',
    [
      'Heat the oven to 400 °F. Stir the muffin mix, the eggs and the milk together. Bake it in a greased pan for 20 minutes.',
      'Heat the beans in a covered dish in the same oven until they steam.',
      'Cut the cabbage into thin strips and stir in the vinegar and the oil.',
    ],
  ),
  'cornmeal-bread-chili': recipe(
    'Bean pot with cornmeal topping',
    'dinner',
    { ...so, serves: 6, minutes: 60, keeps: true, cuisine: 'southern' },
    '2 kidney-beans, 2 diced-tomatoes, 1 onion, 2 tbsp oil, 1 cup cornmeal, 1 cup flour, 3 tsp baking-powder, 4/3 cup milk, ?1 tbsp chili-powder',
    [
      'Heat the oven to 400 °F. Cut the onion small, fry it in the oil, add the spices, the tomatoes and the rinsed beans, and cook it for 10 minutes in an oven pot.',
      'Stir the cornmeal, the flour, the baking powder and the milk together, and drop it on top.',
      'Bake it for 25 minutes, until a toothpick comes out clean.',
    ],
  ),
  'pulled-pork': recipe(
    'Oven pulled pork with slaw on buns',
    'dinner',
    { ...o, serves: 8, minutes: 240, keeps: true, kids: true, cuisine: 'southern' },
    '3 lb pork-shoulder, 1 cup barbecue-sauce, 1 cup water, 8 hamburger-buns, 6 cup cabbage, 3 tbsp vinegar',
    [
      'Heat the oven to 325 °F. Put the pork and the water in a deep dish, and cover it tightly.',
      'Bake it for three and a half hours, until it falls apart. Pull it with two forks, and stir in the barbecue sauce.',
      'Cut the cabbage into thin strips and stir in the vinegar. Fill the buns with both.',
    ],
  ),
  'roast-veg-chickpeas': recipe(
    'Roasted potatoes, carrots and chickpeas',
    both,
    { ...o, serves: 4, minutes: 50, cuisine: 'mediterranean', keeps: true },
    '4 potato, 4 carrot, 2 chickpeas, 1 onion, 3 tbsp oil, ?1 tsp cumin, ?1 tsp salt',
    [
      'Heat the oven to 425 °F.',
      'Cut the vegetables into chunks. Rinse and drain the chickpeas, and dry them.',
      'Toss everything with the oil and the spices on a sheet pan. Roast it for 35 minutes, and turn it once.',
    ],
  ),
  'fish-sheet': recipe(
    'Baked fish with potato wedges and broccoli',
    'dinner',
    { ...o, serves: 4, minutes: 40, kids: true },
    '4 fish-fillets, 4 potato, 4 cup frozen-broccoli, 3 tbsp oil, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Heat the oven to 425 °F. Cut the potatoes into wedges, toss them with the oil, and roast them for 20 minutes.',
      'Add the broccoli and the fish to the pan.',
      'Bake it for 15 minutes, until the fish flakes.',
    ],
  ),
  'stuffed-peppers': recipe(
    'Rice and bean stuffed peppers',
    'dinner',
    { ...so, serves: 4, minutes: 60, keeps: true },
    '4 bell-pepper, 1 cup rice, 2 cup water, 1 black-beans, 1 diced-tomatoes, ?1 tsp cumin, ?1 cup cheddar',
    [
      'Heat the oven to 375 °F. Cook the rice in the water, covered, for 18 minutes.',
      'Rinse and drain the beans. Stir them into the rice with the tomatoes and the spices.',
      'Cut the peppers in half, take out the seeds, fill them, cover the dish, and bake it for 35 minutes.',
    ],
  ),
};
