import type { Block, Section } from '@lampstand/sdk/app';
import { checklist, heading, listOf, paragraphOf, present, prose, section, steps } from '../../../app-kit/index.ts';
import type { Heat } from '../data/food.ts';
import { type FoodId, foodOf } from '../data/foods/index.ts';
import { recipeOf } from '../data/recipes/index.ts';
import { allergensIn, amountText, canText, shortName } from '../food-words.ts';
import type { CookedDish, PricedMenu } from '../menu.ts';
import { words } from '../texts.en.ts';
import { byRecipe, isOneGroupMeal, money, perPerson, type View, weekday, withInstead } from './view.ts';

const { recipes: texts } = words;

/** Each recipe once: what goes in for these people, the steps, and what has to be hot enough. */
export function recipeCards(view: View): Section {
  return section('recipes', texts.title, cardsOf(view, view.plan));
}

/** The cards of some cookings, each recipe once. */
export const cardsOf = (view: View, menu: PricedMenu): Block[] =>
  byRecipe(menu.cookings).flatMap((same) => card(view, menu, same));

/** An ingredient in the packages of the shopping list. */
function partText({ list, fromHome }: PricedMenu, part: CookedDish['parts'][number]): string {
  const atHome = fromHome.some(({ food }) => food === part.food);
  const packs = list.find(({ food }) => food === part.food)?.packs ?? [];
  return canText(part.food, part.mg, atHome ? [] : packs.map(({ words: of }) => of)) ?? amountText(part);
}

function card(view: View, menu: PricedMenu, cookings: readonly CookedDish[]): Block[] {
  const [first] = cookings;
  if (!first) return [];
  const { name, minutes } = recipeOf(first.recipe);
  const cents = cookings.reduce((sum, one) => sum + one.cents, 0);
  const meals = cookings.reduce((sum, one) => sum + one.meals, 0);
  const group = isOneGroupMeal(view);
  const facts = [
    texts.makes(first.meals, view.people.eaters),
    texts.minutes(minutes),
    texts.cost(money(perPerson(view, cents, meals))),
  ].join(' · ');
  return present<Block>([
    heading(withInstead(name, first.instead)),
    prose([
      facts,
      paragraphOf([
        !group && texts.when([...new Set(cookings.map(({ day }) => weekday(view, day)))]),
        first.ahead && first.instead.length > 0 && texts.before(first.ahead),
        first.instead.length > 0 &&
          texts.instead(
            listOf(first.instead.map(({ from, to }) => nameBeside(from, to))),
            listOf(first.instead.map(({ from, to }) => nameBeside(to, from))),
          ),
      ]),
    ]),
    checklist(
      first.parts.map((part) => (part.optional ? texts.ifYouHave(partText(menu, part)) : partText(menu, part))),
    ),
    steps([
      ...rinsed(view, first),
      ...first.steps.map((step) => withInstead(step, first.instead)),
      ...heatOf(first).map((heat) => words.heat[heat]),
    ]),
    prose([
      paragraphOf([
        contents(first),
        view.people.portions > 120 && recipeOf(first.recipe).cooker === 'stove' && texts.batches,
        recipeOf(first.recipe).cooker === 'microwave' && view.people.portions * first.meals > 45 && texts.rounds,
      ]),
    ]),
  ]);
}

/** Cans of beans and vegetables are rinsed where there has to be less salt. */
function rinsed({ input }: View, { parts }: CookedDish): string[] {
  if (!input.diets?.includes('low-sodium')) return [];
  const cans = parts.filter(({ food }) => {
    const { aisle, group, salty, pulse } = foodOf(food);
    return aisle === 'cans' && salty && (pulse || group === 'vegetable') && !/tomato/.test(food);
  });
  return cans.length > 0 ? [texts.rinse([...new Set(cans.map(({ food }) => shortName(food)))])] : [];
}

/** A food's name beside another one's: two of one name have their form before it, "dry pinto beans". */
export const nameBeside = (food: FoodId, other: FoodId): string =>
  shortName(food) === shortName(other) ? foodOf(food).name.replace(/^(.*), (\w+)$/, '$2 $1') : shortName(food);

/** The rows of the table of safe temperatures that a dish needs. */
export function heatOf({ parts }: Pick<CookedDish, 'parts'>): Heat[] {
  return [...new Set(present(parts.map(({ food }) => foodOf(food).heat)))];
}

/** What a dish contains, derived from its ingredients. */
export function contents({ parts }: Pick<CookedDish, 'parts'>): string {
  const { contains, can } = allergensIn(parts);
  return paragraphOf([
    contains.length > 0 ? texts.contains(words.allergens(contains)) : texts.containsNone,
    can.length > 0 && texts.can(words.allergens(can)),
  ]);
}
