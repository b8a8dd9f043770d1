import type { FoodKind } from './food.ts';

/** Something that must not be canned or kept in a jar on the shelf: no tested process exists, and people have been hurt. */
export interface Refusal {
  id: string;
  title: string;
  /** Names that people use for it, in lower case. */
  aliases: readonly string[];
  why: string;
  /** What is safe instead. */
  instead: string;
}

/** Foods that have no tested process for jars, whatever the canner. */
export const refusals: readonly Refusal[] = [
  {
    id: 'garlic-in-oil',
    title: 'Garlic, herbs or vegetables in oil',
    aliases: [
      'garlic in oil',
      'garlic oil',
      'garlic confit',
      'herb oil',
      'infused oil',
      'basil in oil',
      'peppers in oil',
      'vegetables in oil',
      'mushrooms in oil',
      'chili oil',
      'garlic infused oil',
      'sun dried tomatoes in oil homemade',
    ],
    why: 'Oil keeps air away from a food that is low in acid, and that is how botulism grows. It can’t be seen or smelled.',
    instead: 'Make a small amount, keep it in the fridge, and throw out the rest after 4 days. For longer, freeze it.',
  },
  {
    id: 'pumpkin-butter',
    title: 'Pumpkin butter, and pumpkin or squash that is mashed',
    aliases: [
      'pumpkin butter',
      'pumpkin puree',
      'mashed pumpkin',
      'pureed pumpkin',
      'squash puree',
      'mashed squash',
      'sweet potato butter',
      'squash butter',
      'mashed sweet potatoes',
      'canned pumpkin pie filling',
    ],
    why: 'It is low in acid and so thick that heat doesn’t reach the middle of the jar. No tested process exists, and none for a pressure canner either.',
    instead: 'Freeze it, or keep it in the fridge for 3 to 4 days. Pumpkin in 1-inch cubes can be pressure canned.',
  },
  {
    id: 'dairy',
    title: 'Milk, butter, cheese, cream or ghee in jars',
    aliases: [
      'canning milk',
      'milk in jars',
      'canned butter',
      'butter in jars',
      'canning butter',
      'canning cheese',
      'cheese in jars',
      'ghee',
      'canned milk at home',
      'cream soup',
      'canning cream',
    ],
    why: 'Dairy food is low in acid, and its fat protects the germs from heat. No tested process exists for a home.',
    instead: 'Freeze butter and hard cheese, and buy powdered or canned milk for the shelf.',
  },
  {
    id: 'bread-in-a-jar',
    title: 'Bread or cake in a jar',
    aliases: [
      'bread in a jar',
      'cake in a jar',
      'canned bread',
      'canned cake',
      'zucchini bread in a jar',
      'canning bread',
      'canning cake',
    ],
    why: 'It is moist, low in acid and closed off from air: a place where botulism grows.',
    instead: 'Bake it and freeze it. For a gift, layer the dry ingredients in the jar.',
  },
  {
    id: 'eggs-in-jars',
    title: 'Eggs in jars on the shelf, also pickled eggs',
    aliases: [
      'pickled eggs',
      'canning eggs',
      'canned eggs',
      'water glass eggs',
      'water glassing',
      'waterglassed eggs',
      'lime eggs',
      'eggs in lime water',
    ],
    why: 'No tested process exists. Pickled eggs on the shelf have caused botulism.',
    instead: 'Keep pickled eggs in the fridge, always. Freeze raw eggs, beaten and without the shell.',
  },
  {
    id: 'pasta-rice',
    title: 'Pasta, rice, noodles, barley, or anything thickened with flour or cornstarch',
    aliases: [
      'canning pasta',
      'canning rice',
      'canned spaghetti',
      'chicken noodle soup canning',
      'canning noodles',
      'thickened soup',
      'canning gravy',
      'cream of mushroom soup canning',
      'rice in jars',
      'canning lasagna',
    ],
    why: 'It becomes so thick that heat doesn’t reach the middle of the jar.',
    instead:
      'Can the broth and meat by their own process and add noodles, rice or flour when you open the jar. Or freeze the dish.',
  },
  {
    id: 'mashed-beans',
    title: 'Refried or mashed beans and hummus',
    aliases: ['refried beans canning', 'mashed beans', 'canning hummus', 'bean dip'],
    why: 'They are low in acid and too thick for heat to reach the middle of the jar.',
    instead: 'Pressure can whole, soaked beans, and mash them when you open the jar.',
  },
  {
    id: 'dry-canning',
    title: 'Dry canning: flour, nuts, dry beans, potatoes or vegetables heated in jars without liquid',
    aliases: [
      'dry canning',
      'dry can',
      'oven canning flour',
      'flour in jars in the oven',
      'dry canned potatoes',
      'canning flour',
      'canning nuts',
      'canning dry beans dry',
    ],
    why: 'Jars can break in the oven, moisture gathers in them, and dry heat doesn’t kill what causes botulism.',
    instead: 'Keep dry food dry: in clean, tight jars or buckets, cool and dark, without heating. Freeze nuts.',
  },
  {
    id: 'cured-meat',
    title: 'Bacon, ham, hot dogs, lard or other cured and fatty meat in jars',
    aliases: [
      'canning bacon',
      'canned bacon',
      'canning ham',
      'canning hot dogs',
      'canning sausage',
      'canning lard',
      'canning hamburger patties',
    ],
    why: 'No tested home process exists for cured meat or for pure fat; fat protects germs from heat.',
    instead: 'Freeze it.',
  },
  {
    id: 'pesto',
    title: 'Pesto in jars on the shelf',
    aliases: ['canning pesto', 'homemade pesto'],
    why: 'It holds fresh herbs, garlic and oil, all low in acid.',
    instead: 'Freeze it in small portions.',
  },
  {
    id: 'white-sauce-and-pie',
    title: 'Chocolate sauce, nut butter, cream fillings and pie filling with cornstarch',
    aliases: [
      'chocolate sauce canning',
      'fudge sauce',
      'canning peanut butter',
      'cornstarch pie filling',
      'lemon curd canning',
      'caramel sauce canning',
    ],
    why: 'They are thick or low in acid, and no tested home process exists for most of them.',
    instead: 'Keep them in the fridge or freeze them. Fruit pie filling needs a tested recipe with ClearJel.',
  },
  {
    id: 'baby-food',
    title: 'Baby food in jars',
    aliases: ['canning baby food', 'baby food in jars', 'pureed baby food canning'],
    why: 'Purée has no tested process, and a baby is hurt faster than anyone.',
    instead: 'Freeze it in small portions and thaw one day’s food at a time.',
  },
];

