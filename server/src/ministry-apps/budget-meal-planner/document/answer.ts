import type { Contact, Section, StatBlock } from '@lampstand/sdk/app';
import { nextStepSection, paragraphOf, present, section } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { readFoods } from '../amounts.ts';
import { foodOf } from '../data/foods/index.ts';
import { guidance } from '../data/guidance.ts';
import { shortName } from '../food-words.ts';
import { words } from '../texts.en.ts';
import {
  dayName,
  filled,
  inSentence,
  isOneGroupMeal,
  isThin,
  missing,
  money,
  perPerson,
  type View,
  wanted,
} from './view.ts';

const { answer: texts, next } = words;

/** The figures: what is paid, what stays, what a meal costs; or what the money buys and what is missing. */
export function answer(view: View): Section {
  return section('answer', texts.title, [{ type: 'stat', items: figures(view) }], { bare: true });
}

function figures(view: View): StatBlock['items'] {
  const { plan, budget, outcome, cheapest, input, days } = view;
  const meals = filled(plan).length;
  const boxes = input.mode === 'box' ? (input.boxes ?? 1) : 1;
  if (outcome === 'no-recipe') return [{ value: money(budget), label: texts.money, detail: texts.forDays(days) }];
  if (outcome !== 'fits') {
    return [
      { value: money(budget), label: texts.money, detail: texts.forDays(days) },
      {
        value: String(meals),
        label: input.mode === 'box' ? texts.boxMeals : texts.meals,
        detail: texts.ofMeals(wanted(view)),
      },
      { value: money(cheapest?.till ?? 0), label: texts.cheapest, detail: texts.allMeals },
    ];
  }
  return [
    { value: money(plan.till), label: texts.till, detail: texts.ofBudget(money(budget)) },
    { value: money(budget - plan.till), label: texts.stays, detail: texts.afterShopping },
    boxes > 1
      ? { value: money(plan.till * boxes), label: texts.till, detail: texts.forAll(boxes) }
      : { value: money(perPerson(view, plan.used, meals)), label: texts.serving, detail: texts.forEach },
  ];
}

/** One thing to do: shop, or call. */
export function nextStep(view: View): Section {
  const { outcome } = view;
  if (outcome === 'no-recipe') return nextStepSection(next.noRecipe, { contacts: contactsOf('local-help') });
  if (outcome === 'fits') {
    return nextStepSection(shopping(view), {
      contacts: isThin(view) ? helpContacts(view) : view.withoutRecipe.length > 0 ? contactsOf('local-help') : [],
    });
  }
  return nextStepSection(helpFirst(view), { contacts: helpContacts(view) });
}

function shopping(view: View): string {
  const { plan, input, withoutRecipe } = view;
  const [first] = plan.cookings;
  const dish = first ? inSentence(first.recipe, first.instead) : '';
  const missingKinds = withoutRecipe.map((meal) => words.mealNames[meal].toLowerCase());
  const shop = plan.list.some(({ weekly }) => weekly) ? next.shopTwice : next.shop;
  const frozen = freezeAtHome(view);
  return paragraphOf([
    isThin(view) && next.thin,
    missingKinds.length > 0 && next.missingKind(missingKinds),
    plan.list.length > 0 ? shop(plan.list.length, money(plan.till)) : next.noShopping,
    frozen.length > 0 && next.freeze(frozen),
    ...tonight(view),
    input.mode === 'home' && view.budget - plan.till > view.budget / 4 && next.muchLeft(money(view.budget - plan.till)),
    isOneGroupMeal(view) && view.budget > plan.till && next.groupRest(money(view.budget - plan.till)),
    view.dull && next.dull(inSentence(view.dull.recipe), view.dull.times, money(view.dull.more)),
    first &&
      (input.mode === 'group'
        ? isOneGroupMeal(view)
          ? next.group(dish, input.days === undefined)
          : next.groupMeals
        : plan.list.length > 0
          ? next.first(dayName(view, first.day), dish)
          : next.firstMeal(dayName(view, first.day), dish)),
  ]);
}

/** What has to be soaked before the first day. */
const tonight = ({ plan, input }: View): string[] =>
  input.mode === 'group'
    ? []
    : plan.cookings.flatMap(({ ahead, day }) => (day === 0 && ahead ? [next.tonight(ahead)] : []));

/** Bought foods that are frozen on the first day, since they are cooked later than they keep in the fridge. */
export function freezeAtHome({ plan, input, people }: View): string[] {
  if (input.cold !== 'freezer' || people.portions >= 150) return [];
  return plan.list
    .filter(({ food }) => {
      const { freezes, store, days } = foodOf(food);
      const last = Math.max(
        0,
        ...plan.cookings.filter(({ parts }) => parts.some((part) => part.food === food)).map(({ day }) => day),
      );
      return freezes && store === 'fridge' && last >= days;
    })
    .map(({ food }) => shortName(food));
}

function helpFirst(view: View): string {
  const { outcome, budget, lowest, cheapest, plan } = view;
  const meals = wanted(view);
  const here = filled(plan).length;
  const till = money(cheapest?.till ?? 0);
  if (view.input.mode === 'box' && here > 0) return next.box(here, meals, till);
  const figures =
    budget === 0 && here === 0
      ? next.nothing(till, meals)
      : paragraphOf([
          outcome === 'cannot' ? next.cannot(money(budget), money(lowest), meals) : next.notFound(money(budget), meals),
          next.cheapest(till, money(missing(view))),
        ]);
  return paragraphOf([
    next.call,
    next.noPhone,
    figures,
    here > 0 && next.partly(here, money(plan.till)),
    idleStaples(view).length > 0 && next.staples(idleStaples(view)),
    ...tonight(view),
  ]);
}

/** A pound of a staple, which makes a meal by itself. */
const aPound = 450_000;

/** Staples in the kitchen of which so much is there that a meal can be made of them, and that no dish uses. */
function idleStaples({ input, plan }: View): string[] {
  const used = new Set(plan.fromHome.map(({ food }) => food));
  return readFoods(input.have ?? '')
    .held.filter(({ food, mg }) => {
      const { group, pulse, name } = foodOf(food);
      const staple = pulse || group === 'grain' || group === 'whole-grain' || /potato/.test(name);
      return staple && mg >= aPound && !used.has(food);
    })
    .map(({ food }) => shortName(food));
}

/** 211, SNAP, and WIC where there are small children or a pregnancy. */
function helpContacts({ input, people }: View): Contact[] {
  const wic = (people.byAge.baby ?? 0) + (people.byAge.toddler ?? 0) + (people.byAge.child ?? 0) > 0;
  const pregnant = input.diets?.includes('pregnancy');
  return present([
    ...contactsOf('local-help'),
    ...(input.benefits?.includes('snap') ? [] : guidance.snap.contacts),
    ...(wic || pregnant ? guidance.wic.contacts : []),
    ...((people.byAge.senior ?? 0) > 0 ? contactsOf('eldercare').slice(0, 1) : []),
  ]);
}
