import { recipe } from '../recipe.ts';

const s = { cooker: 'stove', cuisine: 'mexican' } as const;
const both = 'lunch dinner';

/** Mexican cooking with masa, chiles, beans and tortillas. */
export const mexican = {
  'masa-tortillas-beans': recipe(
    'Homemade corn tortillas with pinto beans',
    both,
    {
      ...s,
      serves: 6,
      minutes: 120,
      keeps: true,
      kids: true,
      ahead: 'Put the dry pinto beans in plenty of water to soak.',
    },
    '3 cup masa-harina, 8 cup water, 2 cup dry-pinto-beans, 1 onion, 1 tomato, ?2 garlic, ?2 jalapeno, ?1 tsp salt',
    [
      'Soak the beans overnight and pour the water off. Boil them with the onion in fresh water hard for 10 minutes, and then on low heat for 90 minutes, until they are soft.',
      'Mix the masa with about two cups of warm water until the dough is soft. Let it rest for 15 minutes.',
      'Make balls, and press each one flat between two sheets of plastic. Cook the tortillas in a dry, hot pan for one minute on each side.',
      'Cut the tomato small, and eat it with the beans and the tortillas.',
    ],
  ),
  'bean-sopes': recipe(
    'Bean sopes with cabbage and salsa',
    both,
    { ...s, serves: 5, minutes: 40, kids: true },
    '3 cup masa-harina, 2 cup water, 2 pinto-beans, 2 cup cabbage, 1/2 cup salsa, 1/4 cup oil, ?1/2 tsp salt',
    [
      'Mix the masa with the warm water until the dough is soft. Make small, thick rounds, and pinch up their edges.',
      'Fry the rounds in the oil for three minutes on each side.',
      'Drain the beans, heat them, and mash them. Cut the cabbage into thin strips.',
      'Spread the beans on the sopes, and put cabbage and salsa on top.',
    ],
  ),
  'potato-gorditas': recipe(
    'Potato and cheese gorditas',
    both,
    { ...s, serves: 5, minutes: 50, kids: true },
    '3 cup masa-harina, 2 cup water, 4 potato, 1 cup cheddar, 2 cup cabbage, 3 tbsp oil, ?2 jalapeno, ?1/2 tsp salt',
    [
      'Cut up the potatoes, boil them for 15 minutes, and mash them with the cheese.',
      'Mix the masa with the warm water. Make balls, put potato in the middle of each, close them, and press them flat.',
      'Fry them in a little oil for four minutes on each side. Eat them with cabbage in thin strips.',
    ],
  ),
  'red-chile-enchiladas': recipe(
    'Red chile enchiladas with chicken',
    'dinner',
    { ...s, serves: 5, minutes: 60, keeps: true, kids: true },
    '2 lb chicken-thighs, 10 dried-chiles, 15 corn-tortillas, 1 onion, 3 cup water, 3 tbsp oil, 1 cup cheddar, ?2 garlic, ?1 tsp salt',
    [
      'Boil the chicken in the water for 35 minutes. Take the meat off the bones in small pieces, and keep the broth.',
      'Take the stems and seeds out of the chiles. Soak them in two cups of the hot broth for 15 minutes, and mash or blend them with the broth into a sauce.',
      'Heat the sauce with the oil for five minutes. Dip each tortilla in it, fill it with chicken, and roll it up.',
      'Put the rest of the sauce, the cheese and thin slices of onion on top.',
    ],
  ),
  'bean-red-enchiladas': recipe(
    'Red chile enchiladas with beans and potatoes',
    both,
    { ...s, serves: 5, minutes: 45, keeps: true },
    '8 dried-chiles, 15 corn-tortillas, 2 pinto-beans, 3 potato, 1 onion, 2 cup water, 3 tbsp oil, ?2 garlic, ?1 tsp salt',
    [
      'Take the stems and seeds out of the chiles. Soak them in the hot water for 15 minutes, and mash or blend them into a sauce.',
      'Cut the potatoes small and fry them in the oil for 15 minutes. Add the drained beans, and mash it a little.',
      'Dip each tortilla in the warm sauce, fill it, and fold it. Put thin slices of onion on top.',
    ],
  ),
  'red-chile-pork': recipe(
    'Red chile pork with rice',
    'dinner',
    { ...s, serves: 8, minutes: 110, keeps: true },
    '2 lb pork-shoulder, 10 dried-chiles, 5 cup water, 1 onion, 5/2 cup rice, 2 tbsp oil, ?3 garlic, ?1 tsp cumin, ?1 tsp salt',
    [
      'Cut the pork into one-inch pieces and brown it in the oil with the onion.',
      'Take the stems and seeds out of the chiles. Soak them in some hot water for 15 minutes, and mash or blend them into a sauce.',
      'Add the sauce to the pork, cover it, and cook it on low heat for 75 minutes, until it is tender.',
      'Cook the rice in twice its amount of water for 18 minutes.',
    ],
  ),
  'carnitas-tacos': recipe(
    'Pork tacos with cabbage',
    'dinner',
    { ...s, serves: 8, minutes: 120, keeps: true, kids: true },
    '2 lb pork-shoulder, 24 corn-tortillas, 3 cup cabbage, 1 onion, 1/2 cup salsa, 2 cup water, ?3 garlic, ?1 tsp cumin, ?1 tsp salt',
    [
      'Cut the pork into two-inch pieces. Cook it with the onion and the water, covered, on low heat for 90 minutes.',
      'Take off the lid, and let the water boil away until the pork is brown. Pull it apart with two forks.',
      'Warm the tortillas. Fill them with pork, cabbage in thin strips, and salsa.',
    ],
  ),
  'arroz-con-pollo': recipe(
    'Arroz con pollo (chicken with tomato rice)',
    'dinner',
    { ...s, serves: 6, minutes: 55, keeps: true, kids: true },
    '2 lb chicken-thighs, 2 cup rice, 1 diced-tomatoes, 1 onion, 1 cup frozen-peas, 3 cup water, 2 tbsp oil, ?2 garlic, ?1 tsp cumin, ?1 tsp salt',
    [
      'Brown the chicken in the oil, and take it out. Fry the cut onion and the rice in the same pot for four minutes.',
      'Add the tomatoes and the water, and put the chicken on top.',
      'Cover it, and cook it on low heat for 30 minutes. Add the peas for the last five minutes.',
    ],
  ),
  'chicken-tinga': recipe(
    'Chicken tinga tostadas',
    both,
    { ...s, serves: 5, minutes: 50, keeps: true },
    '2 lb chicken-thighs, 1 diced-tomatoes, 1 onion, 15 corn-tortillas, 2 cup lettuce, 3 tbsp oil, 3 dried-chiles, ?2 garlic, ?1 tsp salt',
    [
      'Cook the chicken in a little water, covered, for 35 minutes. Take the meat off the bones and pull it apart.',
      'Fry the sliced onion in one spoon of the oil. Add the tomatoes and the chiles without seeds, cook it for 10 minutes, mash it, and stir the chicken in.',
      'Fry the tortillas in the rest of the oil until they are firm. Put chicken and lettuce on top.',
    ],
  ),
  calabacitas: recipe(
    'Calabacitas (zucchini, corn and beans) with tortillas',
    both,
    { ...s, serves: 4, minutes: 25, keeps: true },
    '3 zucchini, 1 canned-corn, 1 pinto-beans, 1 tomato, 1 onion, 12 corn-tortillas, 2 tbsp oil, ?1 jalapeno, ?1/2 tsp salt',
    [
      'Cut the onion, the zucchini and the tomato small. Fry them in the oil for eight minutes.',
      'Drain the corn and the beans, add them, and cook it for 10 minutes. Eat it with warm tortillas.',
    ],
  ),
  'tamale-pie': recipe(
    'Tamale pie with beef and masa',
    'dinner',
    { cooker: 'stove+oven', cuisine: 'mexican', serves: 6, minutes: 65, keeps: true, kids: true },
    '5/2 cup masa-harina, 3 cup water, 1 lb ground-beef, 1 pinto-beans, 1 diced-tomatoes, 1 canned-corn, 1 onion, 3 tbsp oil, ?1 tbsp chili-powder, ?1 tsp salt',
    [
      'Heat the oven to 375 °F. Brown the beef with the cut onion, and pour off the fat.',
      'Add the drained beans and corn, the tomatoes and the spices. Put it in a baking dish.',
      'Mix the masa with the warm water and the oil, and spread it on top. Bake it for 40 minutes.',
    ],
  ),
  'bean-tamale-pie': recipe(
    'Tamale pie with beans and red chile',
    both,
    { cooker: 'stove+oven', cuisine: 'mexican', serves: 6, minutes: 65, keeps: true },
    '3 cup masa-harina, 4 cup water, 3 pinto-beans, 6 dried-chiles, 1 onion, 1 cup cheddar, 3 tbsp oil, ?1 tsp salt',
    [
      'Heat the oven to 375 °F. Take the stems and seeds out of the chiles, soak them in hot water for 15 minutes, and mash or blend them.',
      'Fry the cut onion. Add the drained beans and the chiles, and put it in a baking dish with the cheese.',
      'Mix the masa with the rest of the warm water and the oil, spread it on top, and bake it for 40 minutes.',
    ],
  ),
  'huevos-rancheros': recipe(
    'Huevos rancheros',
    'breakfast lunch dinner',
    { ...s, serves: 4, minutes: 25, small: true },
    '8 egg, 12 corn-tortillas, 1 pinto-beans, 3 tomato, 1/2 onion, 2 tbsp oil, ?1 jalapeno, ?1/2 tsp salt',
    [
      'Cut the tomatoes and the onion small, and cook them for 10 minutes into a sauce. Heat the drained beans.',
      'Warm the tortillas in a pan. Fry the eggs in the oil.',
      'Put beans, eggs and sauce on the tortillas.',
    ],
  ),
  chilaquiles: recipe(
    'Chilaquiles with eggs',
    'breakfast dinner',
    { ...s, serves: 4, minutes: 25, small: true },
    '14 corn-tortillas, 6 egg, 1 cup salsa, 3 tbsp oil, 1/2 onion, ?1/4 cup cilantro',
    [
      'Cut the tortillas into pieces and fry them in the oil until they are crisp.',
      'Add the salsa and cook it for three minutes. Push it to one side, and scramble the eggs beside it.',
      'Put thin slices of onion on top.',
    ],
  ),
  atole: recipe(
    'Atole (warm masa drink) with a banana',
    'breakfast',
    { ...s, serves: 4, minutes: 15, kids: true, soft: true },
    '1 cup masa-harina, 4 cup milk, 2 cup water, 1/4 cup sugar, 4 banana, ?1 tsp cinnamon',
    [
      'Whisk the masa into the cold water. Stir it into the milk in a pot.',
      'Heat it slowly for 10 minutes and stir all the time, until it is thick. Add the sugar. Eat it with the bananas.',
    ],
  ),
  'beef-potato-tortillas': recipe(
    'Ground beef with potatoes, rice and tortillas',
    'lunch dinner',
    { ...s, serves: 6, minutes: 40, keeps: true, kids: true },
    '1 lb ground-beef, 3 potato, 2 tomato, 1 onion, 2 cup rice, 4 cup water, 12 corn-tortillas, ?1 jalapeno, ?1 tsp cumin, ?1 tsp salt',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Brown the beef with the cut onion. Add the potatoes in small pieces and the tomatoes.',
      'Cover it and cook it for 20 minutes, until the potatoes are soft. Eat it with rice and tortillas.',
    ],
  ),
};
