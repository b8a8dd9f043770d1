import type { Misquotation } from '../data/misquotations.ts';
import { misquotationIndex, subjectOf } from './indexes.ts';

/** A score that takes more than one word of the saying. */
const RECOGNIZED = 5;

/** Returns the saying that a message quotes, if people take it for scripture. */
export function findMisquotation(message: string): Misquotation | undefined {
  const [best] = misquotationIndex.match(subjectOf(message));
  return best && best.score >= RECOGNIZED ? best.entry : undefined;
}
