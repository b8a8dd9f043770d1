import type { CarePatterns } from '../care-patterns.ts';
import { abuseAdultInSpanish, abuseChildInSpanish } from './abuse.ts';
import { medicalInSpanish, poisonInSpanish } from './emergency.ts';
import { perinatalInSpanish, scamInSpanish, substanceInSpanish } from './others.ts';
import { suicideInSpanish } from './suicide.ts';
import { elderAbuseInSpanish, sexualAssaultInSpanish, traffickingInSpanish } from './violence.ts';

/**
 * The plain statements in Spanish, by kind; a few are among the English phrases as well. Written as the gate reads them:
 * without accents, and with "mom" for "mamá", which spelling.ts takes for English.
 */
export const spanishPatterns: readonly CarePatterns[] = [
  suicideInSpanish,
  medicalInSpanish,
  poisonInSpanish,
  abuseChildInSpanish,
  abuseAdultInSpanish,
  sexualAssaultInSpanish,
  traffickingInSpanish,
  elderAbuseInSpanish,
  perinatalInSpanish,
  substanceInSpanish,
  scamInSpanish,
];
