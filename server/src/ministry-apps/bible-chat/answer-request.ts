import type { ChurchVoice } from '@lampstand/sdk/app';
import type { ScriptureReader } from '../../scripture/reader.ts';

/** The message to answer with its thread, options and church. */
export interface AnswerRequest {
  message: string;
  /** All messages of the person, newest last. */
  asked: readonly string[];
  /** The text of all answers before. */
  shownBefore: string;
  /** The text of the answer before. */
  lastAnswer: string;
  length: 'short' | 'standard' | 'deep';
  view: 'single' | 'differ';
  church: ChurchVoice;
  scripture: ScriptureReader;
}
