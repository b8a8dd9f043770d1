import { wordsToFill } from '../../app-kit/index.ts';
import type { PrayerInput } from './fields.ts';
import { type Facts, understand } from './understanding/understand.ts';

/** Reading pace of a prayer; a talk is faster. */
export const WORDS_PER_MINUTE = 110;

/** What has been worked out for one prayer before it is written. */
export interface Prayer {
  input: Partial<PrayerInput>;
  facts: Facts;
  /** Seconds aloud. */
  seconds: number;
  /** Words that take so long to read aloud. */
  words: number;
}

/** Works out who prays, for whom and about what, and how many words fill the length at 110 words a minute. */
export function solve(input: Partial<PrayerInput>): Prayer {
  const seconds = Number(input.length ?? 60);
  return { input, facts: understand(input), seconds, words: wordsToFill(seconds, WORDS_PER_MINUTE) };
}
