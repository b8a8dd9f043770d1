import { createRandom, listOf, paragraphsOf, pick, present } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import { refusalText } from './document/preserve.ts';
import { foodName, outcomeOf, reasonsOf } from './document/safe.ts';
import { dayText, spanText } from './document/shared.ts';
import { lower } from './document/store.ts';
import type { Solved } from './solve.ts';
import { planWords, powerWords } from './words-modes.en.ts';
import { noteWords as texts } from './words-note.en.ts';

/** A short note for the answer, without a model: what it means in this kitchen, and one thing that helps next time. */
export function compose({ result, seed }: ComposeRequest<Solved>): string {
  const random = createRandom(seed);
  const choose = (lines: readonly string[]) => pick(random, lines);
  return paragraphsOf([firstParagraph(result), choose(lastOf(result))]);
}

function firstParagraph(result: Solved): string {
  const name = result.mode === 'safe' || 'foods' in result ? foodName(result) : '';
  switch (result.mode) {
    case 'safe':
      return present([texts.safe[outcomeOf(result)](name), ...reasonsOf(result)]).join(' ');
    case 'store':
      return result.foods.length === 0
        ? texts.storeUnknown
        : result.foods.map((food) => texts.store(food.name, timesOf(food))).join(' ');
    case 'preserve': {
      const { preserving } = result;
      if (preserving.way === 'refused') {
        const { why, instead } = refusalText(preserving.refused, preserving.food);
        return `${why} ${instead}`;
      }
      if (preserving.way === 'pressure' || preserving.way === 'water-bath')
        return texts.canning(
          lower(preserving.food.name),
          preserving.canning.step.minutes,
          preserving.feet,
          preserving.way === 'pressure',
        );
      return preserving.way === 'choices'
        ? texts.choices(lower(preserving.food.name))
        : texts.home(lower(preserving.food.name));
    }
    case 'power':
      return texts.power(
        powerWords.hours(result.power.hours),
        powerWords.fridge[result.power.fridge],
        powerWords.freezer[result.power.freezer],
      );
    case 'inventory': {
      const first = result.lines.filter(({ rank }) => rank === 2).slice(0, 3);
      return first.length === 0
        ? texts.inventoryNone
        : texts.inventory(
            first.map(({ name, eatBy }) => (eatBy === undefined ? name : texts.by(name, dayText(eatBy)))),
          );
    }
    case 'plan':
      return texts.plan(
        planWords.days(result.plan.days),
        planWords.people(result.plan.people),
        planWords.gallons(result.plan.waterGallons),
      );
    case 'donate':
      return texts.donate[result.donation.outcome](name);
  }
}

function timesOf(food: Solved['foods'][number]): string {
  const { pantry, fridge, freezer } = food.times;
  return listOf(
    present([
      pantry !== undefined && texts.inPantry(spanText(pantry)),
      fridge !== undefined && texts.inFridge(spanText(fridge)),
      freezer !== undefined && texts.inFreezer(spanText(freezer)),
    ]),
  );
}

function lastOf(result: Solved): readonly string[] {
  if (result.mode === 'safe') {
    const outcome = outcomeOf(result);
    return outcome === 'keep' ? texts.lastKeep : outcome === 'use-today' ? texts.lastToday : texts.lastOut;
  }
  return texts.last[result.mode];
}
