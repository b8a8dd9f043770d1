import type { Meaning } from '../../../care/meaning.ts';
import type { Situation } from '../data/concern.ts';
import type { OccasionId } from './groups.ts';
import type { Reading } from './reading.ts';

/** What is known besides the form: what the encoder read, and what the person answered. */
export interface Known {
  reading?: Reading | undefined;
  /** Vectors for the care gate. */
  meaning?: Meaning | undefined;
  /** The occasion that the person chose; `other` when it was none of those asked. */
  chosen?: OccasionId | 'other' | undefined;
  /** The situation that the person chose. */
  situation?: Situation | undefined;
  /** Whom it is for, when the person was asked. */
  whom?: 'me' | 'other' | undefined;
  /** Names that the person does not want in the prayer. */
  unnamed?: readonly string[];
  /** Words of the whole prayer. */
  words?: number;
}
