import { type FoodId, foodIds, foodOf } from './data/foods/index.ts';
import type { Part, Recipe } from './data/recipe.ts';
import { type WishSubject, wishSubjects } from './data/wish-subjects.ts';

/** Subjects of the table, then each food by its own names. */
export const subjects: readonly WishSubject[] = [
  ...wishSubjects,
  ...foodIds.map((food): WishSubject => {
    const { name, names = [] } = foodOf(food);
    return {
      id: `food:${food}`,
      label: name.replace(/,.*$| in .*$/, ''),
      names: [name.replace(/,.*$/, ''), name, food.replaceAll('-', ' '), ...names],
      foods: [food],
    };
  }),
];
const byId = new Map(subjects.map((subject) => [subject.id, subject]));

/** The subject with this id. @throws RangeError when there is none. */
export function subjectOf(id: string): WishSubject {
  const found = byId.get(id);
  if (!found) throw new RangeError(`No wish is called ${id}.`);
  return found;
}

/** Foods that a subject names. */
export const foodsOfSubject = ({ foods = [], kinds = [] }: WishSubject): FoodId[] => [
  ...foods,
  ...foodIds.filter((id) => foodOf(id).is.some((kind) => kinds.includes(kind))),
];

/** Whether a recipe, with these ingredients, is what a subject names. */
export function isOfSubject(
  subject: WishSubject,
  { name, cuisine }: Recipe,
  parts: readonly Pick<Part, 'food' | 'optional'>[],
): boolean {
  const { kitchens, dish, kinds = [], foods = [] } = subject;
  if (cuisine && kitchens?.includes(cuisine)) return true;
  if (dish?.test(name)) return true;
  return parts.some(
    ({ food, optional }) =>
      !optional &&
      (foods.includes(food) ||
        // Broth and noodle packets have a little meat in them, and are no meat dish.
        (foodOf(food).group === 'protein' && foodOf(food).is.some((kind) => kinds.includes(kind)))),
  );
}
