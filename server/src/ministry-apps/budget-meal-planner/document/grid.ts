import { type section as makeSection, prose, section } from '../../../app-kit/index.ts';
import { meals as mealOrder } from '../data/recipe.ts';
import { words } from '../texts.en.ts';
import { dishName, filled, isOneGroupMeal, shortDay, type View, wanted } from './view.ts';

const { grid: texts } = words;
/** Days before "Show all". */
const daysShown = 3;

/** Which dish on which day. A dash is a meal that has none. */
export function grid(view: View): ReturnType<typeof makeSection>[] {
  const { plan, days } = view;
  if (filled(plan).length === 0 || isOneGroupMeal(view)) return [];
  const meals = mealOrder.filter((meal) => plan.meals.some((one) => one.meal === meal));
  const cell = (day: number, meal: string) => {
    const found = plan.meals.find((one) => one.day === day && one.meal === meal);
    if (!found?.recipe) return texts.none;
    const name = dishName(found.recipe, found.instead);
    return found.leftoverOf === undefined ? name : texts.leftover(name);
  };
  const rows = Array.from({ length: days }, (_, day) => [shortDay(view, day), ...meals.map((meal) => cell(day, meal))]);
  return [
    section(
      'plan',
      texts.title,
      [
        {
          type: 'table',
          caption: texts.caption,
          columns: [{ label: texts.day }, ...meals.map((meal) => ({ label: words.mealNames[meal] }))],
          rows,
          ...(days > daysShown && { visibleRows: daysShown }),
        },
        filled(plan).length < wanted(view) && prose([texts.empty]),
      ],
      { bare: true },
    ),
  ];
}
