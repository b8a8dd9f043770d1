import { addDays, type Day } from '../../../app-kit/index.ts';
import type { Span } from '../data/food.ts';
import { foodWith } from '../data/foods/index.ts';
import {
  ages,
  dailyTenths,
  MOST_WATER_DAYS,
  type Staple,
  staples,
  staplesWithoutCooking,
  WATER_GALLONS,
} from '../data/staples.ts';
import type { FoodInput } from '../fields.ts';
import { isRange, rangeDays } from './spans.ts';

interface Household {
  adults: number;
  children: number;
  babies: number;
}

export interface PlanLine {
  staple: Staple;
  /** Whole packages, rounded up. */
  packages: number;
  /** Packages to add each week until the store is full. */
  aWeek: number;
  pantry: Span | undefined;
  /** Day by which a package bought today is eaten and bought again. */
  turnBy?: Day;
}

export interface PlanResult {
  household: Household;
  people: number;
  days: number;
  lines: PlanLine[];
  waterGallons: number;
  waterDays: number;
  /** Weeks over which the food is bought, a little each week. */
  weeks: number;
  /** Last day of each step. */
  steps: { threeDays: Day; twoWeeks: Day; all: Day };
  today: Day;
  /** Every food of it can be eaten cold. */
  noCook: boolean;
}

/** Weeks of buying for each month of food. */
const weeksFor = (days: number) => Math.max(1, Math.min(52, Math.ceil(days / 7)));

/**
 * Plans a store of food that needs no cold. A package counts its share of the group's amount for all people and days, in whole tenths of a unit;
 * packages are rounded up, so that no group falls short. Babies under 1 eat none of it.
 */
export function planStore(
  { adults = 0, children = 0, babies = 0, days = 90, noCook = false }: FoodInput,
  today: Day,
): PlanResult {
  const household = { adults, children, babies };
  const weeks = weeksFor(days);
  const lines = (noCook ? staplesWithoutCooking : staples).map((staple): PlanLine => {
    const packages = packagesOf(staple, household, days);
    const pantry = foodWith(staple.food).times.pantry;
    return {
      staple,
      packages,
      aWeek: Math.ceil(packages / weeks),
      pantry,
      ...(isRange(pantry) ? { turnBy: rangeDays(today, pantry).first } : {}),
    };
  });
  const waterDays = Math.min(days, MOST_WATER_DAYS);
  const people = adults + children + babies;
  return {
    household,
    people,
    days,
    lines: lines.filter(({ packages }) => packages > 0),
    waterGallons: people * waterDays * WATER_GALLONS,
    waterDays,
    weeks,
    steps: { threeDays: addDays(today, 7), twoWeeks: addDays(today, 35), all: addDays(today, Math.max(7, weeks * 7)) },
    today,
    noCook,
  };
}

function packagesOf({ group, percent, tenths }: Staple, household: Household, days: number): number {
  const daily = ages.reduce((sum, age) => sum + household[age] * dailyTenths[age][group], 0);
  return Math.ceil((daily * days * percent) / (100 * tenths));
}
