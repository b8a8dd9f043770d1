import type { Language } from '@lampstand/sdk/app';
import type { CareKind } from '../types.ts';
import { en } from './en.ts';
import { es } from './es.ts';

/** Everything that care says, apart from the names of numbers, which are in the table of helplines. */
export interface CareWords {
  title: string;
  notFinish: string;
  stillBelow: string;
  /** Said where nobody seems to be in danger. */
  note: string;
  /** Said when a conversation has become heavy. */
  offer: { title: string; text: string };
  /** What is said to a person in danger. The title stands where another callout already has the first one. */
  kinds: { readonly [kind in CareKind]: { title: string; text: string } };
}

export const careWords: { readonly [language in Language]: CareWords } = { en, es };
