import { readFoods } from './amounts.ts';
import { yieldOf } from './data/energy.ts';
import type { Basic, Food, Heat } from './data/food.ts';
import { type FoodId, foodIds, foodOf } from './data/foods/index.ts';
import type { Meal, Part, Recipe } from './data/recipe.ts';
import { recipes } from './data/recipes/index.ts';
import { familiesOf, unlimitedFamilies } from './families.ts';
import type { MealInput } from './fields.ts';
import { type Instead, withFoodAtHome } from './food-at-home.ts';
import { hasChildren, type People } from './people.ts';
import type { Dish, PackSize, Problem, Slot, Stuff } from './planner/problem.ts';
import { type OwnPrices, packsOf, readPrices } from './prices.ts';
import { type Banned, bannedFoods, cookersOf, partsFor } from './screen.ts';
import { isOfSubject, subjectOf } from './subjects.ts';
import { softOnly, type WishGoal, wishesFor } from './wish-goals.ts';

/** Days after cooking on which leftovers are eaten: USDA's three to four, the shorter end. */
const leftoverDays = 3;
/** From so many servings on, recipes made one pan at a time are left out and suppliers' packages are offered. */
const large = { small: 80, bulk: 150 };
const specialFoods: ReadonlySet<FoodId> = new Set(['masa-harina', 'dried-chiles', 'fish-sauce', 'tahini', 'bulgur']);
const specialKitchens: ReadonlySet<string> = new Set(['vietnamese', 'arab']);
const meats: ReadonlySet<Heat> = new Set(['poultry', 'ground', 'whole', 'fish']);

/** The planner's problem with what is needed to read its answer. */
export interface Setting {
  input: MealInput;
  people: People;
  days: number;
  problem: Problem;
  /** The recipe of each dish, with the ingredients that these people can eat. */
  dishes: readonly { recipe: Recipe & { instead?: Instead[] }; parts: readonly Part[] }[];
  foods: readonly FoodId[];
  own: OwnPrices;
  stock: ReadonlyMap<FoodId, number>;
  /** Foods that are at home and not counted: water, salt, oil. */
  assumed: ReadonlySet<FoodId>;
  bulk: boolean;
  wishes: readonly WishGoal[];
}

export function setUp(input: MealInput, people: People): Setting {
  const group = input.mode === 'group';
  const days = input.days ?? (group ? 1 : 7);
  const chosen = mealsInOrder(input.meals);
  // A group without days has one meal: dinner, or the last that is ticked.
  const oneMeal = group && !input.days;
  const meals: readonly Meal[] = oneMeal
    ? chosen.filter((meal) => meal !== 'snack' || chosen.length === 1).slice(-1)
    : chosen;
  const bulk = people.portions >= large.bulk;
  const banned = bannedFoods(input, people);
  const stock = stockOf(input);
  const assumed = assumedFoods(input, group);
  const { own } = readPrices(input);
  const dishes = dishesFor(input, people, banned, days);
  const wishes = wishesFor(input, dishes, stock, { days, meals, portions: people.portions });
  const free = unlimitedFamilies(input);
  const foods = foodIds.filter((id) => dishes.some(({ parts }) => parts.some(({ food }) => food === id)));
  const indexOf = new Map(foods.map((id, index) => [id, index]));
  const slots = Array.from({ length: days }, (_, day) => meals.map((meal): Slot => ({ day, meal }))).flat();
  const made = dishes.map(({ recipe, parts }, index): Dish => {
    const needs = parts
      .filter(({ food, optional }) => !optional && !assumed.has(food))
      .map(({ food, mg }) => [indexOf.get(food) as number, mg] as const);
    return {
      id: recipe.id,
      yields: yieldOf(recipe),
      keeps: recipe.keeps,
      needs: addUp(needs),
      freshDay: Math.min(...parts.filter(({ optional }) => !optional).map(({ food }) => lastDay(foodOf(food), input))),
      points: pointsOf(recipe, parts, input, people, stock),
      families: familiesOf(parts).filter((family) => !free.has(family)),
      work: recipe.minutes > 20,
      wishes: wishes.flatMap((wish, at) => (wish.dishes.has(index) ? [at] : [])),
    };
  });
  const problem: Problem = {
    slots,
    dishes: made,
    // Food is bought on the first day: nothing can be soaked on the evening before it.
    choices: slots
      .map(({ day, meal }) =>
        dishes.flatMap(({ recipe }, index) =>
          recipe.meals.includes(meal) && (group || day > 0 || !recipe.ahead) ? [index] : [],
        ),
      )
      .map((choice) => softOnly(choice, dishes, input)),
    wishes: wishes.map(({ most, first, next }) => ({ most, first, next })),
    stuffs: foods.map((id) => stuffOf(id, input, days, packsOf(id, own, bulk), stock.get(id) ?? 0)),
    portions: people.portions,
    // A group cooks each meal fresh.
    leftoverDays: group || input.cold === 'none' ? 0 : leftoverDays,
  };
  return { input, people, days, problem, dishes, foods, own, stock, assumed, bulk, wishes };
}

