import type { Block, Section, TableBlock } from '@lampstand/sdk/app';
import { heading, present, prose, section, steps } from '../../../app-kit/index.ts';
import type { Meal } from '../data/recipe.ts';
import { recipeOf } from '../data/recipes/index.ts';
import { allergensIn } from '../food-words.ts';
import type { CookedDish } from '../menu.ts';
import { words } from '../texts.en.ts';
import { contents } from './recipes.ts';
import { dishName, isOneGroupMeal, money, shortDay, type View } from './view.ts';

const { group: texts } = words;

/** Minutes after midnight at which a meal is served. */
const servedAt: { readonly [meal in Meal]: number } = {
  breakfast: 8 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60 + 30,
  dinner: 18 * 60,
};
/** A big pot takes longer than a family's. */
const longer = 1.5;

/** For a group: portions, holding and cooling, when to start, and a card with the allergens of each dish. */
export function forGroup(view: View): Section[] {
  const { input, people, plan } = view;
  if (input.mode !== 'group' || plan.cookings.length === 0) return [];
  const dishes = [...new Map(plan.cookings.map((cooking) => [dishName(cooking.recipe, cooking.instead), cooking]))];
  return [
    section('group', texts.title, [
      prose([texts.facts(String(people.portions / 10), people.eaters)]),
      ...(isOneGroupMeal(view) ? [] : [heading(texts.times), prose([texts.timesText]), timetable(view)]),
      steps(texts.rules),
      heading(texts.sign),
      prose(dishes.map(([name, dish]) => texts.signText(name, contents(dish)))),
      ...otherDishes(view),
    ]),
  ];
}

/** When to start each meal, so that it is ready when it is served. */
function timetable(view: View): TableBlock {
  const { day, meal, dish, start, serve } = texts.timesColumns;
  const row = ({ day: on, meal: kind, recipe, instead }: CookedDish) => [
    shortDay(view, on),
    words.mealNames[kind],
    dishName(recipe, instead),
    clock(servedAt[kind] - minutesFor(recipe)),
    clock(servedAt[kind]),
  ];
  return {
    type: 'table',
    caption: texts.times,
    columns: [
      { label: day },
      { label: meal },
      { label: dish },
      { label: start, figures: true },
      { label: serve, figures: true },
    ],
    rows: [...view.plan.cookings].sort((a, b) => a.day - b.day || servedAt[a.meal] - servedAt[b.meal]).map(row),
  };
}

/** The minutes of a recipe in a big pot, in steps of five. */
const minutesFor = (recipe: string) => Math.ceil((recipeOf(recipe).minutes * longer) / 5) * 5;

/** "12:30 p.m." */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** Other dishes that the money buys for a group, with what they contain. */
function otherDishes({ others }: View): Block[] {
  if (others.length === 0) return [];
  const { dish, till, contains } = texts.otherColumns;
  return present<Block>([
    heading(texts.others),
    prose([texts.othersText]),
    {
      type: 'table',
      caption: texts.others,
      columns: [{ label: dish }, { label: till, figures: true }, { label: contains }],
      rows: others.map(({ recipe, till: cents }) => {
        const of = allergensIn(recipeOf(recipe).parts.filter(({ optional }) => !optional)).contains;
        return [dishName(recipe), money(cents), of.length > 0 ? words.allergens(of) : texts.nothing];
      }),
    },
  ]);
}
