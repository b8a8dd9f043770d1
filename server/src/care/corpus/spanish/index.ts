import type { Sentence } from '../sentences.ts';
import { heldOutSpanish } from './held-out.ts';
import { heldOutSpanishSecond } from './held-out-second.ts';
import { plainSpanish } from './plain.ts';

export { heldOutSpanish, heldOutSpanishSecond };

/** Everything Spanish that the gate is tried with. */
export const spanishCorpus: readonly Sentence[] = [...plainSpanish, ...heldOutSpanish, ...heldOutSpanishSecond];
