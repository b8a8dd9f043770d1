import { wordsToFill } from '../../app-kit/index.ts';
import { meaningOf } from '../../care/read-meaning.ts';
import type { AppContext, Ask } from '../contract.ts';
import { occasions } from './data/occasions.ts';
import type { PrayerInput } from './fields.ts';
import { answered, askOccasion, isFree, isUnsure } from './question.ts';
import type { OccasionId } from './understanding/groups.ts';
import type { Known } from './understanding/known.ts';
import { isSpanish } from './understanding/language.ts';
import { type RequestFacts, readByModel } from './understanding/model-reading.ts';
import { requestOf } from './understanding/plain-words.ts';
import { namesIn, type Reading, readRequest } from './understanding/reading.ts';
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
  /** What a model read in the text, for a model's prompt only. */
  read?: RequestFacts;
}

type PrayerContext = Pick<AppContext, 'understanding' | 'answers' | 'readWithModel' | 'wasAsked'>;

/** Works out who prays, for whom and about what; asks once when not even the group of the occasion is sure. */
export async function solve(input: Partial<PrayerInput>, context: PrayerContext): Promise<Prayer | Ask> {
  const text = requestOf(input);
  const spanish = isSpanish(text);
  const isRead = /\p{L}/u.test(text) && !spanish;
  const names = isRead ? namesIn(text) : [];
  const answer = answered(context.answers, { names });
  // A model can have asked about any occasion, and does not read the same twice.
  if (isRead && !answer && context.wasAsked && isFree(input)) {
    return askOccasion({ likely: Object.keys(occasions) as OccasionId[], names });
  }
  const byModel = isRead ? await readByModel(text, context) : undefined;
  const reading = byModel ?? (isRead ? await readRequest(text, context.understanding) : undefined);
  const meaning = spanish ? undefined : await meaningOf([text], context.understanding);
  const known = { reading, meaning, chosen: input.occasion, whom: byModel?.whom, ...answer };
  const read = byModel ? { read: byModel.facts } : {};
  const prayer = { ...prayerOf(input, known), ...read };
  const meant = !answer && byModel && isFree(input) ? occasionMeant(byModel, prayer.facts) : undefined;
  if (meant) return { ...prayerOf(input, { ...known, chosen: meant }), ...read };
  if (!reading || answer || byModel?.sure || !isUnsure(input, prayer.facts)) return prayer;
  return askOccasion({ ...reading, names });
}

/** The occasion that a model is sure of, where fixed rules took the text for another one. */
function occasionMeant({ occasion, joyful }: Reading, { theme }: Facts): OccasionId | undefined {
  return occasion && !joyful && occasions[occasion].theme !== theme ? occasion : undefined;
}

/** The prayer of an input, by the form, fixed rules and what is known besides; how many words fill its length. */
export function prayerOf(input: Partial<PrayerInput>, known: Known = {}): Prayer {
  const seconds = Number(input.length ?? 60);
  const words = wordsToFill(seconds, WORDS_PER_MINUTE);
  return { input, facts: understand(input, { ...known, words }), seconds, words };
}
