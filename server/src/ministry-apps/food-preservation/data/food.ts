import type { Day } from '../../../app-kit/index.ts';

const units = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' } as const;
export type Unit = (typeof units)[keyof typeof units];

/** A range of time, from the cautious end to the end of the published range. */
export interface Range {
  from: number;
  to: number;
  unit: Unit;
}

/** How long a food keeps in one place: a range, until the package's own date, until it is ripe, or without an end. */
export type Span = Range | 'label' | 'ripe' | 'always';

export const places = ['pantry', 'fridge', 'freezer'] as const;
export type Place = (typeof places)[number];

/** Where a time of the table counts: a place, or a place after the package was opened. */
export type Slot = Place | 'pantryOpened' | 'fridgeOpened';

export type FoodKind =
  | 'meat'
  | 'poultry'
  | 'fish'
  | 'egg'
  | 'dairy'
  | 'cooked'
  | 'deli'
  | 'fruit'
  | 'vegetable'
  | 'bakery'
  | 'dry'
  | 'canned'
  | 'condiment'
  | 'drink'
  | 'baby'
  | 'frozen';

/** Where a group of rows comes from, and when someone has to look at it again. */
export interface TableSource {
  name: string;
  url: string;
  asOf: Day;
  reviewBy: Day;
}

export interface Food {
  id: string;
  name: string;
  /** Other names that people use, in lower case. */
  aliases: readonly string[];
  kind: FoodKind;
  times: { readonly [slot in Slot]?: Span };
  /** When two hours above 40 °F make it unsafe: always, once it is opened, or never. `eight`: eight hours above 50 °F. */
  needsCold: 'always' | 'opened' | 'never' | 'eight';
  /** A time that is over in the fridge is a question of quality. In the pantry and the freezer it always is. */
  fridgeQuality: boolean;
  /** A time that is over in the pantry is a question of safety. */
  pantrySafety?: true;
  /** Raw meat, fish and eggs, a fresh plant, a cooked dish, or a package. */
  state: 'raw' | 'fresh' | 'cooked' | 'packed';
  /** For canning at home: acid enough for boiling water, low in acid, or acid enough once acid is added. */
  acid: 'high' | 'low' | 'add';
  /** The source advises against freezing it, for its quality. */
  noFreeze: boolean;
  /** For babies: nothing is stretched. */
  baby: boolean;
  source: TableSource;
}

export type FoodDefaults = Pick<Food, 'kind' | 'state' | 'needsCold' | 'acid'> & Partial<Pick<Food, 'fridgeQuality'>>;

const slots: { readonly [key: string]: Slot } = {
  p: 'pantry',
  po: 'pantryOpened',
  f: 'fridge',
  fo: 'fridgeOpened',
  z: 'freezer',
};

/**
 * Reads a text of rows, one a line: `Name | other names | times | flags`. Times are written `f 3-4d, z 2-3m`: p pantry,
 * po pantry after opening, f fridge, fo fridge after opening, z freezer. Ranges whose ends are reversed are refused.
 * @throws RangeError for a row that cannot be read: a typing error must never become a time.
 */
export function foodsFrom(source: TableSource, defaults: FoodDefaults, text: string): Food[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = '', aliases = '', times = '', flags = ''] = line.split('|').map((cell) => cell.trim());
      const id = name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      if (!id) throw new RangeError(`A row has no name: ${line}`);
      return {
        id,
        name,
        aliases: listOf(aliases),
        times: timesOf(times, line),
        ...withFlags(defaults, flags, line),
        source,
      };
    });
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function timesOf(text: string, line: string): Food['times'] {
  const times: { [slot in Slot]?: Span } = {};
  for (const part of listOf(text)) {
    const [key = '', value = ''] = part.split(/\s+/);
    const slot = slots[key];
    if (!slot || times[slot] !== undefined) throw new RangeError(`"${part}" is no time: ${line}`);
    times[slot] = readSpan(value);
  }
  return times;
}

/** Reads `3-4d`, `2w`, `label`, `ripe` or `always`. @throws RangeError for anything else, such as "1 Yea". */
export function readSpan(text: string): Span {
  if (text === 'label' || text === 'ripe' || text === 'always') return text;
  const [, low, high, letter = ''] = /^(\d{1,3})(?:-(\d{1,3}))?([hdwmy])$/.exec(text) ?? [];
  const unit = units[letter as keyof typeof units];
  const [from, to] = [Number(low), Number(high ?? low)];
  if (!low || !unit || from < 1 || to < from) throw new RangeError(`"${text}" is no range of time.`);
  return { from, to, unit };
}

function withFlags(defaults: FoodDefaults, text: string, line: string) {
  const food = { fridgeQuality: false, noFreeze: false, baby: false, ...defaults };
  for (const flag of text.split(/\s+/).filter(Boolean)) {
    if (flag === 'quality') food.fridgeQuality = true;
    else if (flag === 'nofreeze') food.noFreeze = true;
    else if (flag === 'baby') food.baby = true;
    else if (flag === 'cold' || flag === 'cold-opened')
      // What has to be cold ends for safety, whatever its group says.
      Object.assign(food, { needsCold: flag === 'cold' ? 'always' : 'opened', fridgeQuality: false });
    else if (flag === 'cold-eight') food.needsCold = 'eight';
    else if (flag === 'warm') food.needsCold = 'never';
    else if (flag === 'acid') food.acid = 'high';
    else if (flag === 'low') food.acid = 'low';
    else if (flag === 'add') food.acid = 'add';
    else if (flag === 'strict') Object.assign(food, { pantrySafety: true });
    else if (flag === 'raw' || flag === 'fresh' || flag === 'cooked' || flag === 'packed') food.state = flag;
    else throw new RangeError(`"${flag}" is no flag: ${line}`);
  }
  return food;
}
