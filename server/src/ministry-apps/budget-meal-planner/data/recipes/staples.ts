import { recipe } from '../recipe.ts';

const any = 'breakfast lunch dinner';
const both = 'lunch dinner';
const s = { cooker: 'stove' } as const;
const soak = 'Put the dry pinto beans in plenty of water to soak.';
const boil =
  'Soak the beans overnight and pour the water off. Boil them in fresh water hard for 10 minutes, and then on low heat for 90 minutes, until they are soft.';
const tortillas =
  'Mix the masa with about two cups of warm water until the dough is soft. Press balls of it flat, and cook each one in a dry, hot pan for one minute on each side.';

/** Meals of what lies in a kitchen when there is no money: masa, dry beans, rice, canned tomatoes. */
export const staples = {
  'bean-tortillas': recipe(
    'Corn tortillas with pinto beans from the pot',
    any,
    { ...s, serves: 5, minutes: 120, soft: true, cuisine: 'mexican', ahead: soak },
    '5/2 cup masa-harina, 8 cup water, 1 cup dry-pinto-beans, 2 tbsp oil, ?1 onion, ?2 garlic, ?1 tsp cumin, ?1/2 tsp salt',
    [boil, tortillas, 'Mash the beans in the oil in a pan, and eat them in the tortillas.'],
  ),
  'tomato-tortillas': recipe(
    'Corn tortillas in tomato sauce',
    any,
    { ...s, serves: 4, minutes: 35, kids: true, cuisine: 'mexican' },
    '5/2 cup masa-harina, 2 cup water, 1 diced-tomatoes, 3 tbsp oil, ?1/2 onion, ?1 garlic, ?1 jalapeno, ?1/2 tsp salt',
    [
      tortillas,
      'Heat the tomatoes in the oil for 10 minutes, and mash them to a sauce. Dip the tortillas in it, fold them, and eat them hot.',
    ],
  ),
  'red-rice': recipe(
    'Red rice with tomatoes',
    both,
    { ...s, serves: 5, minutes: 30, keeps: true, kids: true, cuisine: 'mexican' },
    '2 cup rice, 1 diced-tomatoes, 3 cup water, 3 tbsp oil, ?1/2 onion, ?1 garlic, ?1/2 tsp salt',
    [
      'Fry the rice in the oil for five minutes, and stir it all the time.',
      'Add the tomatoes and the water, bring it to a boil, cover it, and cook it on low heat for 18 minutes.',
    ],
  ),
  'bean-rice-tomato': recipe(
    'Rice and pinto beans with tomatoes',
    both,
    { ...s, serves: 6, minutes: 120, keeps: true, ahead: soak },
    '1 cup dry-pinto-beans, 2 cup rice, 1 diced-tomatoes, 9 cup water, 2 tbsp oil, ?1 onion, ?1 tsp cumin, ?1/2 tsp salt',
    [
      boil,
      'In another pot, bring the rice and four cups of water to a boil. Cover it and cook it on low heat for 18 minutes.',
      'Drain the beans, add the tomatoes and the oil, and heat them for 10 minutes. Put them on the rice.',
    ],
  ),
};
