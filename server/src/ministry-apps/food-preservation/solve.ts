import { type Day, dayOf } from '../../app-kit/index.ts';
import type { AppContext, Ask } from '../contract.ts';
import type { Food, Place } from './data/food.ts';
import { foodWith, hasFood } from './data/foods/index.ts';
import { type Canning, type FoodInput, type Mode, type Sign, type State, signsIn, type Warmth } from './fields.ts';
import {
  answeredCanned,
  answeredDate,
  answeredWorry,
  askCanned,
  askDate,
  askFood,
  askWorry,
  OTHER,
} from './questions.ts';
import { cutRow } from './solve/cut.ts';
import { type Donation, judgeDonation } from './solve/donate.ts';
import { eatFirst, type InventoryLine, plainName } from './solve/inventory.ts';
import { type Case, judge, type Verdict } from './solve/judge.ts';
import { type PlanResult, planStore } from './solve/plan.ts';
import { afterOutage, type PowerResult } from './solve/power.ts';
import { type Preserving, preserve, refusalIn } from './solve/preserve.ts';
import { type StoreLine, storeLine, storeLines } from './solve/store-list.ts';
import { type FoodReading, readFood } from './understanding/read-food.ts';

interface Common {
  input: FoodInput;
  today: Day;
  /** What was typed, without marks. */
  typed: string;
  foods: readonly Food[];
  /** Honey is named, and a baby: what is said first. */
  honeyForBaby?: boolean;
}

/** Everything exact about one run. */
export type Solved = Common &
  (
    | { mode: 'safe'; verdict?: Verdict; strict: StrictCase; ate: NonNullable<FoodInput['ate']> }
    | { mode: 'store'; lines: readonly StoreLine[] }
    | { mode: 'preserve'; preserving: Preserving }
    | { mode: 'power'; power: PowerResult }
    | { mode: 'inventory'; lines: InventoryLine[] }
    | { mode: 'plan'; plan: PlanResult }
    | { mode: 'donate'; donation: Donation }
  );

/** The facts of the judged food beside its verdict. */
interface StrictCase {
  state: State;
  place: Place;
  warm: Warmth;
  signs: readonly Sign[];
  risk: boolean;
  /** The verdict is that of the strictest of several foods. */
  several: boolean;
}

const modesWithFood = new Set<Mode>(['safe', 'store', 'preserve', 'donate']);
const order: readonly Verdict['outcome'][] = ['discard', 'cannot-tell', 'use-today', 'keep'];

/**
 * Solves one run by its mode. Days are counted in UTC from midnight to midnight; ranges, rounding and ties are those of `judge`,
 * `planStore`, `eatFirst` and the canning tables. Several foods in one dish are judged one by one, and the strictest holds.
 */
export async function solve(input: FoodInput, context: AppContext): Promise<Solved | Ask> {
  const { mode } = input;
  const today = dayOf(context.now);
  const common = { input, today, typed: plainName(input.food ?? ''), foods: [] };
  if (mode === 'power') return { ...common, mode, power: afterOutage(input) };
  if (mode === 'inventory') return { ...common, mode, lines: eatFirst(input.items ?? [], today) };
  if (mode === 'plan') return { ...common, mode, plan: planStore(input, today) };
  return modesWithFood.has(mode)
    ? solveFood({ ...input, mode }, today, context)
    : { ...common, mode: 'store', lines: [] };
}

type FoodMode = 'safe' | 'store' | 'preserve' | 'donate';

async function solveFood(
  input: FoodInput & { mode: FoodMode },
  today: Day,
  context: AppContext,
): Promise<Solved | Ask> {
  const typed = plainName(input.food ?? '');
  const { mode } = input;
  const reading = await readFood(
    input.food ?? '',
    context.understanding,
    mode === 'preserve' || input.state === 'home-canned',
  );
  // A cooked dish is a leftover, whatever its name.
  const cooked = mode === 'safe' && input.state === 'cooked';
  const foods = cooked || isUrgent(input) ? reading.foods : meant(reading, context);
  if (!foods) return askFood(reading.likely);
  const { baby, honey } = reading.forBaby;
  const common = { input, today, typed, foods, honeyForBaby: honey };
  if (mode === 'store') return storeOf(common, reading);
  if (mode === 'preserve') return { ...common, mode, preserving: preserve(input, foods) };
  if (mode === 'donate') return { ...common, mode, donation: judgeDonation(input, foods[0], today) };
  return judgeFoods(
    { ...common, input: baby && !isHoney(foods) ? { ...input, risk: true } : input, mode },
    reading,
    context,
  );
}