const mealsInOrder = (meals: MealInput['meals']): Meal[] =>
  (['breakfast', 'lunch', 'dinner', 'snack'] as const).filter((meal) => meals.includes(meal));

function stockOf({ have = '' }: MealInput): Map<FoodId, number> {
  const stock = new Map<FoodId, number>();
  for (const { food, mg } of readFoods(have).held) stock.set(food, (stock.get(food) ?? 0) + mg);
  return stock;
}

/** A group buys its oil and sugar: what a family has at home isn't enough for it. */
function assumedFoods({ basics = [] }: MealInput, group: boolean): Set<FoodId> {
  const has = new Set<Basic>(group ? basics.filter((one) => one === 'salt' || one === 'spices') : basics);
  return new Set(
    foodIds.filter((id) => {
      const { basic, free } = foodOf(id);
      return free || (basic && has.has(basic));
    }),
  );
}

function dishesFor(input: MealInput, people: People, banned: Banned, days: number): Setting['dishes'] {
  const cookers = cookersOf(input);
  const longest = input.time ?? Number.POSITIVE_INFINITY;
  const stock = stockOf(input);
  // Foods that no one wants are banned already.
  const unwanted = input.reading.hates.map(subjectOf).filter(({ dish, kitchens }) => dish || kitchens);
  return recipes
    .flatMap((recipe): Setting['dishes'][number]['recipe'][] => [recipe, ...withFoodAtHome(recipe, stock)])
    .flatMap((recipe) => {
      if (!cookers.has(recipe.cooker) || recipe.minutes > longest) return [];
      const oneByOne = recipe.small || recipe.cooker === 'microwave' || recipe.cooker === 'kettle';
      if (oneByOne && people.portions > large.small) return [];
      const parts = partsFor(recipe, banned, input);
      if (!parts || unwanted.some((subject) => isOfSubject(subject, recipe, parts))) return [];
      const fresh = parts.every(({ food, optional }) => optional || lastDay(foodOf(food), input) >= 0);
      // What has to be soaked overnight can't be the only meal of a single day.
      return fresh && !(recipe.ahead && days === 1 && input.mode !== 'group') ? [{ recipe, parts }] : [];
    });
}

const isFresh = ({ aisle, group }: Food) => aisle === 'produce' && group !== 'protein';

/** The last day of a week, from 0, on which a food is still good; -1 when it can't be kept at all. */
function lastDay(food: Food, { cold }: Pick<MealInput, 'cold'>): number {
  const { store, days, freezes } = food;
  if (store === 'pantry') return days - 1;
  if (cold === 'none') return isFresh(food) ? Math.max(0, Math.floor(days / 3) - 1) : -1;
  if (store === 'freezer') return cold === 'freezer' ? days - 1 : 1;
  return cold === 'freezer' && freezes ? Number.MAX_SAFE_INTEGER : days - 1;
}

