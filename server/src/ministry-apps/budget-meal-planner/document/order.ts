import type { Block, ScheduleBlock, Section } from '@lampstand/sdk/app';
import {
  addDays,
  heading,
  present,
  prose,
  type ScheduleEntry,
  scheduleBlock,
  section,
  steps,
} from '../../../app-kit/index.ts';
import { foodOf } from '../data/foods/index.ts';
import { recipeOf } from '../data/recipes/index.ts';
import { shortName } from '../food-words.ts';
import type { CookedDish } from '../menu.ts';
import { words } from '../texts.en.ts';
import { freezeAtHome } from './answer.ts';
import { dayName, dishName, inSentence, money, type View } from './view.ts';

const { order: texts, schedule: calendar } = words;

/** What to do on which day: freeze, soak, thaw, cook, chill, eat what is left. */
export function order(view: View): Section {
  const days = Array.from({ length: view.days }, (_, day) => ({ day, done: tasksOn(view, day) }));
  return section('order', texts.title, [
    ...days.flatMap(({ day, done }): Block[] =>
      done.length > 0 ? present([heading(dayName(view, day)), steps(done)]) : [],
    ),
    view.plan.cookings.some(({ meals }) => meals > 1) && prose([texts.rule]),
  ]);
}

function tasksOn(view: View, day: number): string[] {
  const { plan, days } = view;
  const frozen = freezeAtHome(view);
  const today = plan.cookings.filter((cooking) => cooking.day === day);
  const tomorrow = plan.cookings.filter((cooking) => cooking.day === day + 1);
  const soak = tomorrow.map(({ ahead }) => ahead);
  const thaw = tomorrow.flatMap((cooking) => fromFreezer(cooking, frozen, day + 1));
  const eaten = plan.meals.filter((meal) => meal.day === day && meal.leftoverOf !== undefined && meal.recipe);
  return present([
    day === 0 && soakedToday(today),
    day === 0 && frozen.length > 0 && texts.freeze(frozen),
    day === 7 && days > 7 && plan.list.some(({ weekly }) => weekly) && texts.shopAgain,
    ...today.flatMap(({ recipe, instead, meals }) => [
      texts.cook(inSentence(recipe, instead), meals),
      meals > 1 && texts.chill(inSentence(recipe, instead)),
    ]),
    ...eaten.map(({ recipe = '', instead }) =>
      (isEatenCold(recipe) ? texts.eatCold : texts.eat)(inSentence(recipe, instead)),
    ),
    ...new Set(soak),
    thaw.length > 0 && texts.thaw([...new Set(thaw)]),
  ]);
}

/** Salads and muffins aren't heated again. */
const isEatenCold = (recipe: string) => recipeOf(recipe).cooker === 'none' || recipeOf(recipe).meals.includes('snack');

/** What has to be soaked for the first day is soaked on the evening before. */
function soakedToday(today: readonly CookedDish[]): string | undefined {
  const ahead = present(today.map(({ ahead: before }) => before));
  return ahead.length > 0 ? words.next.tonight(ahead.join(' ')) : undefined;
}

/** Foods of a cooking that come from the freezer and have to thaw in the fridge. */
function fromFreezer({ parts }: CookedDish, frozen: readonly string[], day: number): string[] {
  return parts
    .filter(({ food }) => {
      const { store, group, days } = foodOf(food);
      const bought = store === 'freezer' && group === 'protein';
      return bought || (frozen.includes(shortName(food)) && day >= days);
    })
    .map(({ food }) => shortName(food));
}

/** The meals of the plan for a calendar. */
export function calendarSection(view: View): Section {
  const { plan, first, today } = view;
  const entries: ScheduleEntry[] = plan.meals.flatMap(({ day, meal, recipe, instead, leftoverOf }) =>
    recipe
      ? [
          {
            date: addDays(first, day),
            title: calendar.meal(
              words.mealNames[meal],
              leftoverOf === undefined ? dishName(recipe, instead) : words.grid.leftover(dishName(recipe, instead)),
            ),
          },
        ]
      : [],
  );
  const shop = plan.list.length > 0 ? [{ date: first, title: calendar.shop(money(plan.till)) }] : [];
  const block: ScheduleBlock = scheduleBlock(calendar.caption, [...shop, ...entries], today);
  return section('calendar', calendar.title, [block]);
}
