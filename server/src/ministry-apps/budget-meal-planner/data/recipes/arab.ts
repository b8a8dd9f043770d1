import { recipe } from '../recipe.ts';

const s = { cooker: 'stove', cuisine: 'arab' } as const;
const both = 'lunch dinner';

/** Arab home cooking without pork and without alcohol. */
export const arab = {
  kabsa: recipe(
    'Kabsa-style chicken and rice',
    both,
    { ...s, serves: 6, minutes: 60, keeps: true, kids: true },
    '2 lb chicken-thighs, 5/2 cup rice, 5 cup water, 1 diced-tomatoes, 1 onion, 2 carrot, 2 tbsp oil, 1 tsp cumin, ?2 garlic, ?1/2 tsp cinnamon, ?1/4 cup raisins, ?1 tsp salt',
    [
      'Brown the chicken and the cut onion in the oil. Add the tomatoes, the spices and the water, and cook it for 20 minutes.',
      'Add the rice and the grated carrots. Cover it, and cook it on low heat for 22 minutes.',
      'Let it rest for five minutes before you open it.',
    ],
  ),
  'kofta-rice': recipe(
    'Beef kofta with rice and cucumber yogurt',
    both,
    { ...s, serves: 5, minutes: 45, kids: true },
    '3/2 lb ground-beef, 2 cup rice, 4 cup water, 1 onion, 1 cup yogurt, 1 cucumber, 1 tbsp oil, 1 tsp cumin, ?1 tsp salt',
    [
      'Cook the rice in the water, covered, for 18 minutes.',
      'Grate the onion, and mix it with the beef and the seasonings. Make small, long patties, and fry them in the oil for 12 minutes.',
      'Cut the cucumber small and stir it into the yogurt.',
    ],
  ),
  shawarma: recipe(
    'Chicken shawarma in pita',
    both,
    { ...s, serves: 6, minutes: 45, kids: true },
    '2 lb chicken-breast, 12 pita, 2 tomato, 1 cucumber, 2 cup cabbage, 1/2 cup tahini, 3 tbsp lime-juice, 2 tbsp oil, 1 tsp cumin, ?2 garlic, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Slice the chicken thin. Mix it with one spoon of lime juice, the oil and the spices, and fry it for 12 minutes.',
      'Stir the tahini with the rest of the lime juice and enough water to make a sauce.',
      'Cut up the vegetables. Fill the warm pita with chicken, vegetables and sauce.',
    ],
  ),
  'beef-white-beans': recipe(
    'Fasolia (white bean and beef stew) with rice',
    both,
    { ...s, serves: 6, minutes: 50, keeps: true },
    '1 lb ground-beef, 3 white-beans, 1 diced-tomatoes, 1 onion, 2 cup rice, 5 cup water, 1 tbsp oil, ?2 garlic, ?1 tsp cumin, ?1 tsp salt',
    [
      'Cook the rice in four cups of the water, covered, for 18 minutes.',
      'Brown the beef with the cut onion. Add the tomatoes and one cup of water, and cook it for 15 minutes.',
      'Drain the beans, add them, and cook it for 10 minutes. Eat it over the rice.',
    ],
  ),
  'bulgur-chickpeas': recipe(
    'Bulgur with chickpeas and tomatoes',
    both,
    { ...s, serves: 5, minutes: 30, keeps: true },
    '2 cup bulgur, 2 chickpeas, 1 diced-tomatoes, 1 onion, 3 cup water, 3 tbsp oil, ?1 tsp cumin, ?1 tsp salt',
    [
      'Fry the cut onion in the oil for six minutes. Stir in the bulgur.',
      'Add the drained chickpeas, the tomatoes and the water. Cover it, cook it on low heat for 15 minutes, and let it rest for five.',
    ],
  ),
  'ful-pita': recipe(
    'Warm beans with lemon, tomato and pita (like ful)',
    'breakfast lunch dinner',
    { ...s, serves: 4, minutes: 15 },
    '2 pinto-beans, 6 pita, 2 tomato, 1/2 onion, 3 tbsp lime-juice, 3 tbsp oil, 1 tsp cumin, ?2 garlic, ?1/2 tsp salt',
    [
      'Heat the beans with a little of their water and the cumin. Mash about half of them.',
      'Stir in the lime juice and the oil. Cut the tomatoes and the onion small, and put them on top. Eat it with warm pita.',
    ],
  ),
  shakshuka: recipe(
    'Shakshuka (eggs in spiced tomatoes) with pita',
    'breakfast lunch dinner',
    { ...s, serves: 4, minutes: 30, small: true },
    '8 egg, 2 diced-tomatoes, 1 onion, 1 bell-pepper, 6 pita, 2 tbsp oil, 1 tsp cumin, ?1 tsp paprika, ?1/2 tsp salt',
    [
      'Cut the onion and the pepper small, and fry them in the oil for eight minutes. Add the tomatoes and the spices, and cook it for 10 minutes.',
      'Break the eggs into it, cover the pan, and cook it for eight minutes. Eat it with warm pita.',
    ],
  ),
  'lentil-lemon-soup': recipe(
    'Arab lentil soup with lemon and pita',
    both,
    { ...s, serves: 6, minutes: 40, keeps: true, soft: true },
    '2 cup lentils, 8 cup water, 1 onion, 2 carrot, 1 potato, 8 pita, 3 tbsp lime-juice, 2 tbsp oil, 1 tsp cumin, ?1 tsp salt',
    [
      'Cut the vegetables small and fry them in the oil for five minutes. Add the lentils, the cumin and the water.',
      'Cook it on low heat for 30 minutes, and mash it smooth. Stir in the lime juice, and eat it with pita.',
    ],
  ),
  'hummus-plate': recipe(
    'Hummus with pita, cucumber and carrots',
    both,
    { serves: 4, minutes: 15, cuisine: 'arab', kids: true },
    '3 chickpeas, 1/3 cup tahini, 3 tbsp lime-juice, 8 pita, 1 cucumber, 3 carrot, 2 tbsp oil, ?1 garlic, ?1/2 tsp salt',
    [
      'Drain the chickpeas and keep some of their water. Mash or blend them smooth with the tahini, the lime juice and a little of the water.',
      'Pour the oil on top. Cut the vegetables into sticks, and eat them and the pita with the hummus.',
    ],
  ),
  'chicken-potato-tray': recipe(
    'Chicken baked with potatoes and lemon',
    'dinner',
    { cooker: 'oven', cuisine: 'arab', serves: 6, minutes: 75, keeps: true, kids: true },
    '3 lb chicken-thighs, 7 potato, 2 onion, 1/4 cup lime-juice, 3 tbsp oil, 1 tsp cumin, ?3 garlic, ?1 tsp paprika, ?1 tsp salt',
    [
      'Heat the oven to 425 °F. Cut the potatoes and the onions into slices.',
      'Mix everything in a baking pan, with the chicken on top. Bake it for 60 minutes.',
    ],
  ),
};
