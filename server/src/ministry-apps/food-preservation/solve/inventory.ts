import type { Day } from '../../../app-kit/index.ts';
import type { Food } from '../data/food.ts';
import type { FoodInput, State } from '../fields.ts';
import { cutRow } from './cut.ts';
import { foodsIn } from './find-foods.ts';
import { foodsInJars } from './home-canned.ts';
import { judge, type Verdict } from './judge.ts';
import { type NameSigns, signsInName } from './name-signs.ts';

export type Item = NonNullable<FoodInput['items']>[number];

export interface InventoryLine {
  item: Item;
  name: string;
  /** The row of the table, when the name is in it. */
  food?: Food;
  verdict?: Verdict;
  /** What its name says of the can or jar. */
  said: NameSigns;
  /** Cautious day by which it is eaten; for food from the pantry or the freezer, at its best. Absent when unknown. */
  eatBy?: Day;
  /** Place in the order: 0 throw out, 1 today, 2 look at it, for its day isn't known; 3 by its day, 4 without a day. */
  rank: 0 | 1 | 2 | 3 | 4;
}

/**
 * Sorts what someone has: first what has to be thrown out, then what is for today, then by the day, then the rest by name. The day is
 * the shorter end of the range, or its last day once that has passed; an earlier date on a package that has to be cold counts.
 */
export function eatFirst(items: readonly Item[], today: Day): InventoryLine[] {
  return items
    .map((item) => lineOf(item, today))
    .sort((a, b) => a.rank - b.rank || compare(a.eatBy ?? '9999', b.eatBy ?? '9999') || compare(a.name, b.name));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function lineOf(item: Item, today: Day): InventoryLine {
  const name = plainName(item.food) || '?';
  const said = signsInName(item.food);
  const [named] = said.fromHome ? foodsInJars(item.food) : foodsIn(item.food);
  const food = named && (cutRow(named, item.food) ?? named);
  if (!food) {
    if (said.signs.length > 0) return { item, name, said, rank: 0 };
    const known = item.labelDate === undefined ? {} : { eatBy: item.labelDate };
    return { item, name, said, ...known, rank: item.labelDate === undefined ? 4 : 3 };
  }
  // A homemade jam in the cupboard is a jar from home.
  const jar = said.homemade && item.place === 'pantry' && (food.kind === 'condiment' || food.kind === 'canned');
  if (jar && said.signs.length === 0) return { item, name, said: { ...said, fromHome: true }, food, rank: 4 };
  if (said.fromHome && said.signs.length === 0) return { item, name, said, food, rank: 4 };
  const verdict = judge(
    {
      food,
      state: stateOf(item, food),
      place: item.place,
      since: item.since,
      labelDate: item.labelDate,
      warm: 'no',
      signs: said.signs,
      cannedHow: 'unknown',
      refused: false,
      risk: false,
    },
    today,
  );
  const eatBy = isDayless(verdict, item, today) ? ahead(item, today) : eatByOf(verdict, item, today);
  return {
    item,
    name,
    said,
    food,
    verdict,
    ...(eatBy === undefined ? {} : { eatBy }),
    rank: rankOf(verdict, eatBy, isDayless(verdict, item, today)),
  };
}

/** A row of the list says no more than "opened"; the rest comes from the food. */
function stateOf({ opened }: Item, food: Food): State {
  if (opened) return 'opened';
  return food.state === 'packed' ? 'unopened' : food.state === 'cooked' ? 'cooked' : 'raw';
}

function eatByOf({ range, until, row }: Verdict, { labelDate }: Item, today: Day): Day | undefined {
  const end = range ? (range.first >= today ? range.first : range.last) : until;
  return row.slot === 'fridge' && !row.quality && labelDate !== undefined && (end === undefined || labelDate < end)
    ? labelDate
    : end;
}

/** A day that is missing or still to come decides nothing. */
const isDayless = ({ rule, outcome }: Verdict, { labelDate }: Item, today: Day) =>
  (labelDate ?? today) >= today &&
  outcome === 'cannot-tell' &&
  (rule === 'no-day' || rule === 'future' || rule === 'label-none');

/** The date on a package is the last day it can have. */
const ahead = ({ labelDate }: Item, today: Day): Day | undefined =>
  labelDate !== undefined && labelDate >= today ? labelDate : undefined;

function rankOf({ outcome }: Verdict, eatBy: Day | undefined, dayless: boolean): InventoryLine['rank'] {
  if (dayless) return 2;
  if (outcome === 'discard' || outcome === 'cannot-tell') return 0;
  if (outcome === 'use-today') return 1;
  return eatBy === undefined ? 4 : 3;
}

/** What was typed, without the marks that would format it. */
export function plainName(text: string): string {
  return text
    .replace(/[*_`[\]<>|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
