import { createRandom, listOf, paragraphsOf, pick, present, type Random } from '../../app-kit/index.ts';
import type { ComposeRequest } from '../contract.ts';
import type { Food, FoodKind } from './data/food.ts';
import { whyByKind, whyHomeCanned } from './data/why.ts';
import { outcomeOf } from './document/safe.ts';
import { dayText, spanText } from './document/shared.ts';
import { isSick } from './document/verdict-text.ts';
import type { Solved } from './solve.ts';
import { noteWords as texts } from './words-note.en.ts';
import { planWords } from './words-plan.en.ts';
import { powerWords } from './words-power.en.ts';

/** A short note beside the answer, without a model: why this food keeps as it does, and one thing that helps next time. */
export function compose({ result, seed }: ComposeRequest<Solved>): string {
  const random = createRandom(seed);
  return paragraphsOf([...bodyOf(result, random), pick(random, lastOf(result))]);
}

function bodyOf(result: Solved, random: Random): (string | undefined)[] {
  const why = (kind: FoodKind | undefined) => kind && pick(random, whyByKind[kind]);
  switch (result.mode) {
    case 'safe':
      return [result.strict.state === 'home-canned' ? pick(random, whyHomeCanned) : why(result.verdict?.row.food.kind)];
    case 'store':
      return result.foods.length === 0
        ? [texts.storeUnknown]
        : [
            result.foods
              .slice(0, NAMED)
              .map((food) => texts.store(food.name, timesOf(food)))
              .join(' '),
            why(result.foods[0]?.kind),
          ];
    case 'preserve':
      return [preserveNote(result, random)];
    case 'power':
      return [texts.power(powerWords.hours(result.power.hours))];
    case 'inventory':
      return [inventoryNote(result)];
    case 'plan': {
      const { days, people, waterGallons } = result.plan;
      return [texts.plan(planWords.days(days), planWords.people(people), planWords.gallons(waterGallons))];
    }
    case 'donate':
      return [why(result.foods[0]?.kind), texts.donate[result.donation.outcome]];
  }
}

function preserveNote({ preserving }: Extract<Solved, { mode: 'preserve' }>, random: Random): string | undefined {
  switch (preserving.way) {
    case 'refused':
      return preserving.method === 'dry' || preserving.method === 'ferment' ? undefined : pick(random, texts.refused);
    case 'pressure':
    case 'water-bath':
      return texts.canning(preserving.canning.step.minutes, preserving.feet, preserving.way === 'pressure');
    case 'choices':
      return texts.choices;
    default:
      return texts.home;
  }
}

/** Foods of the list that a note names. */
const NAMED = 3;

function inventoryNote({ lines, today }: Extract<Solved, { mode: 'inventory' }>): string {
  const next = lines.filter(
    ({ rank, eatBy, item }) => rank === 3 && item.place !== 'freezer' && (eatBy ?? '') >= today,
  );
  if (next.length === 0) return texts.inventoryNone;
  return texts.inventory(next.slice(0, NAMED).map(({ name, eatBy = today }) => texts.by(name, dayText(eatBy))));
}

function timesOf({ times: { pantry, fridge, freezer } }: Food): string {
  return listOf(
    present([
      pantry !== undefined && texts.inPantry(spanText(pantry)),
      fridge !== undefined && texts.inFridge(spanText(fridge)),
      freezer !== undefined && texts.inFreezer(spanText(freezer)),
    ]),
  );
}

function lastOf(result: Solved): readonly string[] {
  if (result.mode === 'safe') return isSick(result) ? texts.last.sick : texts.last[outcomeOf(result)];
  const cans = result.mode === 'preserve' && ['pressure', 'water-bath'].includes(result.preserving.way);
  return texts.last[cans ? 'canning' : result.mode];
}
