import type { Plan } from '../contract.ts';
import type { OutsideMatter } from './data/outside.ts';
import type { Follow } from './understanding/routes.ts';
import type { SmallTalk } from './understanding/small-talk.ts';

/** What the answer's prose is written from: one kind for each kind of answer. */
export type ProseSource =
  | {
      kind: 'topic';
      id: string;
      length: 'short' | 'standard' | 'deep';
      follow: Follow | 'exhausted' | undefined;
      /** The longer part of the prepared answer was shown before. */
      moreShown: boolean;
      personal: boolean;
      /** The message is a yes-no question that the answer was written for. */
      verdict: boolean;
      /** The first passage of the answer, for "where does it say that". */
      place: string;
    }
  | { kind: 'misquotation'; id: string }
  | { kind: 'outside'; id: OutsideMatter['id'] }
  | { kind: 'small-talk'; id: SmallTalk }
  | { kind: 'count'; words: string; times: number; verses: number; translation: string }
  | { kind: 'search'; words: string; found: number; single: boolean; near: number }
  /** Prepared words that are written as they are. `unprepared`: they say that nothing is prepared. */
  | { kind: 'written'; text: string; unprepared?: true }
  | {
      kind: 'reference';
      reference: string;
      problems: string;
      context: string;
      /** What is prepared on it, where its sense was asked for. */
      explained: string;
      manuscripts: string;
      misused: boolean;
      translation: string;
    }
  | { kind: 'unclear' }
  | { kind: 'unanswered' };

/** One answer of the chat: its document without prose, and what the prose is written from. */
export interface Answer {
  plan: Plan;
  prose: ProseSource;
}
