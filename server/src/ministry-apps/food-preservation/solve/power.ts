import type { FoodInput } from '../fields.ts';

/** Hours that a closed fridge, and a full or half-full freezer, hold the cold. */
const FRIDGE_HOURS = 4;
const FREEZER_HOURS = { full: 48, half: 24 } as const;
/** Hours for which food can be above 40 °F. */
const WARM_HOURS = 2;
/** Degrees Fahrenheit. */
const COLD = 40;

export type FridgeResult = 'measured-cold' | 'measured-warm' | 'cold' | 'over' | 'opened';
export type FreezerResult = 'none' | 'holding' | 'look';

export interface PowerResult {
  hours: number;
  fridge: FridgeResult;
  freezer: FreezerResult;
  /** Hours that are left before the freezer no longer holds, when it still does. */
  freezerLeft: number;
  fridgeLeft: number;
  holds: number;
}

/**
 * Judges a fridge and a freezer after hours without power. A thermometer decides before the clock. A fridge whose door was opened
 * holds 2 hours and not 4. A freezer that no longer holds for sure is looked at, package by package.
 */
export function afterOutage({ hours = 0, freezer = 'half', doors, fridgeTemp }: FoodInput): PowerResult {
  const opened = doors === 'opened';
  const fridgeHolds = opened ? WARM_HOURS : FRIDGE_HOURS;
  const fridge: FridgeResult =
    fridgeTemp !== undefined
      ? fridgeTemp <= COLD
        ? 'measured-cold'
        : 'measured-warm'
      : hours <= fridgeHolds
        ? 'cold'
        : opened && hours <= FRIDGE_HOURS
          ? 'opened'
          : 'over';
  const holds = freezer === 'none' ? 0 : FREEZER_HOURS[freezer];
  return {
    hours,
    fridge,
    freezer: freezer === 'none' ? 'none' : hours <= holds && !opened ? 'holding' : 'look',
    freezerLeft: Math.max(0, holds - hours),
    fridgeLeft: Math.max(0, fridgeHolds - hours),
    holds,
  };
}