const isHoney = (foods: readonly Food[]) => foods.every(({ id }) => id === 'honey');

function storeOf(common: Common, { forBaby }: FoodReading): Solved {
  const typed = common.input.food ?? '';
  const listed = forBaby.puree || forBaby.honey ? [] : storeLines(typed);
  const known = listed.flatMap(({ food }) => food ?? []);
  if (known.length > 0) return { ...common, mode: 'store', foods: [...new Set(known)], lines: listed };
  const lines = common.foods.map((food) => storeLine(food, food.name, typed));
  return { ...common, mode: 'store', lines };
}

/** The foods of the text, or the one that was chosen; undefined when the person has to be asked. */
function meant({ foods, likely }: FoodReading, { answers }: AppContext): readonly Food[] | undefined {
  if (foods.length > 0 || likely.length === 0) return foods;
  const { which } = answers;
  if (typeof which !== 'string') return undefined;
  return which !== OTHER && hasFood(which) ? [foodWith(which)] : [];
}

function judgeFoods(common: Common & { mode: 'safe' }, { worry }: FoodReading, context: AppContext): Solved | Ask {
  const { input, foods, today } = common;
  const said = answeredWorry(context);
  // Someone who is sick gets the answer, and no question first.
  const asks = !isUrgent({ ...input, ...said });
  if (asks && worry && isUsual(input, worry) && Object.keys(said).length === 0) return askWorry(worry);
  const {
    state = 'cooked',
    place = 'fridge',
    warm = 'no',
    sign = 'none',
    ate = 'no',
    risk = false,
  } = {
    ...input,
    ...said,
  };
  const cannedHow = answeredCanned(context);
  // A lid that bulges decides, whatever the way of canning.
  if (asks && state === 'home-canned' && cannedHow === undefined && sign !== 'bulging') return askCanned();
  const strict = { state, place, warm, signs: signsIn({ sign }), risk, several: foods.length > 1 };
  const dated = answeredDate(context);
  const rows = judgedFoods(foods, state).map((food) => (state === 'raw' && cutRow(food, input.food ?? '')) || food);
  const judged = rows.map((food) => judge(caseOf(input, food, strict, { dated, cannedHow }), today));
  if (asks && judged.some(({ rule }) => rule === 'label-none') && dated === undefined && state !== 'opened')
    return askDate();
  const [verdict] = judged.sort(
    (a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || compare(a.until ?? '9999', b.until ?? '9999'),
  );
  return { ...common, ...(verdict && { verdict }), strict, ate };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A dish that the table doesn't know, once cooked, is a leftover all the same. */
const judgedFoods = (foods: readonly Food[], state: State): readonly Food[] =>
  foods.length > 0 ? foods : state === 'cooked' ? [foodWith('leftovers-with-meat-fish-poultry-or-egg')] : [];

/** What was answered to the questions beside the form. */
interface Answered {
  dated: 'ahead' | 'past' | 'none' | undefined;
  cannedHow: Canning | undefined;
}

function caseOf(input: FoodInput, food: Food, strict: StrictCase, answered: Answered): Case {
  const { since, labelDate } = input;
  const { dated, cannedHow = 'unknown' } = answered;
  const refused = refusalIn(input.food ?? '') !== undefined || food.id === 'garlic-in-oil-homemade';
  return { ...strict, food, since, labelDate, labelSays: dated, cannedHow, refused };
}

const isUrgent = ({ ate }: Pick<FoodInput, 'ate'>) => ate === 'sick' || ate === 'nerves';

/** Whether the form's field for a worry was left at its usual value. */
function isUsual(
  { warm = 'no', sign = 'none', ate = 'no' }: FoodInput,
  worry: NonNullable<FoodReading['worry']>,
): boolean {
  if (worry === 'warm') return warm === 'no';
  return worry === 'signs' ? sign === 'none' : ate === 'no';
}
