import type { Kind } from './food.ts';
import type { FoodId } from './foods/index.ts';
import type { Cooker, Cuisine } from './recipe.ts';

/** What people wish for, or don't want, in words of their own. */
export interface WishSubject {
  id: string;
  /** In a sentence: "Mexican cooking", "pizza". */
  label: string;
  /** Names that mean nothing else, also in Spanish. */
  names: readonly string[];
  /** Sentences that mean it without its name. */
  said?: readonly string[];
  /** Recipes of these kitchens. */
  kitchens?: readonly Cuisine[];
  /** Recipes with one of these foods. */
  foods?: readonly FoodId[];
  /** Recipes whose protein is of one of these kinds. */
  kinds?: readonly Kind[];
  /** Recipes whose name has it. */
  dish?: RegExp;
  /** Something to cook with. */
  cooker?: Cooker;
  /** Too wide to be left out: without it no plan would be good. */
  wide?: true;
}

export const wishSubjects: readonly WishSubject[] = [
  {
    id: 'mexican',
    label: 'Mexican cooking',
    names: [
      'mexican',
      'tex mex',
      'salvadoran',
      'guatemalan',
      'honduran',
      'central american',
      'comida mexicana',
      'latino',
      'hispanic',
    ],
    said: ['food like my abuela made', 'we cook with masa and chiles at home', 'food from El Salvador'],
    kitchens: ['mexican'],
  },
  {
    id: 'italian',
    label: 'Italian cooking',
    names: ['italian'],
    kitchens: ['italian'],
  },
  {
    id: 'vietnamese',
    label: 'Vietnamese cooking',
    names: ['vietnamese', 'viet', 'banh mi'],
    said: ['food from Vietnam', 'rice with fish sauce every day'],
    kitchens: ['vietnamese'],
  },
  {
    id: 'asian',
    label: 'Asian cooking',
    names: ['asian', 'chinese', 'japanese', 'korean', 'thai', 'filipino', 'hmong'],
    said: ['food from China', 'food from the Philippines'],
    kitchens: ['asian', 'vietnamese'],
  },
  {
    id: 'indian',
    label: 'Indian cooking',
    names: ['indian', 'pakistani', 'nepali', 'bangladeshi'],
    said: ['food from India', 'food from Pakistan'],
    kitchens: ['indian'],
  },
  {
    id: 'arab',
    label: 'Arab cooking',
    names: [
      'arab',
      'arabic',
      'middle eastern',
      'syrian',
      'lebanese',
      'iraqi',
      'yemeni',
      'egyptian',
      'afghan',
      'palestinian',
      'turkish',
      'somali',
      'sudanese',
      'shawarma',
      'kabsa',
    ],
    said: ['food from Syria', 'food from Iraq', 'food from Afghanistan'],
    kitchens: ['arab', 'mediterranean'],
  },
  {
    id: 'mediterranean',
    label: 'Mediterranean cooking',
    names: ['mediterranean', 'greek', 'moroccan'],
    kitchens: ['mediterranean', 'arab'],
  },
  {
    id: 'southern',
    label: 'Southern cooking',
    names: ['southern', 'soul food', 'cajun', 'louisiana', 'creole', 'country cooking'],
    said: ['food like my grandmother cooked in Georgia', 'home cooking from the South'],
    kitchens: ['southern'],
  },
  {
    id: 'caribbean',
    label: 'Caribbean cooking',
    names: ['caribbean', 'cuban', 'puerto rican', 'dominican', 'jamaican', 'haitian'],
    said: ['food from Haiti'],
    kitchens: ['caribbean'],
  },
  { id: 'curry', label: 'curry', names: ['curry', 'dal', 'daal', 'masala'], dish: /curry|curried/i },
  { id: 'pho', label: 'phở', names: ['pho', 'phở'], dish: /phở/i },
  { id: 'stir-fry', label: 'stir-fry', names: ['stir fry', 'stirfry'], dish: /stir-fr/i },
  { id: 'nuggets', label: 'chicken nuggets', names: ['chicken nugget', 'nugget', 'chicken tender'], dish: /nugget/i },
  { id: 'adobo', label: 'adobo', names: ['adobo'], dish: /adobo/i },
  { id: 'gumbo', label: 'gumbo', names: ['gumbo'], dish: /gumbo/i },
  { id: 'jambalaya', label: 'jambalaya', names: ['jambalaya'], dish: /jambalaya/i },
  { id: 'red-beans', label: 'red beans and rice', names: ['red bean', 'red beans and rice'], dish: /red beans/i },
  { id: 'pizza', label: 'pizza', names: ['pizza'], dish: /pizza/i },
  { id: 'pancakes', label: 'pancakes', names: ['pancake', 'flapjack', 'hotcake'], dish: /pancake/i },
  { id: 'tacos', label: 'tacos', names: ['taco', 'tostada'], dish: /tacos|tostadas/i },
  { id: 'tamales', label: 'tamales', names: ['tamale', 'tamal'], dish: /tamale/i },
  { id: 'enchiladas', label: 'enchiladas', names: ['enchilada'], dish: /enchiladas/i },
  { id: 'burritos', label: 'burritos', names: ['burrito'], dish: /burrito/i },
  { id: 'quesadillas', label: 'quesadillas', names: ['quesadilla'], dish: /quesadilla/i },
  { id: 'spaghetti', label: 'spaghetti', names: ['spaghetti'], dish: /spaghetti/i },
  { id: 'lasagna', label: 'pasta bake', names: ['lasagna', 'ziti', 'pasta bake'], dish: /ziti/i },
  {
    id: 'mac-and-cheese',
    label: 'macaroni and cheese',
    names: ['mac and cheese', 'macaroni and cheese', 'mac n cheese', 'mac cheese'],
    dish: /macaroni and cheese/i,
  },
  { id: 'burgers', label: 'hamburgers', names: ['burger', 'hamburger', 'cheeseburger'], dish: /hamburger|sloppy joe/i },
  { id: 'hot-dogs', label: 'hot dogs', names: ['hot dog', 'hotdog'], dish: /hot dog/i },
  { id: 'chili', label: 'chili', names: ['chili', 'chilli'], dish: /chili\b/i },
  {
    id: 'soup',
    label: 'soup',
    names: ['soup', 'sopa', 'stew', 'caldo'],
    said: ['something warm in a bowl'],
    dish: /soup|stew|minestrone/i,
  },
  { id: 'fried-rice', label: 'fried rice', names: ['fried rice'], dish: /fried rice/i },
  { id: 'meatloaf', label: 'meatloaf', names: ['meatloaf'], dish: /meatloaf/i },
  { id: 'casserole', label: 'casserole', names: ['casserole'], dish: /casserole|bake\b|pie\b/i },
  { id: 'sandwiches', label: 'sandwiches', names: ['sandwich', 'sandwhich'], dish: /sandwich|wrap/i },
  { id: 'salad', label: 'salad', names: ['salad', 'ensalada'], dish: /salad|slaw/i },
  { id: 'oatmeal', label: 'oatmeal', names: ['oatmeal', 'porridge', 'avena'], dish: /oatmeal|oats/i },
  { id: 'cornbread', label: 'cornbread', names: ['cornbread', 'corn bread'], dish: /cornbread|cornmeal/i },
  { id: 'hummus', label: 'hummus', names: ['hummus'], dish: /hummus/i },
  { id: 'fried-chicken', label: 'oven-fried chicken', names: ['fried chicken'], dish: /fried chicken/i },
  { id: 'ramen', label: 'ramen', names: ['ramen', 'instant noodle', 'cup noodle'], foods: ['ramen'] },
  {
    id: 'noodles',
    label: 'noodles and pasta',
    names: ['noodle', 'pasta', 'fideo'],
    foods: ['pasta', 'macaroni', 'egg-noodles', 'ramen', 'rice-noodles'],
  },
  { id: 'rice', label: 'rice', names: ['rice', 'arroz'], foods: ['rice', 'brown-rice', 'instant-rice'] },
  {
    id: 'beans',
    label: 'beans',
    names: ['bean', 'frijole', 'frijol', 'habichuela'],
    foods: [
      'black-beans',
      'kidney-beans',
      'pinto-beans',
      'white-beans',
      'chickpeas',
      'baked-beans',
      'refried-beans',
      'dry-pinto-beans',
      'dry-black-beans',
      'dry-white-beans',
      'black-eyed-peas',
    ],
  },
  { id: 'lentils', label: 'lentils', names: ['lentil', 'lenteja'], foods: ['lentils'] },
  {
    id: 'potatoes',
    label: 'potatoes',
    names: ['potato', 'papa', 'spud'],
    foods: ['potato', 'canned-potatoes', 'instant-potatoes', 'frozen-fries'],
  },
  {
    id: 'tortillas',
    label: 'tortillas',
    names: ['tortilla'],
    foods: ['corn-tortillas', 'flour-tortillas', 'masa-harina'],
  },
  {
    id: 'greens',
    label: 'greens',
    names: ['green', 'collard', 'kale', 'spinach'],
    foods: ['collards', 'spinach', 'frozen-spinach', 'canned-spinach'],
  },
  {
    id: 'meat',
    label: 'meat',
    names: ['meat', 'carne'],
    said: ['something with real meat in it', 'a hearty dinner that sticks to the ribs'],
    kinds: ['beef', 'pork', 'poultry'],
  },
  { id: 'chicken', label: 'chicken', names: ['chicken', 'pollo', 'poultry'], kinds: ['poultry'] },
  { id: 'turkey', label: 'turkey', names: ['turkey'], foods: ['ground-turkey'] },
  { id: 'beef', label: 'beef', names: ['beef', 'steak', 'hamburger meat', 'carne de res', 'res'], kinds: ['beef'] },
  { id: 'pork', label: 'pork', names: ['pork', 'puerco', 'cerdo'], kinds: ['pork'] },
  { id: 'fish', label: 'fish', names: ['fish', 'seafood', 'pescado'], kinds: ['fish'] },
  { id: 'eggs', label: 'eggs', names: ['egg', 'huevo'], foods: ['egg'] },
  {
    id: 'cheese',
    label: 'cheese',
    names: ['cheese', 'queso'],
    foods: ['cheddar', 'mozzarella', 'parmesan', 'cottage-cheese', 'cream-cheese', 'mac-cheese-box'],
  },
  {
    id: 'fruit',
    label: 'fruit',
    names: ['fruit', 'fruta'],
    foods: ['banana', 'apple', 'orange', 'grapes', 'frozen-berries', 'peaches', 'pineapple', 'applesauce', 'raisins'],
    wide: true,
  },
  {
    id: 'vegetables',
    label: 'vegetables',
    names: ['vegetable', 'veggie', 'veggy', 'verdura'],
    foods: [
      'carrot',
      'cabbage',
      'broccoli',
      'zucchini',
      'spinach',
      'collards',
      'frozen-mixed-vegetables',
      'frozen-broccoli',
      'frozen-green-beans',
      'frozen-peas',
      'bell-pepper',
      'tomato',
      'sweet-potato',
      'winter-squash',
    ],
    wide: true,
  },
  { id: 'oven', label: 'the oven', names: ['oven'], cooker: 'oven' },
  { id: 'stove', label: 'the stove', names: ['stove', 'hot plate', 'hotplate', 'burner'], cooker: 'stove' },
  { id: 'microwave', label: 'the microwave', names: ['microwave'], cooker: 'microwave' },
  { id: 'kettle', label: 'the kettle', names: ['kettle'], cooker: 'kettle' },
  { id: 'rice-cooker', label: 'the rice cooker', names: ['rice cooker'], cooker: 'rice-cooker' },
  {
    id: 'pressure-cooker',
    label: 'the Instant Pot',
    names: ['instant pot', 'instantpot', 'insta pot', 'pressure cooker'],
    cooker: 'pressure-cooker',
  },
];
