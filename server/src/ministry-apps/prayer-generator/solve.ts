import type { PrayerInput } from './fields.ts';
import { type Facts, understand } from './understanding/understand.ts';

/** What is known of one prayer before it is written. */
export interface Prayer {
  input: Partial<PrayerInput>;
  facts: Facts;
  /** Seconds aloud. */
  seconds: number;
}

/** Reads who is prayed for, by whom and about what, and how long the prayer is. */
export function solve(input: Partial<PrayerInput>): Prayer {
  return { input, facts: understand(input), seconds: Number(input.length ?? 60) };
}
