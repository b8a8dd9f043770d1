import { sentencesOf } from '../../../text/sentences.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import { readWish } from './match.ts';

/** Of 304 texts of danger that no phrase of the care gate finds, none about other things than pills reaches 10.2. */
export const PLAIN = 10.8;
/** Wishes about pills, illness and emergencies: there a guess of danger is never set aside. */
const aboutHealth = new Set([
  'reminder',
  'medical-id',
  'emergency-sos',
  'medical-alert',
  'elder-abuse',
  'doctor-video',
]);

/** Whether every sentence of every text is plainly a wish about a device, and none is near to a matter of life and health. */
export async function isEveryday(texts: readonly string[], understanding: Understanding): Promise<boolean> {
  const sentences = texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
  if (sentences.length === 0 || sentences.length > 6) return false;
  for (const want of sentences) {
    const { matches } = await readWish({ want }, { understanding });
    const [first] = matches;
    if (!first || first.evidence < PLAIN || aboutHealth.has(first.id)) return false;
  }
  return true;
}