/** Days that a package serves once it is open; -1 for one meal only. Whole pieces are never opened. */
function openDays(food: Food, { cold }: Pick<MealInput, 'cold'>): number {
  if (isFresh(food) && food.piece && !food.coldOnceOpened) return Number.MAX_SAFE_INTEGER;
  const { opened, coldOnceOpened, freezes, store } = food;
  if (cold === 'none') return coldOnceOpened && !isFresh(food) ? -1 : Math.min(opened, lastDay(food, { cold }));
  if (store === 'freezer') return cold === 'freezer' ? opened : 1;
  return cold === 'freezer' && freezes ? Number.MAX_SAFE_INTEGER : opened;
}

function stuffOf(id: FoodId, input: MealInput, days: number, packs: ReturnType<typeof packsOf>, stock: number): Stuff {
  const food = foodOf(id);
  const sizes = packs.map(({ grams, cents }): PackSize => ({ mg: Math.round(grams * 1000), cents }));
  return {
    id,
    packs: sizes as [PackSize, ...PackSize[]],
    stock,
    opened: openDays(food, input),
    weekly: days > 7 && lastDay(food, input) < days - 1,
  };
}

function addUp(needs: readonly (readonly [number, number])[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const [food, mg] of needs) sums.set(food, (sums.get(food) ?? 0) + mg);
  return [...sums];
}

/** Points of a recipe for these people: vegetables and fruit, protein, whole grain, the cooking they like, children. */
function pointsOf(
  recipe: Recipe,
  parts: readonly Part[],
  input: MealInput,
  people: People,
  stock: ReadonlyMap<FoodId, number>,
): number {
  const grams = (groups: readonly Food['group'][]) =>
    parts
      .filter(({ food, optional }) => !optional && groups.includes(foodOf(food).group))
      .reduce((sum, { mg }) => sum + mg / 1000, 0) / recipe.serves;
  const salty = parts.filter(({ food }) => foodOf(food).salty && !foodOf(food).coldOnceOpened).length;
  const cured = parts.some(({ food }) => foodOf(food).heat === 'ready-meat');
  let points = Math.min(grams(['vegetable', 'fruit']), 200) / 5;
  if (grams(['protein']) > 20) points += 20;
  if (grams(['whole-grain']) > 15) points += 6;
  // Meat, chicken or fish, where it is eaten.
  if (parts.some(({ food, optional }) => !optional && meats.has(foodOf(food).heat ?? 'egg'))) points += 10;
  // A warm dinner, where it can be had.
  if (recipe.cooker === 'none' && !recipe.meals.includes('breakfast')) points -= input.mode === 'group' ? 45 : 12;
  // Soup and beans in the morning are for those who are used to it.
  if (recipe.meals.includes('breakfast') && recipe.meals.includes('lunch') && !likes(input, recipe)) points -= 60;
  if (input.reading.less.some((id) => isOfSubject(subjectOf(id), recipe, parts))) points -= 24;
  // A food that is bought for one kitchen's cooking is odd to those who don't cook so.
  const special = parts.some(({ food, optional }) => !optional && specialFoods.has(food) && !stock.has(food));
  if ((special || specialKitchens.has(recipe.cuisine ?? '')) && !likes(input, recipe)) points -= 25;
  // A pot or a pan holds a family's meal better than a bowl in a microwave.
  if (recipe.cooker === 'microwave' && input.kitchen.includes('stove')) points -= people.portions > 20 ? 30 : 8;
  if (input.mode === 'group') points -= parts.reduce((sum, { food }) => sum + guestPoints(foodOf(food)), 0);
  if (hasChildren(people)) points += recipe.kids ? 12 : -12;
  return Math.round(points - salty * 4 - (cured ? 18 : 0));
}

/** Guests whose allergies no one knows: fewer of the big allergens, and peanuts and nuts last of all. */
const guestPoints = ({ contains }: Food) =>
  contains.reduce((sum, one) => sum + (one === 'peanuts' || one === 'tree-nuts' ? 60 : 6), 0);

/** Whether the kitchen of a recipe was asked for. */
const likes = ({ reading, cuisine: asked }: MealInput, { cuisine }: Recipe): boolean =>
  cuisine !== undefined && (asked === cuisine || reading.likes.some((id) => subjectOf(id).kitchens?.includes(cuisine)));
