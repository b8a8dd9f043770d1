import type { ChurchVoice } from '@lampstand/sdk/app';
import { createRandom, listOf, numberInWords, paragraphOf, paragraphsOf, pick, present } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { type FoodId, foodOf } from './data/foods/index.ts';
import {
  endingsThatDont,
  endingsThatFit,
  fresh,
  type Line,
  type NoteFacts,
  openings,
  pots,
  prices,
  sharing,
} from './data/note-lines.ts';
import { inSentence, missing, money } from './document/view.ts';
import { shortName } from './food-words.ts';
import type { MealPlan } from './solve.ts';
import { words } from './texts.en.ts';

/** The note of a plan, in Markdown. Every amount in it is one that the computed blocks show. */
export function compose({ result, church, seed }: ComposeRequest<MealPlan>): string {
  const facts = noteFacts(result, church);
  const random = createRandom(seed);
  const choose = (lines: readonly Line[]) => pick(random, present(lines.map((line) => line(facts))));
  const fits = result.outcome === 'fits';
  return paragraphsOf([
    paragraphOf([choose(openings), choose(pots), choose(sharing)]),
    paragraphOf([choose(fresh), choose(prices), choose(fits ? endingsThatFit : endingsThatDont)]),
  ]);
}

/** Takes the facts that prose can use from the plan. */
function noteFacts(result: MealPlan, { care }: Pick<ChurchVoice, 'care'>): NoteFacts {
  const { plan, outcome, budget, people, input } = result;
  const [first] = plan.cookings;
  const pot = [...plan.cookings].sort((a, b) => b.meals - a.meals)[0];
  const dearest = [...plan.list].sort((a, b) => b.cents - a.cents)[0];
  const stays = budget - plan.till;
  return {
    first: first ? inSentence(first.recipe, first.instead) : '',
    firstDay: first?.day === 0 ? 'the first day' : `day ${(first?.day ?? 0) + 1}`,
    shared: sharedFood(result),
    pot:
      pot && pot.meals > 1 ? { dish: inSentence(pot.recipe, pot.instead), meals: numberInWords(pot.meals) } : undefined,
    till: money(plan.till),
    stays: outcome === 'fits' && stays > 0 ? money(stays) : undefined,
    dearest: dearest && { food: shortName(dearest.food), price: money(dearest.cents) },
    useFirst: soonest(result),
    missing: outcome === 'fits' ? undefined : money(missing(result)),
    group: input.mode === 'group' && plan.meals.length === 1,
    people: words.people(people.eaters),
    care: care?.label,
  } as NoteFacts;
}

/** The bought food that goes into the most dishes. */
function sharedFood({ plan }: MealPlan): NoteFacts['shared'] {
  const of = plan.list
    .filter(({ food }) => !foodOf(food).basic && food !== 'onion')
    .map(({ food }) => ({
      food,
      dishes: [
        ...new Set(
          plan.cookings.filter(({ parts }) => parts.some((part) => part.food === food)).map(({ recipe }) => recipe),
        ),
      ],
    }));
  const [most] = of.sort((a, b) => b.dishes.length - a.dishes.length);
  if (!most || most.dishes.length < 2) return undefined;
  return { food: shortName(most.food), dishes: listOf(most.dishes.slice(0, 3).map((recipe) => inSentence(recipe))) };
}

/** The bought fresh food that spoils first. */
function soonest({ plan, input }: MealPlan): string | undefined {
  const keeps = (food: FoodId) => (input.cold === 'freezer' && foodOf(food).freezes ? 99 : foodOf(food).days);
  const [first] = plan.list.filter(({ food }) => keeps(food) <= 7).sort((a, b) => keeps(a.food) - keeps(b.food));
  return first && `the ${shortName(first.food)}`;
}
