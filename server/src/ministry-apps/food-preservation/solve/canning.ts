import {
  dialPounds,
  type Jar,
  MOST_FEET_UNDER_PRESSURE,
  type PressureProcess,
  pressureProcesses,
  shortWaterBands,
  type WaterProcess,
  waterBands,
  waterProcesses,
  weightPounds,
} from '../data/canning.ts';

/** How one jar is canned at one altitude. */
interface CanningStep {
  jar: Jar;
  minutes: number;
  /** The minutes are those of the next larger jar. */
  ofLarger?: true;
}

export interface PressureCanning {
  process: PressureProcess;
  step: CanningStep;
  dial: number;
  weight: number;
}

export interface WaterCanning {
  process: WaterProcess;
  step: CanningStep;
}

/** Why there is no process: the jar is too large, or the altitude is above the tables. */
export type NoProcess = 'jar' | 'altitude';

/** The process for a food. Where it has several, the words that were typed choose: whole tomatoes take longer than crushed. */
export const pressureFor = (foodId: string, typed: readonly string[] = []) =>
  processFor(pressureProcesses, foodId, typed);
export const waterFor = (foodId: string, typed: readonly string[] = []) => processFor(waterProcesses, foodId, typed);

function processFor<Process extends PressureProcess | WaterProcess>(
  processes: readonly Process[],
  foodId: string,
  typed: readonly string[],
): Process | undefined {
  const ofFood = processes.filter(({ foods }) => foods.includes(foodId));
  return ofFood.find(({ when }) => when?.some((word) => typed.includes(word))) ?? ofFood.find(({ when }) => !when);
}

/**
 * The process in a pressure canner at an altitude: the minutes of the jar, and pounds by altitude. An altitude at the upper end
 * of a band is in that band; below sea level counts as sea level.
 */
export function pressureCanning(process: PressureProcess, jar: Jar, feet: number): PressureCanning | NoProcess {
  if (feet > MOST_FEET_UNDER_PRESSURE) return 'altitude';
  const step = stepFor(jar, (size) => process.minutes[size]);
  if (!step) return 'jar';
  const pounds = (bands: readonly { to: number; pounds: number }[]) => bands.find(({ to }) => feet <= to)?.pounds ?? 0;
  return { process, step, dial: pounds(dialPounds), weight: pounds(weightPounds) };
}

/** The process in boiling water at an altitude: more minutes the higher it is. */
export function waterCanning(process: WaterProcess, jar: Jar, feet: number): WaterCanning | NoProcess {
  const step = stepFor(jar, (size) => {
    const minutes = process.minutes[size];
    const bands = minutes?.length === shortWaterBands.length ? shortWaterBands : waterBands;
    return minutes?.[bands.findIndex((to) => feet <= to)];
  });
  return step ? { process, step } : 'jar';
}

/** A half-pint without a time of its own takes that of the pint, which is longer than it needs. No jar takes less. */
function stepFor(jar: Jar, minutesOf: (jar: Jar) => number | undefined): CanningStep | undefined {
  const own = minutesOf(jar);
  if (own !== undefined) return { jar, minutes: own };
  const larger = jar === 'half-pint' ? minutesOf('pint') : undefined;
  return larger === undefined ? undefined : { jar, minutes: larger, ofLarger: true };
}

/** Minutes to boil home-canned food that is low in acid before it is tasted: 10, and 1 more for each 1,000 feet begun. */
export const boilMinutes = (feet: number) => 10 + Math.max(0, Math.ceil(feet / 1_000));
