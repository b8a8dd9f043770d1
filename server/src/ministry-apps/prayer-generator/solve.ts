import { wordsToFill } from '../../app-kit/index.ts';
import type { PrayerInput } from './fields.ts';
import { type Facts, understand } from './understanding/understand.ts';

/** How fast a prayer is read aloud: slower than a talk. */
export const WORDS_PER_MINUTE = 110;

/** What is known of one prayer before it is written. */
export interface Prayer {
  input: Partial<PrayerInput>;
  facts: Facts;
  /** Seconds aloud. */
  seconds: number;
  /** Words that take so long to read aloud. */
  words: number;
}

/** Reads who is prayed for, by whom and about what, and how long the prayer is. */
export function solve(input: Partial<PrayerInput>): Prayer {
  const seconds = Number(input.length ?? 60);
  return { input, facts: understand(input), seconds, words: wordsToFill(seconds, WORDS_PER_MINUTE) };
}
