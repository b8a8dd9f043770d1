import { recipe } from '../recipe.ts';

const s = { cooker: 'stove', cuisine: 'vietnamese' } as const;
const both = 'lunch dinner';

/** Vietnamese home cooking: rice, fish sauce, a little meat and many vegetables. */
export const vietnamese = {
  'viet-ginger-chicken': recipe(
    'Vietnamese ginger chicken with rice (gà kho gừng)',
    both,
    { ...s, serves: 6, minutes: 45, keeps: true, kids: true },
    '2 lb chicken-thighs, 5/2 cup rice, 5 cup water, 3 tbsp fish-sauce, 2 tbsp sugar, 1 onion, 3 cup cabbage, 1 tbsp oil, 1 tsp ginger, ?3 garlic',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Brown the chicken in the oil. Add the sliced onion, the ginger, the sugar, the fish sauce and half a cup of water.',
      'Cover it and cook it on low heat for 30 minutes. Steam the cabbage in strips over it for the last five minutes.',
    ],
  ),
  'viet-pork-eggs': recipe(
    'Caramel pork and eggs with rice (thịt kho)',
    'dinner',
    { ...s, serves: 8, minutes: 100, keeps: true },
    '2 lb pork-shoulder, 8 egg, 3 cup rice, 8 cup water, 1/4 cup fish-sauce, 1/4 cup sugar, 1 cucumber, ?3 garlic',
    [
      'Boil the eggs for 10 minutes, cool them, and peel them.',
      'Melt the sugar in a pot until it is brown. Add the pork in one-inch pieces, the fish sauce and two cups of water. Cook it on low heat for 75 minutes.',
      'Add the eggs for the last 20 minutes. Cook the rice in the rest of the water, and slice the cucumber.',
    ],
  ),
  'viet-noodle-bowl': recipe(
    'Rice noodle bowl with pork and lettuce (bún thịt)',
    both,
    { ...s, serves: 4, minutes: 30 },
    '1 rice-noodles, 4 pork-chops, 3 cup lettuce, 1 cucumber, 2 carrot, 3 tbsp fish-sauce, 2 tbsp sugar, 3 tbsp lime-juice, 2 tbsp oil, ?2 garlic',
    [
      'Slice the pork thin. Mix it with one spoon each of fish sauce and sugar, and fry it in the oil.',
      'Cook the noodles as their package says, and rinse them. Cut the lettuce, the cucumber and the carrots into thin strips.',
      'Stir the rest of the fish sauce and sugar with the lime juice and half a cup of water, and pour it over the bowls.',
    ],
  ),
  'pho-chicken': recipe(
    'Chicken noodle soup with rice noodles (phở gà)',
    both,
    { ...s, serves: 5, minutes: 70, keeps: true, kids: true, soft: true },
    '2 lb chicken-thighs, 1 rice-noodles, 10 cup water, 1 onion, 2 carrot, 3 tbsp fish-sauce, 1 tbsp sugar, 1 tsp ginger, ?1/2 cup cilantro, ?1/2 tsp cinnamon',
    [
      'Brown the onion, cut in half, in a dry pot. Add the chicken, the water, the ginger and the sugar, and cook it on low heat for 50 minutes.',
      'Take the meat off the bones. Season the broth with the fish sauce, and cook the carrots in it in thin slices.',
      'Cook the noodles as their package says. Put noodles and chicken in bowls, and pour the hot broth over them.',
    ],
  ),
  'viet-tofu-tomato': recipe(
    'Tofu in tomato sauce with rice (đậu sốt cà)',
    both,
    { ...s, serves: 4, minutes: 30, keeps: true },
    '2 tofu, 4 tomato, 2 cup rice, 4 cup water, 1 onion, 2 tbsp fish-sauce, 1 tbsp sugar, 3 tbsp oil, ?2 garlic',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cut the tofu into cubes and fry it in the oil until it is golden. Take it out.',
      'Fry the cut onion and tomatoes for eight minutes. Add the fish sauce, the sugar and the tofu, and cook it for five minutes.',
    ],
  ),
  'viet-fish': recipe(
    'Fish in caramel sauce with rice (cá kho)',
    both,
    { ...s, serves: 4, minutes: 35, soft: true },
    '4 fish-fillets, 2 cup rice, 4 cup water, 3 tbsp fish-sauce, 3 tbsp sugar, 1 onion, 3 cup cabbage, 1 tbsp oil, ?1 tsp pepper',
    [
      'Thaw the fish. Cook the rice in the water, covered, for 18 minutes.',
      'Melt the sugar in a pan until it is brown. Add the fish sauce, the sliced onion and half a cup of water.',
      'Put in the fish and cook it, covered, for 12 minutes. Fry the cabbage in strips in the oil until it is soft.',
    ],
  ),
  'viet-cabbage-egg': recipe(
    'Stir-fried cabbage with eggs and rice',
    both,
    { ...s, serves: 4, minutes: 30, kids: true, small: true },
    '8 egg, 1 cabbage, 2 cup rice, 4 cup water, 2 tbsp fish-sauce, 3 tbsp oil, 1 carrot, ?2 garlic',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cut the cabbage and the carrot into thin strips, and fry them in half the oil for eight minutes. Add half the fish sauce.',
      'Beat the eggs with the rest of the fish sauce, fry them in the rest of the oil, and cut them into strips.',
    ],
  ),
  chao: recipe(
    'Rice soup with chicken (cháo gà)',
    'breakfast lunch dinner',
    { ...s, serves: 6, minutes: 60, keeps: true, kids: true, soft: true },
    '3/2 cup rice, 10 cup water, 2 lb chicken-thighs, 2 carrot, 2 tbsp fish-sauce, 1 tbsp oil, 1 tsp ginger, ?1/4 cup cilantro',
    [
      'Put the rice, the chicken, the ginger and the water in a pot. Bring it to a boil, and cook it on low heat for 45 minutes. Stir it often.',
      'Take the meat off the bones in small pieces, and put it back with the grated carrots.',
      'Add the fish sauce and the oil, and cook it for five more minutes.',
    ],
  ),
  'viet-beef-rice': recipe(
    'Beef and cabbage with rice and fish sauce',
    both,
    { ...s, serves: 5, minutes: 30, keeps: true, kids: true },
    '1 lb ground-beef, 4 cup cabbage, 2 carrot, 2 cup rice, 4 cup water, 1 onion, 2 tbsp fish-sauce, 1 tbsp sugar, ?2 garlic, ?1 tbsp lime-juice',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Brown the beef with the sliced onion, and pour off the fat. Add the cabbage and carrots in thin strips, and fry it for eight minutes.',
      'Stir in the fish sauce and the sugar.',
    ],
  ),
  'ginger-lime-chicken': recipe(
    'Chicken with ginger and lime over rice',
    both,
    { ...s, serves: 6, minutes: 50, keeps: true, kids: true },
    '2 lb chicken-thighs, 5/2 cup rice, 5 cup water, 4 cup cabbage, 2 carrot, 1 onion, 3 tbsp lime-juice, 1 tbsp sugar, 2 tbsp oil, 1 tsp ginger, ?3 garlic, ?1/4 cup cilantro',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Brown the chicken and the sliced onion in the oil. Add the ginger, the sugar and half a cup of water, and cook it, covered, for 30 minutes.',
      'Add the cabbage and the carrots in thin strips for the last eight minutes. Stir in the lime juice.',
    ],
  ),
  'egg-noodle-bowl': recipe(
    'Rice noodle bowl with eggs, cucumber and lime',
    both,
    { ...s, serves: 4, minutes: 25, kids: true },
    '1 rice-noodles, 8 egg, 1 cucumber, 2 carrot, 3 cup lettuce, 3 tbsp lime-juice, 2 tbsp sugar, 3 tbsp oil, ?1/4 cup cilantro',
    [
      'Cook the noodles as their package says, and rinse them. Cut the cucumber, the carrots and the lettuce into thin strips.',
      'Beat the eggs, fry them in one spoon of the oil, and cut them into strips.',
      'Stir the lime juice with the sugar and the rest of the oil, and pour it over the bowls.',
    ],
  ),
  'beef-tomato-rice': recipe(
    'Beef and tomato stir-fry with rice',
    both,
    { ...s, cuisine: 'asian', serves: 5, minutes: 30, keeps: true, kids: true },
    '1 lb ground-beef, 4 tomato, 2 cup rice, 4 cup water, 1 onion, 3 cup cabbage, 1 tbsp vinegar, 1 tbsp sugar, 1 tsp ginger, ?2 garlic',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Brown the beef with the sliced onion and the ginger, and pour off the fat. Add the cabbage in strips and the tomatoes in pieces.',
      'Cook it for 10 minutes. Stir in the vinegar and the sugar.',
    ],
  ),
  'sweet-sour-pork': recipe(
    'Sweet and sour pork with pineapple and rice',
    both,
    { ...s, cuisine: 'asian', serves: 5, minutes: 35, keeps: true, kids: true },
    '4 pork-chops, 1 pineapple, 2 cup rice, 4 cup water, 1 bell-pepper, 1 onion, 2 tbsp vinegar, 2 tbsp oil, 1 tsp ginger',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Cut the pork into thin strips, and fry it in the oil for eight minutes. Add the onion and the pepper in pieces.',
      'Add the pineapple with its juice, the vinegar and the ginger, and cook it for eight minutes.',
    ],
  ),
};
