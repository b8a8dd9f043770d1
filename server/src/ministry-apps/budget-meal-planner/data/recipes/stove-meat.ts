import { recipe } from '../recipe.ts';

const s = { cooker: 'stove' } as const;
const both = 'lunch dinner';

/** Meat and fish, on the stove. The temperature of each comes from the table of safe temperatures. */
export const stoveMeat = {
  'beef-chili': recipe(
    'Beef and bean chili',
    both,
    { ...s, serves: 6, minutes: 45, keeps: true, cuisine: 'mexican' },
    '1 lb ground-beef, 2 kidney-beans, 2 diced-tomatoes, 1 onion, ?1 tbsp chili-powder, ?1 tsp cumin, ?1/2 tsp salt',
    [
      'Cut the onion small. Brown the beef with the onion, and pour off the fat.',
      'Rinse and drain the beans. Add them with the tomatoes and the spices.',
      'Cook it on low heat for 25 minutes.',
    ],
  ),
  'turkey-chili': recipe(
    'Turkey and white bean chili',
    both,
    { ...s, serves: 6, minutes: 45, keeps: true },
    '1 lb ground-turkey, 2 white-beans, 1 canned-corn, 1 diced-tomatoes, 1 onion, 1 cup water, 1 tbsp oil, ?1 tsp cumin, ?1/2 tsp salt',
    [
      'Cut the onion small. Brown the turkey with the onion in the oil.',
      'Rinse and drain the beans and the corn. Add them with the tomatoes, the water and the spices.',
      'Cook it on low heat for 25 minutes.',
    ],
  ),
  'beef-tacos': recipe(
    'Beef and bean tacos',
    both,
    { ...s, serves: 5, minutes: 25, cuisine: 'mexican', kids: true },
    '1 lb ground-beef, 1 pinto-beans, 15 corn-tortillas, 3 cup lettuce, 2 tomato, ?1 tbsp chili-powder, ?1/2 tsp salt',
    [
      'Brown the beef, and pour off the fat. Add the spices.',
      'Rinse and drain the beans, and heat them with the beef for five minutes.',
      'Cut the lettuce and the tomatoes. Fill the warm tortillas.',
    ],
  ),
  'turkey-tacos': recipe(
    'Turkey tacos with cabbage',
    both,
    { ...s, serves: 5, minutes: 25, cuisine: 'mexican', kids: true },
    '1 lb ground-turkey, 1 black-beans, 15 corn-tortillas, 3 cup cabbage, 1 tbsp oil, 1/2 cup salsa, ?1 tbsp chili-powder',
    [
      'Brown the turkey in the oil. Add the spices.',
      'Rinse and drain the beans. Heat them with the turkey and the salsa for five minutes.',
      'Cut the cabbage into thin strips. Fill the warm tortillas.',
    ],
  ),
  'spaghetti-meat': recipe(
    'Spaghetti with meat sauce',
    both,
    { ...s, serves: 6, minutes: 35, keeps: true, cuisine: 'italian', kids: true },
    '1 lb pasta, 1 lb ground-beef, 1 pasta-sauce, 1 onion, 2 carrot',
    [
      'Cut the onion small and grate the carrots. Brown them with the beef, and pour off the fat.',
      'Add the sauce and cook it for 15 minutes.',
      'Cook the pasta as its package says, drain it, and stir it in.',
    ],
  ),
  goulash: recipe(
    'American goulash',
    both,
    { ...s, soft: true, serves: 6, minutes: 35, keeps: true, kids: true },
    '12 oz macaroni, 1 lb ground-beef, 2 diced-tomatoes, 2 tomato-sauce, 1 onion, 2 cup water, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Cut the onion small. Brown it with the beef, and pour off the fat.',
      'Add everything else and bring it to a boil.',
      'Cover it and cook it on low heat for 15 minutes. Stir it now and then.',
    ],
  ),
  'sloppy-joes': recipe(
    'Sloppy joes with carrot sticks',
    both,
    { ...s, serves: 6, minutes: 25, kids: true },
    '1 lb ground-beef, 1 onion, 2 tomato-sauce, 2 tbsp ketchup, 6 hamburger-buns, 6 carrot, ?1 tbsp mustard',
    [
      'Cut the onion small. Brown it with the beef, and pour off the fat.',
      'Stir in the tomato sauce, the ketchup and the mustard. Cook it for 10 minutes.',
      'Fill the buns. Serve them with carrot sticks.',
    ],
  ),
  'beef-rice-skillet': recipe(
    'Beef, rice and vegetable skillet',
    both,
    { ...s, serves: 5, minutes: 35, keeps: true, kids: true },
    '1 lb ground-beef, 3/2 cup rice, 3 cup water, 3 cup frozen-mixed-vegetables, 1 diced-tomatoes, ?1 tsp garlic-powder, ?1/2 tsp salt',
    [
      'Brown the beef in a deep pan, and pour off the fat.',
      'Add the rice, the water and the tomatoes. Cover it and cook it on low heat for 18 minutes.',
      'Stir in the vegetables and cook it for five minutes.',
    ],
  ),
  'beef-stew': recipe(
    'Beef stew with potatoes',
    both,
    { ...s, serves: 6, minutes: 120, keeps: true },
    '3/2 lb stew-beef, 5 potato, 4 carrot, 1 onion, 5 cup water, 2 tbsp tomato-paste, 1 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Brown the beef in the oil in a large pot.',
      'Cut the onion up and add it with the water and the tomato paste. Cook it on low heat for 75 minutes.',
      'Cut the potatoes and the carrots, add them, and cook it for 30 minutes.',
    ],
  ),
  'chicken-rice-pot': recipe(
    'One-pot chicken and rice',
    both,
    { ...s, serves: 5, minutes: 50, keeps: true, kids: true },
    '2 lb chicken-thighs, 3/2 cup rice, 3 cup water, 2 carrot, 1 onion, 1 tbsp oil, ?2 garlic, ?1 tsp paprika, ?1 tsp salt',
    [
      'Brown the chicken in the oil for eight minutes, and take it out. Cut the vegetables small and fry them for five minutes.',
      'Add the rice and the water. Lay the chicken on top.',
      'Cover it and cook it on low heat for 25 to 30 minutes.',
    ],
  ),
  'chicken-noodle-soup': recipe(
    'Chicken noodle soup',
    both,
    { ...s, soft: true, serves: 6, minutes: 60, keeps: true, kids: true },
    '3/2 lb chicken-thighs, 12 oz egg-noodles, 3 carrot, 2 celery, 1 onion, 9 cup water, ?1 tsp thyme, ?1 tsp salt',
    [
      'Put the chicken and the water in a pot and cook it on low heat for 35 minutes. Take the chicken out.',
      'Cut the vegetables small and cook them in the soup for 10 minutes.',
      'Take the meat off the bones. Add the meat and the noodles, and cook it for eight minutes.',
    ],
  ),
  'chicken-rice-soup': recipe(
    'Chicken and rice soup',
    both,
    { ...s, soft: true, serves: 6, minutes: 60, keeps: true, kids: true },
    '3/2 lb chicken-thighs, 2 cup rice, 3 carrot, 2 celery, 1 onion, 9 cup water, ?1 tsp thyme, ?1 tsp salt',
    [
      'Put the chicken and the water in a pot and cook it on low heat for 35 minutes. Take the chicken out.',
      'Cut the vegetables small. Cook them in the soup with the rice for 18 minutes.',
      'Take the meat off the bones and put it back.',
    ],
  ),
  'chicken-stir-fry': recipe(
    'Chicken and broccoli stir-fry with rice',
    both,
    { ...s, serves: 5, minutes: 30, cuisine: 'asian', kids: true, small: true },
    '3/2 lb chicken-breast, 4 cup frozen-broccoli, 2 carrot, 2 cup rice, 4 cup water, 2 tbsp oil, 3 tbsp soy-sauce, ?1 tsp ginger',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cut the chicken into thin strips and fry it in the oil for seven minutes.',
      'Slice the carrots thin. Add them with the broccoli and the soy sauce, and fry it for six minutes.',
    ],
  ),
  'chicken-tacos': recipe(
    'Shredded chicken tacos',
    both,
    { ...s, serves: 5, minutes: 40, cuisine: 'mexican', kids: true, keeps: true },
    '3/2 lb chicken-breast, 1 cup salsa, 1/2 cup water, 15 corn-tortillas, 3 cup cabbage',
    [
      'Put the chicken, the salsa and the water in a pot. Cover it and cook it on low heat for 25 minutes.',
      'Pull the chicken apart with two forks.',
      'Cut the cabbage into thin strips. Fill the warm tortillas.',
    ],
  ),
  'chicken-curry': recipe(
    'Chicken curry with rice',
    both,
    { ...s, serves: 6, minutes: 45, keeps: true, cuisine: 'indian' },
    '3/2 lb chicken-breast, 2 cup rice, 5 cup water, 1 diced-tomatoes, 2 potato, 1 onion, 2 tbsp oil, ?1 tbsp curry-powder, ?1/2 tsp salt',
    [
      'Cut the onion, the potatoes and the chicken small. Fry them in the oil with the spices for eight minutes.',
      'Add the tomatoes and a fifth of the water. Cook it for 20 minutes.',
      'Cook the rice in the rest of the water, covered, for 18 minutes.',
    ],
  ),
  'chicken-pasta': recipe(
    'Chicken pasta with spinach',
    both,
    { ...s, serves: 5, minutes: 30, cuisine: 'italian', kids: true, keeps: true },
    '12 oz pasta, 1 lb chicken-breast, 10 oz frozen-spinach, 2 cup pasta-sauce, 1 tbsp oil',
    [
      'Cut the chicken small and fry it in the oil for eight minutes.',
      'Add the spinach and the sauce. Cook it for 10 minutes.',
      'Cook the pasta as its package says, drain it, and stir it in.',
    ],
  ),
  'sausage-cabbage': recipe(
    'Sausage, cabbage and potatoes',
    both,
    { ...s, serves: 5, minutes: 40, keeps: true },
    '13 oz smoked-sausage, 6 cup cabbage, 4 potato, 1 onion, 2 tbsp oil, 1 cup water, ?1 tsp paprika',
    [
      'Slice the sausage and brown it in the oil in a large pot. Take it out.',
      'Cut the potatoes, the onion and the cabbage, and fry them for five minutes. Add the water, cover it, and cook it for 20 minutes.',
      'Put the sausage back and heat it until it steams.',
    ],
  ),
  'sausage-beans-rice': recipe(
    'Sausage with red beans and rice',
    both,
    { ...s, serves: 6, minutes: 40, keeps: true, cuisine: 'southern' },
    '13 oz smoked-sausage, 2 kidney-beans, 2 cup rice, 5 cup water, 1 onion, 1 bell-pepper, 1 tbsp oil, ?1 tsp hot-sauce',
    [
      'Slice the sausage. Cut the onion and the pepper small. Fry them in the oil for 10 minutes.',
      'Rinse and drain the beans. Add them with a fifth of the water, and cook it for 15 minutes.',
      'Cook the rice in the rest of the water, covered, for 18 minutes.',
    ],
  ),
  'pork-fried-cabbage': recipe(
    'Pork chops with cabbage and apples',
    'dinner',
    { ...s, serves: 4, minutes: 35, small: true },
    '4 pork-chops, 5 cup cabbage, 2 apple, 1 onion, 2 tbsp oil, ?1/2 tsp salt',
    [
      'Fry the chops in half the oil for five minutes on each side, and let them rest on a plate.',
      'Cut the cabbage, the apples and the onion. Fry them in the rest of the oil for 15 minutes.',
      'Put the chops on top to warm.',
    ],
  ),
  'pork-and-rice': recipe(
    'Pork and pepper rice',
    both,
    { ...s, serves: 6, minutes: 90, keeps: true, cuisine: 'caribbean' },
    '3/2 lb pork-shoulder, 2 cup rice, 5 cup water, 1 bell-pepper, 1 onion, 1 tomato-sauce, 1 tbsp oil, ?1 tsp oregano, ?1 tsp salt',
    [
      'Cut the pork into cubes and brown it in the oil. Add a fifth of the water, cover it, and cook it for 45 minutes.',
      'Cut the pepper and the onion small. Add them with the tomato sauce.',
      'Add the rice and the rest of the water. Cover it and cook it on low heat for 20 minutes.',
    ],
  ),
  'hot-dog-skillet': recipe(
    'Hot dogs, potatoes and green beans',
    both,
    { ...s, serves: 4, minutes: 30, kids: true },
    '6 hot-dogs, 4 potato, 3 cup frozen-green-beans, 2 tbsp oil, ?1 tsp mustard',
    [
      'Cut the potatoes small and fry them in the oil for 15 minutes.',
      'Cut the hot dogs lengthwise into quarters and then across.',
      'Add them with the green beans. Cover the pan and cook it for eight minutes, until it steams.',
    ],
  ),
  'tuna-noodles': recipe(
    'Tuna noodle skillet',
    both,
    { ...s, soft: true, serves: 5, minutes: 25, kids: true, keeps: true },
    '12 oz egg-noodles, 3 tuna, 1 mushroom-soup, 1 cup milk, 2 cup frozen-peas',
    [
      'Cook the noodles as their package says. Add the peas for the last two minutes, and drain them.',
      'Stir in the soup and the milk, and heat it.',
      'Drain the tuna and stir it in. Heat it until it steams.',
    ],
  ),
  'tuna-pasta': recipe(
    'Pasta with tuna and tomato',
    both,
    { ...s, serves: 4, minutes: 25, cuisine: 'italian' },
    '12 oz pasta, 2 tuna, 1 diced-tomatoes, 1 onion, 2 tbsp oil, ?2 garlic, ?1 tsp oregano',
    [
      'Cut the onion small and fry it in the oil for five minutes.',
      'Add the tomatoes and cook it for 10 minutes. Drain the tuna and stir it in.',
      'Cook the pasta as its package says, drain it, and stir in the sauce.',
    ],
  ),
  'salmon-patties': recipe(
    'Salmon patties with potatoes and peas',
    both,
    { ...s, serves: 4, minutes: 40, small: true, cuisine: 'southern' },
    '1 salmon, 2 egg, 1 cup cornmeal, 4 potato, 2 cup frozen-peas, 3 tbsp oil, ?1/2 onion',
    [
      'Boil the potatoes in water for 20 minutes. Add the peas for the last three minutes.',
      'Drain the salmon and mash it with the eggs and the cornmeal. Shape eight patties.',
      'Fry the patties in the oil for four minutes on each side, until the middle is firm.',
    ],
  ),
  'fish-rice': recipe(
    'Fish with rice and green beans',
    'dinner',
    { ...s, serves: 4, minutes: 30, small: true },
    '4 fish-fillets, 3/2 cup rice, 3 cup water, 3 cup frozen-green-beans, 2 tbsp oil, ?1 lemon, ?1/2 tsp paprika',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cook the green beans in a little water for six minutes.',
      'Dry the fish and fry it in the oil for four minutes on each side, until it flakes.',
    ],
  ),
  'fish-tacos': recipe(
    'Fish tacos',
    both,
    { ...s, serves: 4, minutes: 25, cuisine: 'mexican', small: true },
    '4 fish-fillets, 12 corn-tortillas, 3 cup cabbage, 1/2 cup salsa, 2 tbsp oil, ?1 tsp chili-powder',
    [
      'Season the fish and fry it in the oil for four minutes on each side, until it flakes.',
      'Cut the cabbage into thin strips.',
      'Fill the warm tortillas with fish, cabbage and salsa.',
    ],
  ),
};
