import { recipe } from '../recipe.ts';

const s = { cooker: 'stove' } as const;
const both = 'lunch dinner';

/** Southern cooking, and dishes that children ask for. */
export const favorites = {
  'black-eyed-peas-rice': recipe(
    'Black-eyed peas with greens and rice',
    both,
    { ...s, serves: 6, minutes: 70, keeps: true, cuisine: 'southern' },
    '2 cup black-eyed-peas, 2 cup rice, 10 cup water, 5 cup collards, 1 onion, 2 tbsp oil, 1 tbsp vinegar, ?2 garlic, ?1 tsp salt',
    [
      'Rinse the peas; they need no soaking. Boil them with the cut onion in six cups of the water for 45 minutes.',
      'Cut the collards into strips, add them with the oil, and cook it for 15 more minutes. Stir in the vinegar.',
      'Cook the rice in the rest of the water, covered, for 18 minutes.',
    ],
  ),
  'smothered-chicken': recipe(
    'Smothered chicken with rice',
    'dinner',
    { ...s, serves: 6, minutes: 60, keeps: true, kids: true, soft: true, cuisine: 'southern' },
    '2 lb chicken-thighs, 1/4 cup flour, 2 onion, 2 cup rice, 7 cup water, 3 tbsp oil, ?1 tsp paprika, ?1 tsp garlic-powder, ?1 tsp salt',
    [
      'Brown the chicken in the oil, and take it out. Fry the sliced onions in the same pan, and stir in the flour.',
      'Stir in three cups of the water, put the chicken back, and cook it, covered, on low heat for 35 minutes.',
      'Cook the rice in the rest of the water, and pour the gravy over it.',
    ],
  ),
  'oven-fried-chicken': recipe(
    'Oven-fried chicken with potatoes and green beans',
    'dinner',
    { cooker: 'oven', serves: 6, minutes: 65, keeps: true, kids: true, cuisine: 'southern' },
    '3 lb chicken-thighs, 1/2 cup flour, 6 potato, 4 cup frozen-green-beans, 1/4 cup oil, ?1 tsp paprika, ?1 tsp garlic-powder, ?1 tsp salt',
    [
      'Heat the oven to 425 °F. Turn the chicken in the flour with the spices.',
      'Put the chicken and the potatoes in pieces on an oiled pan, and pour the rest of the oil over them. Bake it for 50 minutes.',
      'Cook the green beans as their package says.',
    ],
  ),
  'greens-cornbread': recipe(
    'Collard greens and white beans with cornbread',
    both,
    { cooker: 'stove+oven', serves: 6, minutes: 55, keeps: true, cuisine: 'southern' },
    '10 cup collards, 3 white-beans, 2 onion, 2 cup cornmeal, 1 cup flour, 2 egg, 2 cup milk, 1 tbsp baking-powder, 1/4 cup oil, 1 tbsp vinegar, ?1 tsp salt',
    [
      'Heat the oven to 400 °F. Mix the cornmeal, the flour, the baking powder, the eggs, the milk and half the oil, and bake it for 25 minutes.',
      'Cut the collards into strips and the onions small. Cook them with the rest of the oil and two cups of water, covered, for 35 minutes.',
      'Add the drained beans and the vinegar, and cook it for five more minutes.',
    ],
  ),
  'chicken-grits': recipe(
    'Stewed chicken and tomatoes over grits',
    'dinner',
    { ...s, serves: 6, minutes: 55, keeps: true, soft: true, cuisine: 'southern' },
    '2 lb chicken-thighs, 2 diced-tomatoes, 1 onion, 2 cup grits, 8 cup water, 3 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Brown the chicken and the cut onion in the oil. Add the tomatoes, cover it, and cook it on low heat for 35 minutes.',
      'Cook the grits in the water as their package says, and stir them often. Eat the chicken over the grits, off the bone.',
    ],
  ),
  'pan-pizza': recipe(
    'Homemade cheese pizza',
    both,
    { cooker: 'oven', serves: 5, minutes: 90, kids: true, cuisine: 'italian' },
    '4 cup flour, 1 yeast, 3/2 cup water, 3 tbsp oil, 1 tomato-sauce, 2 cup mozzarella, 1 tbsp sugar, ?1 tsp oregano, ?1 tsp salt',
    [
      'Stir the yeast and the sugar into the warm water. Mix in the flour and two spoons of the oil, knead the dough for five minutes, and let it rise for 45 minutes.',
      'Heat the oven to 450 °F. Press the dough into an oiled pan, and spread the sauce and the cheese on it.',
      'Bake it for 18 minutes, until the edge is brown.',
    ],
  ),
  'pizza-toast': recipe(
    'Microwave pizza tortillas',
    both,
    { cooker: 'microwave', serves: 4, minutes: 10, small: true, kids: true, cuisine: 'italian' },
    '8 flour-tortillas, 1 tomato-sauce, 2 cup mozzarella, 1 canned-corn, ?1 tsp oregano',
    [
      'Spread the sauce on the tortillas. Put the drained corn and the cheese on top.',
      'Microwave them one at a time for about a minute, until the cheese has melted.',
    ],
  ),
  hamburgers: recipe(
    'Hamburgers with potato wedges and carrots',
    both,
    { cooker: 'stove+oven', serves: 4, minutes: 45, kids: true },
    '5/4 lb ground-beef, 4 hamburger-buns, 4 potato, 4 carrot, 2 tbsp oil, 1/4 cup ketchup, ?1/2 tsp salt',
    [
      'Heat the oven to 425 °F. Cut the potatoes into wedges, mix them with the oil, and bake them for 35 minutes.',
      'Make four patties of the beef, and fry them for five minutes on each side.',
      'Eat them on the buns with ketchup, and cut the carrots into sticks.',
    ],
  ),
  'mac-cheese-home': recipe(
    'Homemade macaroni and cheese with broccoli',
    both,
    { ...s, serves: 5, minutes: 30, kids: true, soft: true },
    '1 lb macaroni, 2 cup milk, 2 cup cheddar, 3 cup frozen-broccoli, 2 tbsp butter, 2 tbsp flour, ?1/2 tsp salt',
    [
      'Cook the macaroni as its package says, with the broccoli for the last four minutes. Drain it.',
      'Melt the butter, stir in the flour, and add the milk little by little until it is thick. Melt the cheese in it.',
      'Stir in the macaroni and the broccoli.',
    ],
  ),
  'spaghetti-sauce-green-beans': recipe(
    'Spaghetti with tomato sauce and green beans',
    both,
    { ...s, serves: 5, minutes: 20, kids: true, cuisine: 'italian' },
    '1 lb pasta, 2 tomato-sauce, 2 canned-green-beans, ?1 tsp oregano, ?1 tsp garlic-powder',
    [
      'Cook the pasta as its package says, and drain it.',
      'Heat the tomato sauce and the drained green beans for five minutes. Stir everything together.',
    ],
  ),
  'spaghetti-tuna-green-beans': recipe(
    'Spaghetti with tuna and green beans',
    both,
    { ...s, serves: 5, minutes: 20, kids: true },
    '1 lb pasta, 2 tuna, 1 canned-green-beans, ?2 tbsp oil, ?1 tsp garlic-powder',
    [
      'Cook the pasta as its package says. Keep a cup of its water, and drain it.',
      'Drain the tuna and the green beans. Stir them into the pasta with a little of the water.',
    ],
  ),
  'apple-peanut-butter-cereal': recipe(
    'Apple slices with peanut butter and corn flakes',
    'breakfast',
    { serves: 4, minutes: 5, kids: true },
    '4 apple, 3/4 cup peanut-butter, 4 cup cereal',
    ['Slice the apples. Spread them thin with peanut butter, and sprinkle the corn flakes on top.'],
  ),
  'chicken-nuggets': recipe(
    'Oven-baked chicken nuggets with potatoes and carrots',
    both,
    { cooker: 'oven', serves: 5, minutes: 50, kids: true },
    '3/2 lb chicken-breast, 60 crackers, 1 egg, 5 potato, 4 carrot, 1/4 cup oil, 1/4 cup ketchup, ?1 tsp garlic-powder, ?1/2 tsp salt',
    [
      'Heat the oven to 425 °F. Cut the potatoes into wedges, turn them in half the oil, and bake them for 15 minutes.',
      'Crush the crackers. Cut the chicken into bite-size pieces, dip them in the beaten egg, and turn them in the crumbs.',
      'Put the chicken beside the potatoes with the rest of the oil. Bake it all for 20 minutes, and turn the pieces once. Eat it with the carrots and the ketchup.',
    ],
  ),
  'chicken-adobo': recipe(
    'Chicken adobo with rice',
    both,
    { ...s, serves: 6, minutes: 55, keeps: true, kids: true, cuisine: 'asian' },
    '2 lb chicken-thighs, 5/2 cup rice, 11/2 cup water, 1/3 cup vinegar, 1/4 cup soy-sauce, 1 onion, 3 cup cabbage, 1 tbsp sugar, 1 tbsp oil, ?4 garlic, ?1 tsp pepper',
    [
      'Brown the chicken and the sliced onion in the oil. Add the vinegar, the soy sauce, the sugar and half a cup of the water, and cook it, covered, for 35 minutes.',
      'Cook the rice in the rest of the water, covered, for 18 minutes.',
      'Cook the cabbage in strips in the sauce for the last eight minutes.',
    ],
  ),
  gumbo: recipe(
    'Chicken and sausage gumbo with rice',
    'dinner',
    { ...s, serves: 8, minutes: 90, keeps: true, cuisine: 'southern' },
    '2 lb chicken-thighs, 1 lb smoked-sausage, 1/2 cup flour, 1/2 cup oil, 1 bell-pepper, 3 celery, 2 onion, 12 cup water, 5/2 cup rice, ?3 garlic, ?1 tsp thyme, ?1 tsp paprika, ?1 tsp salt',
    [
      'Stir the flour into the hot oil, and go on stirring on low heat for 20 minutes, until it is as brown as peanut butter.',
      'Add the vegetables, cut small, and fry them for five minutes. Add the chicken, the sliced sausage and seven cups of the water, and cook it on low heat for 45 minutes.',
      'Take the meat off the bones. Cook the rice in the rest of the water, and pour the gumbo over it.',
    ],
  ),
  jambalaya: recipe(
    'Jambalaya with sausage and beans',
    both,
    { ...s, serves: 6, minutes: 45, keeps: true, cuisine: 'southern' },
    '1 lb smoked-sausage, 2 cup rice, 1 kidney-beans, 1 diced-tomatoes, 1 bell-pepper, 2 celery, 1 onion, 3 cup water, 1 tbsp oil, ?1 tsp thyme, ?1 tsp paprika',
    [
      'Slice the sausage and brown it in the oil. Add the vegetables, cut small, and fry them for six minutes.',
      'Stir in the rice, the tomatoes, the drained beans and the water. Cover it, and cook it on low heat for 22 minutes.',
    ],
  ),
};