/** Why a kind of food has no process when its name isn’t in the list above. */
export const refusalByKind: { readonly [kind in FoodKind]?: string } = {
  dairy: 'dairy',
  egg: 'eggs-in-jars',
  bakery: 'bread-in-a-jar',
  baby: 'baby-food',
  dry: 'dry-canning',
};

/** Vegetables and fruit that the guide advises against canning, with what is better. */
export const notForCanning: { readonly [id: string]: string } = {
  'salsa-in-a-jar':
    'Salsa is safe in jars only by a tested recipe: measured vegetables, and measured bottled lemon juice, lime juice or vinegar, keep it acid enough. A family recipe hasn’t been tested, however good it is.',
  'salsa-fresh':
    'Salsa is safe in jars only by a tested recipe: measured vegetables, and measured bottled lemon juice, lime juice or vinegar, keep it acid enough. A family recipe hasn’t been tested, however good it is.',
  broccoli: 'Broccoli falls apart and tastes strong. Freeze it.',
  cauliflower: 'Plain cauliflower has no tested process. Freeze it, or pickle it by a tested recipe.',
  'brussels-sprouts': 'Plain Brussels sprouts have no tested process. Freeze them, or pickle them by a tested recipe.',
  cabbage: 'Plain cabbage has no tested process. Freeze it, or ferment it into sauerkraut.',
  eggplant: 'Eggplant has no tested process. Freeze it, or pickle it by a tested recipe.',
  'summer-squash-and-zucchini':
    'Plain summer squash and zucchini have no tested process: the old one was withdrawn. Freeze them, or pickle them by a tested recipe.',
  celery: 'Celery alone has no process of its own here. Freeze it.',
  'lettuce-leaf': 'Lettuce can’t be preserved. Eat it fresh.',
  'lettuce-iceberg-or-romaine': 'Lettuce can’t be preserved. Eat it fresh.',
  bananas: 'Bananas are low in acid and too dense. Freeze or dry them.',
  avocados: 'Avocado is low in acid. Freeze it mashed with lemon juice.',
  'cantaloupe-whole': 'Melon is low in acid. Freeze it in balls or cubes.',
  'honeydew-whole': 'Melon is low in acid. Freeze it in balls or cubes.',
  'watermelon-whole': 'Melon is low in acid. Freeze it, or pickle the rind by a tested recipe.',
  'coconut-fresh': 'Coconut is low in acid. Freeze or dry it.',
  strawberries: 'Whole strawberries lose color and shape in jars. Freeze them or make jam by a tested recipe.',
  elderberries: 'Elderberries aren’t acid enough, and their old process was withdrawn. Freeze them.',
  'garlic-whole-bulbs': 'Plain garlic has no tested process. Freeze or dry it, or pickle it by a tested recipe.',
};

/** Ways of canning that are never safe, whatever the food. */
export const refusedWays: readonly string[] = [
  'In an oven or a microwave: air is a poor carrier of heat, jars can burst, and the middle of the jar stays too cool.',
  'In a dishwasher, in the sun or in a slow cooker: none of them gets hot enough.',
  'Open kettle: hot food in a jar with a lid and no processing. The lid can seal, and the food isn’t safe.',
  'Turning the jars upside down, or sealing jam with wax.',
  'The canning button of an electric multi-cooker: no tested process is made for it.',
  'Aspirin or “canning powder” in place of heat.',
  'Low-acid food for hours in boiling water, often called rebel or old-time canning: boiling water never gets hot enough for the germs of botulism.',
];
