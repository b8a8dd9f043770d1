import { food } from '../food.ts';

const rawMeat = { store: 'fridge', days: 2, opened: 2, coldOnceOpened: true, freezes: true } as const;
const can = { store: 'pantry', days: 730, opened: 3, coldOnceOpened: true } as const;
const chilled = (days: number, opened: number) => ({ store: 'fridge', days, opened, coldOnceOpened: true }) as const;
const dry = { store: 'pantry', days: 365, opened: 365 } as const;

/** Meat, fish, eggs, milk, cheese, beans and nuts. */
export const protein = {
  'chicken-thighs': food('chicken thighs, bone in', 'meat', 'protein', [[907, 'about 2 lb', 399], [2268, 'family pack, about 5 lb', 899], [18144, '40 lb case', 5600, 'bulk']], {
    piece: [150, 'thigh'], cup: 140, is: 'poultry', heat: 'poultry', ...rawMeat, names: ['chicken thigh', 'chicken', 'drumstick', 'chicken leg'],
  }),
  'chicken-breast': food('chicken breast', 'meat', 'protein', [[680, 'about 1½ lb', 599], [1361, 'about 3 lb', 1049]], {
    piece: [225, 'breast'], cup: 140, is: 'poultry', heat: 'poultry', ...rawMeat, names: ['boneless chicken', 'chicken breasts'],
  }),
  'ground-turkey': food('ground turkey', 'meat', 'protein', [[454, '1 lb', 449], [1361, '3 lb pack', 1149]], { cup: 225, is: 'poultry', heat: 'poultry', ...rawMeat }),
  'ground-beef': food('ground beef', 'meat', 'protein', [[454, '1 lb', 589], [1361, '3 lb pack', 1599], [4536, '10 lb tube', 4700, 'bulk']], {
    cup: 225, is: 'beef', heat: 'ground', ...rawMeat, names: ['hamburger', 'hamburger meat', 'mince'],
  }),
  'stew-beef': food('beef for stew', 'meat', 'protein', [[680, 'about 1½ lb', 1049]], { is: 'beef', heat: 'whole', ...rawMeat, names: ['stew meat', 'beef chuck', 'beef'], under4: 'shred meat or cut it very small' }),
  'pork-shoulder': food('pork shoulder', 'meat', 'protein', [[1361, 'about 3 lb', 799], [3629, 'about 8 lb', 1799]], { is: 'pork', heat: 'whole', ...rawMeat, names: ['pork butt', 'pork roast', 'pork'], under4: 'shred meat or cut it very small' }),
  'pork-chops': food('pork chops', 'meat', 'protein', [[680, 'about 1½ lb, 4 chops', 599]], { piece: [170, 'chop'], is: 'pork', heat: 'whole', ...rawMeat, names: ['pork chop'], under4: 'shred meat or cut it very small' }),
  'smoked-sausage': food('smoked sausage', 'meat', 'protein', [[368, '13 oz package', 379]], {
    cup: 130, is: 'pork beef', heat: 'ready-meat', can: 'milk soy wheat', hidden: 'some sausages have milk, soy or wheat as a binder',
    salty: true, ...chilled(14, 7), freezes: true, names: ['kielbasa', 'sausage'], under4: 'cut sausage lengthwise into quarters, and then small',
  }),
  'hot-dogs': food('hot dogs', 'meat', 'protein', [[454, 'package of 8', 299]], {
    piece: [57, 'hot dog'], is: 'pork beef poultry', heat: 'ready-meat', can: 'milk soy wheat', hidden: 'some hot dogs have milk, soy or wheat as a binder',
    salty: true, ...chilled(14, 7), freezes: true, names: ['hot dog', 'frankfurter', 'wiener'], under4: 'cut a hot dog lengthwise into quarters, and then small',
  }),
  'lunch-ham': food('ham, sliced', 'meat', 'protein', [[454, '1 lb package', 449]], {
    piece: [28, 'slice'], is: 'pork', heat: 'ready-meat', can: 'milk soy', hidden: 'some sliced ham has milk or soy', salty: true, ...chilled(14, 4), freezes: true,
    names: ['ham', 'lunch meat', 'deli ham', 'cold cuts'], under4: 'cut sliced ham into small pieces',
  }),
  bacon: food('bacon', 'meat', 'protein', [[340, '12 oz package', 599]], { piece: [22, 'slice'], is: 'pork', heat: 'whole', salty: true, ...chilled(14, 7), freezes: true, under4: 'cut bacon very small' }),
  'fish-fillets': food('white fish fillets, frozen', 'frozen', 'protein', [[907, '2 lb bag', 999]], { piece: [115, 'fillet'], contains: 'fish', is: 'fish', heat: 'fish', store: 'freezer', days: 120, opened: 60, names: ['tilapia', 'pollock', 'cod', 'fish'] , under4: 'check fish for bones and flake it' }),
  tuna: food('tuna in water, canned', 'cans', 'protein', [[142, '5 oz can', 115], [568, '4 cans of 5 oz', 399], [1885, '66½ oz can', 1300, 'bulk']], { piece: [142, 'can'], contains: 'fish', can: 'soy', hidden: 'some tuna is packed in broth with soy', is: 'fish', ...can, wic: true, names: ['canned tuna', 'chunk light tuna'] }),
  salmon: food('salmon, canned', 'cans', 'protein', [[418, '14¾ oz can', 449]], { piece: [418, 'can'], contains: 'fish', is: 'fish', ...can, wic: true, names: ['canned salmon'], under4: 'mash the soft bones' }),
  sardines: food('sardines, canned', 'cans', 'protein', [[106, '3¾ oz can', 149]], { piece: [106, 'can'], contains: 'fish', can: 'soy', is: 'fish', ...can, wic: true, names: ['sardine'] }),
  'canned-chicken': food('chicken, canned', 'cans', 'protein', [[354, '12½ oz can', 349]], { piece: [354, 'can'], is: 'poultry', can: 'soy', salty: true, ...can, names: ['canned chicken'] }),
  egg: food('eggs', 'dairy', 'protein', [[600, '1 dozen', 339], [900, '18 eggs', 479], [9000, '15 dozen', 4300, 'bulk']], { piece: [50, 'egg'], contains: 'egg', is: 'egg', heat: 'egg', ...chilled(21, 21), wic: true }),
  milk: food('milk', 'dairy', 'dairy', [[980, '1 quart', 189], [1960, 'half gallon', 249], [3920, '1 gallon', 399]], { cup: 245, contains: 'milk', is: 'dairy', ...chilled(7, 7), wic: true, names: ['whole milk', '2% milk', 'low-fat milk'] }),
  'dry-milk': food('nonfat dry milk', 'baking', 'dairy', [[726, '25.6 oz box', 849]], { cup: 68, contains: 'milk', is: 'dairy', ...dry, wic: true, names: ['powdered milk', 'milk powder', 'dry milk', 'instant milk'] }),
  'shelf-milk': food('shelf-stable milk', 'baking', 'dairy', [[240, '8 oz carton', 119], [980, '1 quart carton', 249]], { cup: 245, contains: 'milk', is: 'dairy', store: 'pantry', days: 90, opened: 5, coldOnceOpened: true, wic: true, names: ['uht milk', 'boxed milk'] }),
  'soy-milk': food('soy milk, unsweetened', 'dairy', 'dairy', [[1920, 'half gallon', 349]], { cup: 240, contains: 'soy', ...chilled(10, 7), wic: true, names: ['plant milk', 'soymilk'] }),
  'oat-milk': food('oat milk', 'dairy', 'dairy', [[1920, 'half gallon', 399]], { cup: 240, contains: 'gluten', hidden: 'oats carry gluten unless the label says gluten-free', ...chilled(10, 7) }),
  yogurt: food('plain yogurt', 'dairy', 'dairy', [[907, '32 oz tub', 349]], { cup: 245, contains: 'milk', is: 'dairy', ...chilled(10, 7), wic: true }),
  cheddar: food('cheddar cheese', 'dairy', 'dairy', [[227, '8 oz block', 249], [907, '2 lb block', 799], [2268, '5 lb bag, shredded', 1800, 'bulk']], { cup: 113, piece: [28, 'slice'], contains: 'milk', is: 'dairy', ...chilled(30, 21), freezes: true, wic: true, names: ['cheese', 'shredded cheese', 'cheddar'], under4: 'grate cheese or cut it thin' }),
  mozzarella: food('mozzarella, shredded', 'dairy', 'dairy', [[227, '8 oz bag', 269]], { cup: 113, contains: 'milk', is: 'dairy', ...chilled(21, 7), freezes: true, wic: true, names: ['mozzarella cheese', 'mozzarella'] }),
  parmesan: food('Parmesan, grated', 'dairy', 'dairy', [[227, '8 oz shaker', 399]], { cup: 100, contains: 'milk', is: 'dairy', ...chilled(60, 60), names: ['parmesan cheese', 'parmesan'] }),
  'cottage-cheese': food('cottage cheese', 'dairy', 'dairy', [[454, '16 oz tub', 299]], { cup: 225, contains: 'milk', is: 'dairy', ...chilled(10, 5) }),
  'cream-cheese': food('cream cheese', 'dairy', 'dairy', [[227, '8 oz block', 219]], { cup: 230, contains: 'milk', is: 'dairy', ...chilled(14, 10) }),
  'sour-cream': food('sour cream', 'dairy', 'dairy', [[454, '16 oz tub', 249]], { cup: 240, contains: 'milk', is: 'dairy', ...chilled(14, 10) }),
  butter: food('butter', 'dairy', 'fat', [[454, '1 lb', 449]], { cup: 227, contains: 'milk', is: 'dairy', ...chilled(30, 30), freezes: true, names: ['margarine'] }),
  tofu: food('tofu, firm', 'produce', 'protein', [[397, '14 oz block', 249]], { piece: [397, 'block'], cup: 250, contains: 'soy', ...chilled(14, 3), wic: true }),
  'peanut-butter': food('peanut butter', 'sauces', 'protein', [[454, '16 oz jar', 229], [1134, '40 oz jar', 489]], { cup: 258, contains: 'peanuts', ...dry, opened: 90, wic: true, names: ['pb'], under4: 'spread peanut butter thin; never give it by the spoon' }),
  'sunflower-butter': food('sunflower seed butter', 'sauces', 'protein', [[454, '16 oz jar', 599]], { cup: 256, can: 'peanuts tree-nuts soy', hidden: 'some brands share lines with nuts', ...dry, opened: 90, names: ['sunbutter'], under4: 'spread it thin; never give it by the spoon' }),
  peanuts: food('peanuts, roasted', 'baking', 'protein', [[454, '16 oz jar', 299]], { cup: 146, contains: 'peanuts', can: 'tree-nuts', ...dry, never4: true, names: ['peanut'] }),
  almonds: food('almonds', 'baking', 'protein', [[454, '16 oz bag', 699]], { cup: 140, contains: 'tree-nuts', can: 'peanuts', ...dry, never4: true, names: ['almond', 'nuts', 'walnut', 'cashew'] }),
  'black-beans': food('black beans, canned', 'cans', 'protein', [[425, '15 oz can', 95], [3060, '6½ lb can', 650, 'bulk']], { piece: [425, 'can'], cup: 240, ...can, salty: true, wic: true, names: ['black bean', 'can of black beans'], under4: 'mash beans' }),
  'kidney-beans': food('kidney beans, canned', 'cans', 'protein', [[425, '15 oz can', 95], [3060, '6½ lb can', 650, 'bulk']], { piece: [425, 'can'], cup: 240, ...can, salty: true, wic: true, names: ['kidney bean', 'red beans', 'canned beans'], under4: 'mash beans' }),
  'pinto-beans': food('pinto beans, canned', 'cans', 'protein', [[425, '15 oz can', 95]], { piece: [425, 'can'], cup: 240, ...can, salty: true, wic: true, names: ['canned pinto bean'], under4: 'mash beans' }),
  'white-beans': food('white beans, canned', 'cans', 'protein', [[425, '15 oz can', 99]], { piece: [425, 'can'], cup: 240, ...can, salty: true, wic: true, names: ['great northern beans', 'navy beans', 'cannellini'], under4: 'mash beans' }),
  chickpeas: food('chickpeas, canned', 'cans', 'protein', [[425, '15 oz can', 99], [3060, '6½ lb can', 700, 'bulk']], { piece: [425, 'can'], cup: 240, ...can, salty: true, wic: true, names: ['chickpea', 'garbanzo', 'garbanzo beans'], under4: 'mash chickpeas' }),
  'baked-beans': food('baked beans, canned', 'cans', 'protein', [[454, '16 oz can', 139]], { piece: [454, 'can'], cup: 255, can: 'wheat soy milk', is: 'pork', hidden: 'many brands have bits of pork, and some have wheat or soy', ...can, salty: true, sweet: true, names: ['pork and beans'], under4: 'mash beans' }),
  'refried-beans': food('refried beans, canned', 'cans', 'protein', [[454, '16 oz can', 139]], { piece: [454, 'can'], cup: 240, is: 'pork', hidden: 'many brands are made with lard, which is pork fat', ...can, salty: true, wic: true }),
  'dry-pinto-beans': food('pinto beans, dry', 'grains', 'protein', [[454, '1 lb bag', 159], [1814, '4 lb bag', 499], [9072, '20 lb bag', 1700, 'bulk']], { cup: 193, ...dry, wic: true, names: ['pinto beans', 'dried beans', 'dry beans', 'beans', 'bean'], under4: 'mash beans' }),
  'dry-black-beans': food('black beans, dry', 'grains', 'protein', [[454, '1 lb bag', 179]], { cup: 194, ...dry, wic: true, names: ['dried black beans'], under4: 'mash beans' }),
  'dry-white-beans': food('navy beans, dry', 'grains', 'protein', [[454, '1 lb bag', 179]], { cup: 208, ...dry, wic: true, names: ['dried navy beans', 'dried white beans'], under4: 'mash beans' }),
  lentils: food('lentils', 'grains', 'protein', [[454, '1 lb bag', 169], [9072, '20 lb bag', 2100, 'bulk']], { cup: 192, ...dry, wic: true, names: ['lentil', 'brown lentils', 'dry lentils'] }),
  'split-peas': food('split peas', 'grains', 'protein', [[454, '1 lb bag', 159]], { cup: 197, ...dry, wic: true, names: ['split pea'] }),
};
