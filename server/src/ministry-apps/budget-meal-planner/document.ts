import { sectionToWrite } from '../../app-kit/index.ts';
import type { AppContext, Plan, PlannedSection } from '../contract.ts';
import { answer, nextStep } from './document/answer.ts';
import { grid } from './document/grid.ts';
import { forGroup } from './document/group.ts';
import { basis, cheapestPlan, help, notices, swaps } from './document/more.ts';
import { calendarSection, order } from './document/order.ts';
import { plates } from './document/plates.ts';
import { recipeCards } from './document/recipes.ts';
import { leftOver, moneyTables, shoppingList } from './document/shopping.ts';
import { dishName, filled, isOneGroupMeal, isThin, money, type View, viewOf, wanted } from './document/view.ts';
import { leftOutOf, warnings } from './document/warnings.ts';
import { wishes } from './document/wishes.ts';
import type { Age } from './fields.ts';
import { shortName } from './food-words.ts';
import { careNotes, fittingNotes } from './notes.ts';
import { hasBaby } from './people.ts';
import type { MealPlan } from './solve.ts';
import { words } from './texts.en.ts';

/** The one section whose prose is written; all others are computed. */
const noteSection = sectionToWrite('note', words.note.title, {
  maxWords: 150,
  again: words.note.again,
  folded: true,
});

/** Lines of a shopping list that fit the first layer. */
const fewLines = 8;

/** The document of a plan: the answer, the next step, what could hurt someone, the days; everything else is folded. */
export function document(result: MealPlan, { now }: Pick<AppContext, 'now'>): Plan {
  const view = viewOf(result, now);
  const cooked = filled(view.plan).length > 0;
  const group = isOneGroupMeal(view);
  // The few lines of one dish are shown at once.
  const short = group && view.plan.list.length <= fewLines;
  const sections: PlannedSection[] = [
    ...careNotes(
      fittingNotes(view.input.reading.notes, { text: view.input.notes, hasBaby: hasBaby(view.people) }),
      view.input.diets,
    ),
    answer(view),
    nextStep(view),
    ...wishes(view),
    ...grid(view),
    ...warnings(view),
    ...(cooked && short ? [shoppingList(view)] : []),
    ...folded([
      ...(cooked ? [...(short ? [] : [shoppingList(view)]), recipeCards(view)] : []),
      ...forGroup(view),
      ...(cooked && !group ? [order(view)] : []),
      ...cheapestPlan(view),
      ...(view.outcome === 'no-recipe' || view.input.mode === 'group' ? [] : [help(view)]),
      ...(cooked
        ? [...swaps(view), moneyTables(view), leftOver(view), ...(group ? [] : [plates(view)]), noteSection]
        : []),
      ...(cooked ? [calendarSection(view)] : []),
      ...basis(view),
    ]),
  ];
  return { title: titleOf(view), about: aboutText(view), sections, notices: notices(view) };
}

const folded = (sections: readonly PlannedSection[]) => sections.map((section) => ({ ...section, folded: true }));

function titleOf(view: View): string {
  const { title } = words;
  const { plan, days, people, outcome, input, budget, withoutRecipe } = view;
  const meals = filled(plan);
  if (outcome === 'no-recipe') return title.noRecipe;
  if (outcome === 'fits' && withoutRecipe.length > 0) {
    const kinds = [...new Set(plan.meals.map(({ meal }) => meal))].filter((meal) => !withoutRecipe.includes(meal));
    return title.only(kinds.map((meal) => words.mealNames[meal].toLowerCase()));
  }
  if (input.mode === 'group' && outcome === 'fits' && meals[0]) {
    return isOneGroupMeal(view)
      ? title.group(dishName(meals[0].recipe), people.eaters, money(plan.till))
      : title.groupMeals(meals.length, people.eaters, money(plan.till));
  }
  if (input.mode === 'box' && plan.till === 0) return title.box(meals.length, wanted(view));
  if (isThin(view)) return title.thin(days, money(plan.till));
  if (outcome === 'fits') {
    return input.mode === 'box' ? title.boxAndMore(days, money(plan.till)) : title.fits(days, money(plan.till));
  }
  return budget === 0 && meals.length === 0 ? title.nothing(days) : title.short(money(budget), days);
}

function aboutText(view: View): string {
  const { people, days, input, avoided } = view;
  const named = (Object.entries(people.byAge) as [Age, number][]).map(([age, count]) => words.ages(age, count));
  const without = leftOutOf(input, avoided);
  const extras = [
    ...(without.length > 0 ? [words.without(without)] : []),
    ...(input.diets?.length ? [words.diets(input.diets)] : []),
  ];
  const own = view.ownPrices.map(({ food }) => shortName(food));
  return isOneGroupMeal(view) ? words.aboutGroup(named, extras, own) : words.about(named, days, extras, own);
}
