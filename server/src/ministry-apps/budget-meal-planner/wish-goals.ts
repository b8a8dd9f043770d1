import { type FoodId, foodOf } from './data/foods/index.ts';
import type { Meal, Part, Recipe } from './data/recipe.ts';
import { recipes } from './data/recipes/index.ts';
import type { MealInput } from './fields.ts';
import { isOfSubject, subjectOf } from './subjects.ts';

/** Dishes that someone asked for, or that use what is at home. */
export interface WishGoal {
  /** A subject, or a food at home. */
  id: string;
  home: boolean;
  dishes: ReadonlySet<number>;
  /** Recipes of ours, whether they fit or not. */
  recipes: number;
  /** Meals with it that are worth points, the first most. */
  most: number;
  first: number;
  next: number;
}

type Dishes = readonly { recipe: Recipe; parts: readonly Part[] }[];

/** Share of lunches and dinners that a wish asks for. */
const share = { kitchen: 0.8, food: 0.4, dish: 0.2 } as const;
const points = {
  kitchen: { first: 150, next: 50 },
  food: { first: 120, next: 35 },
  dish: { first: 160, next: 30 },
} as const;

export function wishesFor(
  input: MealInput,
  dishes: Dishes,
  stock: ReadonlyMap<FoodId, number>,
  { days, meals, portions }: { days: number; meals: readonly Meal[]; portions: number },
): WishGoal[] {
  const mains = Math.max(1, days * Math.max(1, meals.filter((meal) => meal === 'lunch' || meal === 'dinner').length));
  const asked = new Set([...(input.cuisine === 'any' ? [] : [input.cuisine]), ...input.reading.likes]);
  const liked = [...asked].map(subjectOf).filter(({ cooker }) => !cooker);
  return [
    ...liked.map((subject): WishGoal => {
      const kind = subject.kitchens ? 'kitchen' : subject.dish ? 'dish' : 'food';
      return {
        id: subject.id,
        home: false,
        dishes: indexesOf(dishes, (recipe, parts) => isOfSubject(subject, recipe, parts)),
        recipes: recipes.filter((recipe) => isOfSubject(subject, recipe, recipe.parts)).length,
        most: Math.max(1, Math.round(mains * share[kind])),
        ...points[kind],
      };
    }),
    ...[...stock].map(([food, mg]) => goalOfStock(dishes, food, mg, portions)),
  ];
}

/** Food at home is used while it lasts, and the sooner the sooner it spoils. */
function goalOfStock(dishes: Dishes, food: FoodId, mg: number, portions: number): WishGoal {
  const uses = (parts: readonly Part[]) => parts.find((part) => part.food === food && !part.optional);
  const serving = dishes.flatMap(({ recipe, parts }) => {
    const part = uses(parts);
    return part ? [(part.mg * portions) / (recipe.serves * 10)] : [];
  });
  const usual = serving.reduce((sum, one) => sum + one, 0) / Math.max(1, serving.length);
  return {
    id: food,
    home: true,
    dishes: indexesOf(dishes, (_, parts) => uses(parts) !== undefined),
    recipes: recipes.filter(({ parts }) => uses(parts)).length,
    most: Math.min(6, Math.max(1, Math.round(mg / Math.max(1, usual)))),
    first: foodOf(food).days <= 7 ? 100 : 70,
    next: 24,
  };
}

function indexesOf(dishes: Dishes, fits: (recipe: Recipe, parts: readonly Part[]) => boolean): ReadonlySet<number> {
  return new Set(dishes.flatMap(({ recipe, parts }, index) => (fits(recipe, parts) ? [index] : [])));
}

/** Soft dishes that leave a choice for one kind of meal. */
const enough = 3;

/** Whether everyone needs food that is easy to chew. */
const needsSoft = ({ reading }: Pick<MealInput, 'reading'>): boolean =>
  reading.notes.includes('chewing') || reading.notes.includes('swallowing');

/** Only soft dishes, where there are enough of them. */
export function softOnly(choice: readonly number[], dishes: Dishes, input: MealInput): readonly number[] {
  if (!needsSoft(input)) return choice;
  const soft = choice.filter((dish) => dishes[dish]?.recipe.soft);
  return soft.length >= enough ? soft : choice;
}
