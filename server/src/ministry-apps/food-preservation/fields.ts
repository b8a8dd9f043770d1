import { field, type InputOf } from '@lampstand/sdk/app';
import { places } from './data/food.ts';

export const modes = ['safe', 'store', 'preserve', 'power', 'inventory', 'plan', 'donate'] as const;
export type Mode = (typeof modes)[number];

export const states = ['raw', 'cooked', 'unopened', 'opened', 'thawed', 'home-canned'] as const;
export type State = (typeof states)[number];

/** Time above 40 °F in all: the counter, a warm car, a power cut. `hot`: more than 1 hour above 90 °F. */
export const warmths = ['no', 'to-2', 'hot', 'over-2', 'unknown'] as const;
export type Warmth = (typeof warmths)[number];

export const methods = ['unsure', 'freeze', 'dry', 'water-bath', 'pressure', 'ferment', 'vacuum', 'other'] as const;
export type Method = (typeof methods)[number];

/** How a jar from home was canned; it is asked only for such a jar. */
export const cannings = ['pressure', 'water-bath', 'unknown'] as const;
export type Canning = (typeof cannings)[number];

export const signs = ['bulging', 'dent', 'mold', 'smell'] as const;
export type Sign = (typeof signs)[number];

const onJudging = { field: 'mode', is: ['safe'] } as const;
const onSafe = { half: true, showWhen: onJudging } as const;
const onCheck = { half: true, showWhen: { field: 'mode', is: ['safe', 'donate'] } } as const;
const onPower = { half: true, showWhen: { field: 'mode', is: ['power'] } } as const;
const onPlan = { half: true, showWhen: { field: 'mode', is: ['plan'] } } as const;
const onCanning = { half: true, showWhen: { field: 'method', is: ['water-bath', 'pressure'] } } as const;

/** What the person wants to know, and what that needs: each mode has its own few fields. */
export const fields = {
  mode: field.choice(modes, { initial: 'safe' }),
  food: field.text({ max: 160, showWhen: { field: 'mode', is: ['safe', 'store', 'preserve', 'donate'] } }),
  state: field.choice(states, onCheck),
  place: field.choice(places, onSafe),
  since: field.day({ optional: true, ...onSafe }),
  warm: field.choice(warmths, { initial: 'no', ...onCheck }),
  method: field.choice(methods, { initial: 'unsure', showWhen: { field: 'mode', is: ['preserve'] } }),
  altitude: field.number({ min: -300, max: 14_000, ...onCanning }),
  jar: field.choice(['pint', 'quart', 'half-pint', 'bigger'], { initial: 'pint', ...onCanning }),
  hours: field.number({ min: 0, max: 720, decimals: 1, ...onPower }),
  freezer: field.choice(['full', 'half', 'none'], { initial: 'half', ...onPower }),
  doors: field.choice(['closed', 'opened'], { initial: 'closed', ...onPower }),
  fridgeTemp: field.number({ min: 0, max: 110, optional: true, ...onPower }),
  noCook: field.toggle({ optional: true, showWhen: { field: 'mode', is: ['power', 'plan'] } }),
  adults: field.number({ min: 0, max: 50, initial: 2, ...onPlan }),
  children: field.number({ min: 0, max: 50, initial: 0, ...onPlan }),
  babies: field.number({ min: 0, max: 10, initial: 0, ...onPlan }),
  days: field.number({ min: 3, max: 365, initial: 90, ...onPlan }),
  items: field.records({
    min: 1,
    max: 80,
    pasteable: true,
    showWhen: { field: 'mode', is: ['inventory'] },
    of: {
      food: field.text({ max: 60, half: true }),
      place: field.choice(places, { half: true }),
      since: field.day({ optional: true, half: true }),
      labelDate: field.day({ optional: true, half: true }),
      opened: field.toggle({ optional: true }),
    },
  }),
  sign: field.choice(['none', ...signs], { initial: 'none', more: true, ...onCheck }),
  labelDate: field.day({ optional: true, more: true, half: true, showWhen: onCheck.showWhen }),
  ate: field.choice(['no', 'well', 'sick', 'nerves'], { initial: 'no', more: true, ...onSafe }),
  risk: field.toggle({ optional: true, more: true, showWhen: onJudging }),
};

export type FoodInput = InputOf<typeof fields>;

/** The sign that was chosen, as a list. */
export const signsIn = ({ sign = 'none' }: Pick<FoodInput, 'sign'>): readonly Sign[] => (sign === 'none' ? [] : [sign]);
