import { recipe } from '../recipe.ts';

const s = { cooker: 'stove', soft: true } as const;
const both = 'lunch dinner';

/** Dishes that are easy to chew, in one small pot where that can be. */
export const soft = {
  'soft-eggs-potato': recipe(
    'Soft scrambled eggs with mashed potatoes',
    'breakfast lunch dinner',
    { ...s, serves: 2, minutes: 30, small: true, kids: true },
    '5 egg, 3 potato, 1/2 cup milk, 2 tbsp butter, ?1/4 tsp salt',
    [
      'Peel the potatoes, cut them small, and boil them for 15 minutes. Mash them with half the butter and half the milk.',
      'Beat the eggs with the rest of the milk. Cook them slowly in the rest of the butter, and stir, until they are firm but soft.',
    ],
  ),
  'fish-mash': recipe(
    'Poached fish with mashed potatoes and soft carrots',
    both,
    { ...s, serves: 4, minutes: 35 },
    '4 fish-fillets, 6 potato, 4 carrot, 3/2 cup milk, 3 tbsp butter, ?1/2 tsp salt',
    [
      'Thaw the fish. Peel the potatoes and the carrots, cut them small, and boil them for 18 minutes.',
      'Cook the fish in the milk on low heat for 10 minutes, and flake it. Look for bones.',
      'Mash the potatoes with the butter and some of the warm milk. Eat them with the fish and the carrots.',
    ],
  ),
  'chicken-dumpling-soup': recipe(
    'Soft chicken, rice and carrot soup',
    both,
    { ...s, serves: 6, minutes: 60, keeps: true, kids: true },
    '2 lb chicken-thighs, 2 cup rice, 10 cup water, 4 carrot, 2 celery, 1 onion, 2 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Cut the vegetables very small. Cook everything but the rice on low heat for 35 minutes.',
      'Take the meat off the bones, and cut it very small.',
      'Add the rice, and cook it for 20 more minutes, until everything is soft.',
    ],
  ),
  'squash-bean-soup': recipe(
    'Smooth sweet potato and white bean soup with soft bread',
    both,
    { ...s, serves: 4, minutes: 35, keeps: true },
    '3 sweet-potato, 2 white-beans, 1 onion, 5 cup water, 1 cup milk, 8 bread, 3 tbsp butter, ?1/2 tsp salt',
    [
      'Peel the sweet potatoes. Cut them and the onion small, and fry them in half the butter for five minutes.',
      'Add the drained beans and the water, and cook it for 20 minutes. Mash it smooth, and stir in the milk.',
      'Spread the rest of the butter on the bread, and dip it in the soup.',
    ],
  ),
  'turkey-loaf-mash': recipe(
    'Tender ground turkey in gravy with mashed potatoes',
    both,
    { ...s, serves: 5, minutes: 40, keeps: true, kids: true },
    '1 lb ground-turkey, 7 potato, 2 cup frozen-peas, 1 onion, 1/4 cup flour, 1 cup milk, 3 tbsp oil, ?1/2 tsp salt',
    [
      'Peel the potatoes, cut them small, and boil them for 18 minutes. Mash them with half the milk.',
      'Cut the onion very small, and fry it in the oil with the turkey. Break the meat into very small pieces.',
      'Stir in the flour, one cup of water and the rest of the milk. Add the peas, and cook it for 10 minutes.',
    ],
  ),
  'beef-noodle-soft': recipe(
    'Ground beef and soft noodles in tomato gravy',
    both,
    { ...s, serves: 5, minutes: 35, keeps: true, kids: true },
    '1 lb ground-beef, 12 oz egg-noodles, 1 diced-tomatoes, 1 onion, 2 carrot, 3 cup water, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Cut the onion and the carrots very small. Brown them with the beef, and pour off the fat.',
      'Add the tomatoes and the water, and cook it for 15 minutes. Cook the noodles in it for 10 minutes, until they are very soft.',
    ],
  ),
  'tuna-rice-soft': recipe(
    'Creamy tuna and rice with soft peas',
    both,
    { ...s, serves: 4, minutes: 30, kids: true },
    '3 tuna, 2 cup rice, 4 cup water, 3/2 cup milk, 3 tbsp butter, 3 tbsp flour, 3/2 cup frozen-peas, ?1/2 tsp salt',
    [
      'Cook the rice in the water, covered, for 20 minutes.',
      'Melt the butter, stir in the flour, and add the milk little by little until it is thick. Add the peas, and cook it for five minutes.',
      'Stir in the drained tuna, and eat it over the rice.',
    ],
  ),
  'soft-oats-pumpkin': recipe(
    'Pumpkin oatmeal',
    'breakfast',
    { ...s, serves: 4, minutes: 12, kids: true },
    '2 cup oats, 3 cup milk, 1 cup water, 1 pumpkin, 2 tbsp sugar, ?1 tsp cinnamon',
    ['Stir everything in a pot. Cook it on low heat for eight minutes, and stir often, until it is soft.'],
  ),
  'yogurt-mashed-banana': recipe(
    'Yogurt with mashed banana and soaked oats',
    'breakfast',
    { soft: true, serves: 4, minutes: 15, kids: true },
    '4 cup yogurt, 4 banana, 3/2 cup oats, 1 cup milk',
    ['Soak the oats in the milk for 10 minutes. Mash the bananas, and stir everything together.'],
  ),
  'mw-soft-potato-eggs': recipe(
    'Microwave mashed potatoes with egg and cheese',
    both,
    { cooker: 'microwave', soft: true, serves: 2, minutes: 15, small: true, kids: true },
    '3/2 cup instant-potatoes, 2 cup water, 1/2 cup milk, 3 egg, 1/2 cup cheddar, 1 tbsp butter',
    [
      'Heat the water, the milk and the butter in a bowl for three minutes, and stir in the potato flakes.',
      'Beat the eggs in a second bowl. Microwave them for 45 seconds, stir, and go on in steps of 20 seconds until no liquid egg is left.',
      'Put the eggs and the grated cheese on the potatoes.',
    ],
  ),
  'mw-soft-tuna-potato': recipe(
    'Creamy tuna on mashed potatoes',
    both,
    { cooker: 'microwave', soft: true, serves: 3, minutes: 12, kids: true },
    '2 tuna, 3 cup instant-potatoes, 4 cup water, 3/2 cup milk, 2 tbsp butter, 1 canned-peas',
    [
      'Heat the water with half the milk and half the butter for four minutes, and stir in the potato flakes.',
      'Heat the drained tuna and peas with the rest of the milk and butter for two minutes. Mash the peas a little, and put it on the potatoes.',
    ],
  ),
};
