import { recipe } from '../recipe.ts';

const r = { cooker: 'rice-cooker' } as const;
const p = { cooker: 'pressure-cooker' } as const;
const both = 'lunch dinner';

/** One rice cooker, or one electric pressure cooker such as an Instant Pot. */
export const electricPots = {
  'rc-oatmeal': recipe(
    'Rice cooker oatmeal with raisins',
    'breakfast',
    { ...r, serves: 4, minutes: 25, kids: true, soft: true },
    '2 cup oats, 5 cup water, 1/2 cup raisins, ?1 tbsp sugar, ?1 tsp cinnamon',
    [
      'Put everything in the rice cooker, fill it no more than half, and start it.',
      'Stir it when it is thick, and let it rest for five minutes.',
    ],
  ),
  'rc-rice-pudding': recipe(
    'Rice cooker rice pudding with banana',
    'breakfast',
    { ...r, serves: 4, minutes: 40, kids: true, soft: true },
    '1 cup rice, 2 cup water, 3 cup milk, 4 banana, 2 tbsp sugar, ?1 tsp cinnamon',
    [
      'Cook the rice in the water in the rice cooker.',
      'Add the milk and the sugar, and cook it with the lid open for 15 minutes, stirring. Put the sliced bananas on top.',
    ],
  ),
  'rc-eggs-rice': recipe(
    'Rice with steamed eggs and greens',
    'breakfast lunch dinner',
    { ...r, serves: 4, minutes: 35, kids: true, cuisine: 'asian' },
    '2 cup rice, 7/2 cup water, 8 egg, 3/2 cup frozen-spinach, 2 tbsp oil, ?2 tbsp soy-sauce',
    [
      'Put the rice and the water in the rice cooker. Put the eggs in their shells, washed, in the steam basket above, and start it.',
      'When the rice is done, stir in the spinach and the oil, close the lid, and keep it warm for 10 minutes. Peel the eggs.',
    ],
  ),
  'rc-red-beans': recipe(
    'Rice cooker red beans and rice',
    both,
    { ...r, serves: 4, minutes: 35, cuisine: 'southern', kids: true },
    '2 cup rice, 7/2 cup water, 2 kidney-beans, 1 onion, 1 bell-pepper, 2 tbsp oil, ?1 tsp thyme, ?1/2 tsp salt',
    [
      'Cut the onion and the pepper small. Drain the beans.',
      'Put everything in the rice cooker, stir, and start it. Let it rest for 10 minutes at the end.',
    ],
  ),
  'rc-lentils': recipe(
    'Rice cooker lentils and rice',
    both,
    { ...r, serves: 5, minutes: 50, cuisine: 'arab', keeps: true },
    '1 cup lentils, 3/2 cup rice, 5 cup water, 2 onion, 3 tbsp oil, ?1 tsp cumin, ?1/2 tsp salt',
    [
      'Slice the onions thin. Put everything in the rice cooker, stir, and start it.',
      'Let it rest for 10 minutes, and stir it.',
    ],
  ),
  'rc-tuna': recipe(
    'Rice cooker tuna and vegetable rice',
    both,
    { ...r, serves: 4, minutes: 35, kids: true },
    '2 cup rice, 7/2 cup water, 3 tuna, 2 cup frozen-mixed-vegetables, 2 tbsp oil, ?1 tbsp soy-sauce',
    [
      'Put the rice, the water, the vegetables and the oil in the rice cooker, and start it.',
      'Stir in the drained tuna at the end, close the lid, and wait for five minutes.',
    ],
  ),
  'rc-chickpea-curry': recipe(
    'Rice cooker chickpea curry rice',
    both,
    { ...r, serves: 4, minutes: 40, cuisine: 'indian', keeps: true },
    '2 cup rice, 3 cup water, 2 chickpeas, 1 diced-tomatoes, 1 onion, 2 tbsp oil, 1 tbsp curry-powder, ?1/2 tsp salt',
    [
      'Cut the onion small, and drain the chickpeas.',
      'Put everything in the rice cooker, stir, and start it. Let it rest for 10 minutes.',
    ],
  ),
  'rc-chicken-vegetable': recipe(
    'Rice cooker rice with canned chicken and vegetables',
    both,
    { ...r, serves: 4, minutes: 35, kids: true, cuisine: 'asian', soft: true },
    '2 cup rice, 4 cup water, 2 canned-chicken, 2 cup frozen-mixed-vegetables, 2 tbsp oil, 1 tsp ginger, ?2 tbsp soy-sauce',
    [
      'Put the rice, the water, the vegetables, the ginger and the oil in the rice cooker, and start it.',
      'Stir in the drained chicken at the end, close the lid, and wait for five minutes.',
    ],
  ),
  'pc-oatmeal': recipe(
    'Pressure cooker oatmeal with apples',
    'breakfast',
    { ...p, serves: 4, minutes: 25, kids: true, soft: true },
    '2 cup oats, 4 cup water, 3 apple, 1 tbsp butter, ?1 tsp cinnamon, ?1 tbsp sugar',
    [
      'Cut the apples small. Put everything in the pot, and close the lid.',
      'Cook it at high pressure for four minutes. Wait for 10 minutes before you open it, and stir.',
    ],
  ),
  'pc-eggs': recipe(
    'Pressure cooker eggs with bread and an orange',
    'breakfast',
    { ...p, serves: 4, minutes: 20, kids: true },
    '8 egg, 8 bread, 4 orange, 1 cup water, 2 tbsp butter',
    [
      'Put the water in the pot and the eggs on the rack. Cook them at high pressure for six minutes.',
      'Cool the eggs in cold water, and peel them. Eat them with the buttered bread and the oranges.',
    ],
  ),
  'pc-beans-rice': recipe(
    'Pressure cooker pinto beans with rice',
    both,
    { ...p, serves: 6, minutes: 80, keeps: true, cuisine: 'mexican' },
    '2 cup dry-pinto-beans, 10 cup water, 1 onion, 2 cup rice, 2 tbsp oil, ?2 garlic, ?1 tsp cumin, ?1 tsp salt',
    [
      'Put the beans, the cut onion, the oil and six cups of the water in the pot; they need no soaking. Cook them at high pressure for 40 minutes, and wait for 15 minutes before you open it.',
      'Put the beans in a bowl. Cook the rice in the rest of the water at high pressure for four minutes, and wait for 10 minutes.',
    ],
  ),
  'pc-chicken-rice': recipe(
    'Pressure cooker chicken and rice',
    both,
    { ...p, serves: 6, minutes: 45, keeps: true, kids: true, soft: true },
    '2 lb chicken-thighs, 2 cup rice, 5/2 cup water, 3 carrot, 1 onion, 2 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Brown the chicken in the oil with the sauté button. Add the cut vegetables, the rice and the water.',
      'Cook it at high pressure for 12 minutes, and wait for 10 minutes before you open it. Take the meat off the bones.',
    ],
  ),
  'pc-chili': recipe(
    'Pressure cooker beef and bean chili',
    both,
    { ...p, serves: 6, minutes: 45, keeps: true, kids: true },
    '1 lb ground-beef, 3 kidney-beans, 2 diced-tomatoes, 1 onion, 1 cup water, 12 corn-tortillas, ?1 tbsp chili-powder, ?1 tsp cumin',
    [
      'Brown the beef with the cut onion with the sauté button, and pour off the fat.',
      'Add the drained beans, the tomatoes and the water. Cook it at high pressure for 10 minutes. Eat it with the tortillas.',
    ],
  ),
  'pc-lentil-soup': recipe(
    'Pressure cooker lentil and vegetable soup',
    both,
    { ...p, serves: 6, minutes: 40, keeps: true, soft: true },
    '5/2 cup lentils, 8 cup water, 3 carrot, 2 potato, 1 onion, 1 diced-tomatoes, 3 tbsp oil, ?1 tsp cumin, ?1 tsp salt',
    [
      'Cut the vegetables small. Put everything in the pot.',
      'Cook it at high pressure for 15 minutes, and wait for 10 minutes before you open it.',
    ],
  ),
  'pc-spaghetti': recipe(
    'Pressure cooker spaghetti with meat sauce',
    both,
    { ...p, serves: 6, minutes: 35, kids: true, cuisine: 'italian' },
    '1 lb ground-beef, 1 lb pasta, 1 pasta-sauce, 7/2 cup water, 1 onion, 2 carrot',
    [
      'Brown the beef with the cut onion and the grated carrots with the sauté button, and pour off the fat.',
      'Break the pasta in half, lay it on top, and pour the sauce and the water over it. Don’t stir it.',
      'Cook it at high pressure for eight minutes, let the steam out, and stir.',
    ],
  ),
  'pc-pulled-pork': recipe(
    'Pressure cooker pulled pork with rice and cabbage',
    both,
    { ...p, serves: 8, minutes: 95, keeps: true, kids: true, soft: true, cuisine: 'southern' },
    '3 lb pork-shoulder, 3 cup rice, 4 cup water, 1/2 cup barbecue-sauce, 1 onion, 3 cup cabbage, ?1 tsp paprika, ?1 tsp salt',
    [
      'Cut the pork into four pieces. Cook it with the onion and one cup of the water at high pressure for 60 minutes, and wait for 15 minutes. Pull it apart, and stir in the sauce.',
      'Put the pork in a bowl. Cook the rice in the rest of the water at high pressure for four minutes, and wait for 10 minutes.',
      'Cut the cabbage into thin strips, and eat it beside the pork.',
    ],
  ),
  'pc-split-pea': recipe(
    'Pressure cooker split pea soup with bread',
    both,
    { ...p, serves: 6, minutes: 45, keeps: true, soft: true },
    '2 cup split-peas, 7 cup water, 3 carrot, 2 potato, 1 onion, 8 bread, 2 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Cut the vegetables small. Put everything but the bread in the pot, filled no more than half.',
      'Cook it at high pressure for 15 minutes, and wait for 15 minutes before you open it. Eat it with the bread.',
    ],
  ),
  'pc-chickpea-curry': recipe(
    'Pressure cooker potato and chickpea curry with rice',
    both,
    { ...p, serves: 5, minutes: 45, keeps: true, cuisine: 'indian' },
    '3 potato, 2 chickpeas, 1 diced-tomatoes, 1 onion, 2 cup rice, 5 cup water, 2 tbsp oil, 1 tbsp curry-powder, ?1 tsp salt',
    [
      'Cook the rice in three cups of the water at high pressure for four minutes, wait for 10 minutes, and put it in a bowl.',
      'Fry the cut onion in the oil with the sauté button. Add the potatoes in pieces, the drained chickpeas, the tomatoes, the curry powder and the rest of the water. Cook it at high pressure for eight minutes.',
    ],
  ),
  'pc-beef-stew': recipe(
    'Pressure cooker beef stew with potatoes',
    'dinner',
    { ...p, serves: 6, minutes: 65, keeps: true, soft: true },
    '3/2 lb stew-beef, 6 potato, 4 carrot, 1 onion, 1 diced-tomatoes, 3 cup water, 1/4 cup flour, 3 tbsp oil, ?1 tsp thyme, ?1 tsp salt',
    [
      'Turn the beef in the flour, and brown it in the oil with the sauté button. Add the cut onion, the tomatoes and the water, and cook it at high pressure for 25 minutes.',
      'Let the steam out. Add the potatoes and carrots in pieces, and cook it at high pressure for eight more minutes.',
    ],
  ),
};
