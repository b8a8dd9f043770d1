import type { Misquotation } from '../data/misquotations.ts';
import { misquotationIndex, subjectOf } from './indexes.ts';

/** More than one word of the saying has to be there. */
const RECOGNIZED = 5;

/** The saying a message quotes, when it is one of those taken for scripture. */
export function findMisquotation(message: string): Misquotation | undefined {
  const [best] = misquotationIndex.match(subjectOf(message));
  return best && best.score >= RECOGNIZED ? best.entry : undefined;
}
