import type { Section } from '@lampstand/sdk/app';
import { present, prose, sectionIfAny } from '../../../app-kit/index.ts';
import { recipeOf } from '../data/recipes/index.ts';
import { isOfSubject, subjectOf } from '../subjects.ts';
import { words } from '../texts.en.ts';
import type { View } from './view.ts';

const { wishes: texts } = words;

/** Which wishes the plan keeps, which it can't and why, and what could not be read. */
export function wishes(view: View): Section[] {
  const { input, wishes: all } = view;
  const { reading } = input;
  const asked = all.filter(({ home }) => !home).map((wish) => ({ ...wish, label: subjectOf(wish.id).label }));
  const labels = (fits: (wish: (typeof asked)[number]) => boolean) => asked.filter(fits).map(({ label }) => label);
  const kept = asked.filter(({ meals }) => meals > 0).map(({ label, meals }) => texts.meals(label, meals));
  const none = labels(({ recipes }) => recipes === 0);
  const notFitting = labels(({ recipes, choices }) => recipes > 0 && choices === 0);
  const noRoom = labels(({ choices, meals }) => choices > 0 && meals === 0);
  const hated = reading.hates.map(subjectOf);
  const named = (of: typeof hated) => of.map(({ label }) => label);
  const wide = named(hated.filter((one) => one.wide));
  const left = named(hated.filter((one) => !one.wide && !one.cooker));
  const missing = named(hated.filter(({ cooker }) => cooker));
  const unsure = named(reading.unsure.map(subjectOf).filter(({ cooker }) => !cooker));
  const cookers = named(
    reading.likes.map(subjectOf).filter(({ cooker }) => cooker && !input.kitchen.some((one) => one === cooker)),
  );
  const lines = present([
    kept.length > 0 && texts.kept(kept),
    none.length > 0 && texts.noRecipe(none),
    notFitting.length > 0 && texts.notFitting(notFitting),
    noRoom.length > 0 && texts.noRoom(noRoom),
    left.length > 0 && texts.left(left),
    reading.less.length > 0 &&
      texts.less(reading.less.map((id) => texts.meals(subjectOf(id).label, mealsWith(view, id)))),
    wide.length > 0 && texts.wide(wide),
    unsure.length > 0 && texts.unsure(unsure),
    cookers.length > 0 && texts.cookers(cookers),
    missing.length > 0 && texts.withoutCookers(missing),
    reading.likes.includes('rice-cooker') && texts.riceCooker,
    reading.anyMeal.length > 0 && input.meals.length > 1 && texts.anyMeal(reading.anyMeal.slice(0, 2).map(plain)),
    reading.unread.length > 0 &&
      !reading.notes.includes('eating-disorder') &&
      texts.unread(reading.unread.slice(0, 3).map(plain)),
  ]);
  return sectionIfAny('wishes', texts.title, lines.length > 0 ? [prose([lines.join(' ')])] : []);
}

/** Meals of the plan that are of a subject. */
function mealsWith({ plan }: View, id: string): number {
  const subject = subjectOf(id);
  return plan.cookings
    .filter(({ recipe, parts }) => isOfSubject(subject, recipeOf(recipe), parts))
    .reduce((sum, { meals }) => sum + meals, 0);
}

/** Words of the person without the marks that would format them. */
const plain = (text: string) =>
  text
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+$/, '')
    .trim();
