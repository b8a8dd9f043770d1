import type { FoodId } from './foods/index.ts';
import type { Meal, Recipe } from './recipe.ts';

/**
 * Kilocalories of 100 g as bought, rounded, from USDA FoodData Central. Only the size of a serving is made with them, so that
 * a cheap meal is still enough to eat. They are never shown: the app gives no numbers of calories.
 */
const per100g: { readonly [food in FoodId]: number } = {
  onion: 40, garlic: 149, carrot: 41, celery: 14, cabbage: 25, potato: 77, 'sweet-potato': 86, tomato: 18, 'bell-pepper': 26, broccoli: 34, zucchini: 17, spinach: 23, lettuce: 17, cucumber: 15, collards: 32, 'winter-squash': 45,
  banana: 60, apple: 52, orange: 40, lemon: 20, grapes: 69,
  'frozen-mixed-vegetables': 65, 'frozen-peas': 77, 'frozen-corn': 88, 'frozen-broccoli': 28, 'frozen-spinach': 29, 'frozen-green-beans': 33, 'frozen-berries': 45, 'frozen-fries': 150,
  'chicken-thighs': 165, 'chicken-breast': 120, 'ground-turkey': 170, 'ground-beef': 240, 'stew-beef': 180, 'pork-shoulder': 190, 'pork-chops': 190, 'smoked-sausage': 300, 'hot-dogs': 290, 'lunch-ham': 120, bacon: 400,
  'fish-fillets': 85, tuna: 85, salmon: 140, sardines: 190, 'canned-chicken': 110, egg: 130, milk: 55, 'dry-milk': 360, 'shelf-milk': 55, 'soy-milk': 35, 'oat-milk': 45, yogurt: 61, cheddar: 400, mozzarella: 300, parmesan: 420, 'cottage-cheese': 95, 'cream-cheese': 340, 'sour-cream': 190, butter: 717,
  tofu: 110, 'peanut-butter': 590, 'sunflower-butter': 610, peanuts: 590, almonds: 580,
  'black-beans': 75, 'kidney-beans': 75, 'pinto-beans': 75, 'white-beans': 85, chickpeas: 90, 'baked-beans': 95, 'refried-beans': 90, 'dry-pinto-beans': 345, 'dry-black-beans': 340, 'dry-white-beans': 337, lentils: 350, 'split-peas': 350,
  water: 0, rice: 360, 'brown-rice': 365, 'instant-rice': 370, oats: 380, pasta: 371, macaroni: 371, 'egg-noodles': 384, ramen: 440, 'mac-cheese-box': 360, couscous: 370, grits: 370, 'instant-oatmeal': 370, 'instant-potatoes': 350, cereal: 370, 'rice-cereal': 380, granola: 450,
  bread: 250, 'hamburger-buns': 275, 'flour-tortillas': 300, 'corn-tortillas': 220, 'english-muffins': 230, pita: 270, crackers: 420, 'rice-cakes': 385, 'tortilla-chips': 490, popcorn: 370, raisins: 300,
  'diced-tomatoes': 20, 'tomato-sauce': 28, 'tomato-paste': 82, 'pasta-sauce': 50, salsa: 29, 'canned-corn': 65, 'canned-green-beans': 18, 'canned-peas': 55, 'canned-carrots': 22, 'canned-mixed-vegetables': 40, 'canned-spinach': 19, 'canned-potatoes': 45, pumpkin: 34, mushrooms: 20, peaches: 45, pineapple: 60, applesauce: 42, 'tomato-soup': 75, 'mushroom-soup': 85, 'vegetable-soup': 45, chili: 105, bouillon: 170, 'coconut-milk': 190, olives: 115,
  flour: 364, 'whole-wheat-flour': 340, cornmeal: 370, sugar: 387, honey: 304, jelly: 260, syrup: 265, 'baking-powder': 50, yeast: 300, 'pancake-mix': 360, 'corn-muffin-mix': 430, oil: 880, mayonnaise: 680, mustard: 60, ketchup: 100, 'soy-sauce': 53, 'hot-sauce': 20, vinegar: 18, worcestershire: 78, 'barbecue-sauce': 170, ranch: 430, tahini: 595, 'lime-juice': 25, salt: 0,
  pepper: 250, 'chili-powder': 280, cumin: 375, 'garlic-powder': 330, paprika: 280, oregano: 265, thyme: 276, 'curry-powder': 325, cinnamon: 247, ginger: 335,
};

/** What a grown-up's serving of a meal holds at least. */
const least: { readonly [meal in Meal]: number } = { breakfast: 400, lunch: 620, dinner: 620, snack: 90 };

/** Tenths of grown-up servings in a recipe: those it is written for, or fewer where a serving would be too little. */
export function yieldOf({ parts, serves, meals }: Pick<Recipe, 'parts' | 'serves' | 'meals'>): number {
  const energy = parts
    .filter(({ optional }) => !optional)
    .reduce((sum, { food, mg }) => sum + (per100g[food] * mg) / 100_000, 0);
  const target = Math.max(...meals.map((meal) => least[meal]));
  return Math.max(5, Math.min(serves * 10, Math.floor((energy / target) * 10)));
}
