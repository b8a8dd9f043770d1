import { food } from '../food.ts';

const fresh = (days: number, opened = days) => ({ store: 'fridge', days, opened, coldOnceOpened: true }) as const;
const shelf = (days: number) => ({ store: 'pantry', days, opened: 5, coldOnceOpened: true }) as const;
/** Whole pieces: nothing is opened. */
const pieces = (days: number) => ({ store: 'pantry', days, opened: days }) as const;

/** Vegetables and fruit, fresh and frozen. */
export const produce = {
  onion: food('onions', 'produce', 'vegetable', [[454, '1 lb, loose', 119], [1361, '3 lb bag', 299], [22680, '50 lb bag', 2800, 'bulk']], {
    piece: [150, 'onion'], cup: 160, ...pieces(30), names: ['yellow onion', 'white onion', 'red onion'],
  }),
  garlic: food('garlic', 'produce', 'vegetable', [[50, '1 head', 79]], { piece: [5, 'clove'], ...pieces(60) }),
  carrot: food('carrots', 'produce', 'vegetable', [[454, '1 lb bag', 129], [907, '2 lb bag', 199], [11340, '25 lb bag', 1900, 'bulk']], {
    piece: [65, 'carrot'], cup: 125, ...fresh(14), wic: true,
    under4: 'grate carrots, or cook them until a fork goes through and cut them small',
  }),
  celery: food('celery', 'produce', 'vegetable', [[454, '1 bunch', 189]], {
    piece: [40, 'stalk'], cup: 100, ...fresh(10), wic: true, under4: 'cut celery across into thin slices, and cook it soft',
  }),
  cabbage: food('cabbage', 'produce', 'vegetable', [[907, '1 head (about 2 lb)', 199]], {
    piece: [907, 'head'], cup: 90, ...fresh(7), wic: true, names: ['green cabbage'],
  }),
  potato: food('potatoes', 'produce', 'vegetable', [[454, '1 lb, loose', 119], [2268, '5 lb bag', 399], [22680, '50 lb box', 2900, 'bulk']], {
    piece: [200, 'potato', 'potatoes'], cup: 150, ...pieces(21), wic: true, names: ['russet potato', 'russet'],
  }),
  'sweet-potato': food('sweet potatoes', 'produce', 'vegetable', [[454, '1 lb, loose', 129], [1361, '3 lb bag', 349]], {
    piece: [200, 'sweet potato', 'sweet potatoes'], cup: 135, ...pieces(14), wic: true, names: ['yam'],
  }),
  tomato: food('tomatoes', 'produce', 'vegetable', [[454, '1 lb', 199]], {
    piece: [120, 'tomato', 'tomatoes'], cup: 180, ...pieces(5), wic: true, under4: 'cut tomatoes small; quarter little ones lengthwise',
  }),
  'bell-pepper': food('bell peppers', 'produce', 'vegetable', [[150, '1 pepper', 99], [450, 'bag of 3', 279]], {
    piece: [150, 'bell pepper'], cup: 150, ...fresh(7), wic: true, names: ['green pepper', 'red pepper', 'pepper'],
  }),
  broccoli: food('broccoli', 'produce', 'vegetable', [[454, '1 lb, 2 crowns', 229]], { cup: 90, ...fresh(5), wic: true }),
  zucchini: food('zucchini', 'produce', 'vegetable', [[454, '1 lb', 189]], {
    piece: [200, 'zucchini', 'zucchini'], cup: 125, ...fresh(5), wic: true, names: ['squash', 'courgette'],
  }),
  spinach: food('spinach', 'produce', 'vegetable', [[227, '8 oz bag', 279]], { cup: 30, ...fresh(4, 3), wic: true, names: ['baby spinach'] }),
  lettuce: food('romaine lettuce', 'produce', 'vegetable', [[340, '1 head', 229]], {
    cup: 50, piece: [340, 'head'], ...fresh(5), wic: true, names: ['lettuce', 'salad greens', 'iceberg'],
  }),
  cucumber: food('cucumbers', 'produce', 'vegetable', [[300, '1 cucumber', 89]], {
    piece: [300, 'cucumber'], cup: 120, ...fresh(5), wic: true, under4: 'peel cucumber and cut it into thin slices',
  }),
  collards: food('collard greens', 'produce', 'vegetable', [[454, '1 bunch', 199]], { cup: 36, ...fresh(4), wic: true, names: ['collard', 'greens', 'kale'] }),
  'winter-squash': food('butternut squash', 'produce', 'vegetable', [[1134, '1 squash (about 2½ lb)', 349]], {
    piece: [1134, 'squash', 'squash'], cup: 140, ...shelf(30), wic: true,
  }),
  banana: food('bananas', 'produce', 'fruit', [[454, '1 lb (about 4)', 65], [1361, '3 lb (about 12)', 185]], { piece: [115, 'banana'], ...pieces(5), wic: true }),
  apple: food('apples', 'produce', 'fruit', [[454, '1 lb (about 3)', 159], [1361, '3 lb bag', 399]], {
    piece: [150, 'apple'], cup: 110, ...fresh(21), wic: true, under4: 'cook apple soft, or grate it or slice it very thin',
  }),
  orange: food('oranges', 'produce', 'fruit', [[454, '1 lb (about 3)', 149], [1814, '4 lb bag', 499]], {
    piece: [150, 'orange'], ...fresh(14), wic: true, under4: 'cut orange segments small and take out seeds',
  }),
  lemon: food('lemons', 'produce', 'fruit', [[120, '1 lemon', 69]], { piece: [120, 'lemon'], ...fresh(14), names: ['lime'] }),
  grapes: food('seedless grapes', 'produce', 'fruit', [[907, '2 lb bag', 449]], {
    cup: 150, ...fresh(7), wic: true, under4: 'cut each grape lengthwise into quarters', names: ['grape'],
  }),
  'frozen-mixed-vegetables': food('mixed vegetables, frozen', 'frozen', 'vegetable', [[340, '12 oz bag', 139], [907, '2 lb bag', 299], [9072, '20 lb case', 2600, 'bulk']], {
    cup: 135, store: 'freezer', days: 240, opened: 60, wic: true, names: ['mixed vegetables', 'frozen mixed veggies', 'frozen vegetables'],
  }),
  'frozen-peas': food('peas, frozen', 'frozen', 'vegetable', [[340, '12 oz bag', 139]], {
    cup: 135, store: 'freezer', days: 240, opened: 60, wic: true, under4: 'mash peas or press each one flat', names: ['pea', 'frozen pea'],
  }),
  'frozen-corn': food('corn, frozen', 'frozen', 'vegetable', [[340, '12 oz bag', 139]], { cup: 150, store: 'freezer', days: 240, opened: 60, wic: true, names: ['frozen corn'] }),
  'frozen-broccoli': food('broccoli, frozen', 'frozen', 'vegetable', [[340, '12 oz bag', 159], [9072, '20 lb case', 3200, 'bulk']], {
    cup: 90, store: 'freezer', days: 240, opened: 60, wic: true, names: ['frozen broccoli'],
  }),
  'frozen-spinach': food('spinach, frozen', 'frozen', 'vegetable', [[283, '10 oz box', 139]], { cup: 190, store: 'freezer', days: 240, opened: 60, wic: true, names: ['frozen spinach'] }),
  'frozen-green-beans': food('green beans, frozen', 'frozen', 'vegetable', [[340, '12 oz bag', 139], [9072, '20 lb case', 2600, 'bulk']], {
    cup: 125, store: 'freezer', days: 240, opened: 60, wic: true, under4: 'cook green beans soft and cut them small', names: ['frozen green bean'],
  }),
  'frozen-berries': food('berries, frozen', 'frozen', 'fruit', [[340, '12 oz bag', 329]], {
    cup: 140, store: 'freezer', days: 240, opened: 60, wic: true, under4: 'mash berries', names: ['frozen fruit', 'frozen blueberry', 'frozen strawberry', 'strawberry', 'blueberry', 'berry'],
  }),
  'frozen-fries': food('potato wedges, frozen', 'frozen', 'vegetable', [[907, '2 lb bag', 329]], { cup: 115, store: 'freezer', days: 240, opened: 60, can: 'wheat', names: ['fries', 'french fries', 'tater tots'] }),
};
