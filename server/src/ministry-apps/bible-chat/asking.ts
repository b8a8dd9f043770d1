import type { ChurchVoice } from '@lampstand/sdk/app';
import type { ScriptureReader } from '../../scripture/reader.ts';

/** What an answer is made from, beside the subject itself. */
export interface Asking {
  message: string;
  /** All messages of the person, newest last. */
  asked: readonly string[];
  /** All that has been answered so far, as text. */
  shown: string;
  length: 'short' | 'standard' | 'deep';
  view: 'single' | 'differ';
  church: ChurchVoice;
  scripture: ScriptureReader;
}
