import { wordsToFill } from '../../app-kit/index.ts';
import { meaningOf } from '../../care/read-meaning.ts';
import type { AppContext, Ask } from '../contract.ts';
import type { PrayerInput } from './fields.ts';
import { answered, askOccasion, isUnsure } from './question.ts';
import { isSpanish } from './understanding/language.ts';
import { readRequest } from './understanding/reading.ts';
import { type Facts, type Known, understand } from './understanding/understand.ts';

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

/** Works out who prays, for whom and about what; asks once when not even the group of the occasion is sure. */
export async function solve(
  input: Partial<PrayerInput>,
  context: Pick<AppContext, 'understanding' | 'answers'>,
): Promise<Prayer | Ask> {
  const text = input.situation ?? '';
  const spanish = isSpanish(text);
  const isRead = /\p{L}/u.test(text) && !spanish;
  const reading = isRead ? await readRequest(text, context.understanding) : undefined;
  const meaning = spanish ? undefined : await meaningOf([text], context.understanding);
  const prayer = prayerOf(input, { reading, meaning, chosen: input.occasion });
  if (!reading || !isUnsure(input, prayer.facts)) return prayer;
  const answer = answered(context.answers, reading);
  return answer ? prayerOf(input, { reading, meaning, ...answer }) : askOccasion(reading);
}

/** The prayer of an input, by the form, fixed rules and what is known besides; how many words fill its length. */
export function prayerOf(input: Partial<PrayerInput>, known: Known = {}): Prayer {
  const seconds = Number(input.length ?? 60);
  return { input, facts: understand(input, known), seconds, words: wordsToFill(seconds, WORDS_PER_MINUTE) };
}
