import type { Language, Tradition } from '@lampstand/sdk/app';
import type { FoundReference } from '../../../scripture/reader.ts';
import type { Comparison } from '../../../understanding/compare.ts';
import type { PreparedDetail } from '../data/details/index.ts';
import type { Fact } from '../data/fact.ts';
import type { Misquotation } from '../data/misquotations.ts';
import type { OutsideMatter } from '../data/outside.ts';
import type { Topic } from '../data/topic.ts';
import type { FollowUp } from './follow-up.ts';
import type { Reading } from './reading.ts';
import type { SmallTalk } from './small-talk.ts';
import type { SpanishRoute } from './spanish.ts';

/** How a follow-up changes the answer on a subject. */
export type Follow = Exclude<FollowUp['kind'], 'verse' | 'translation' | 'tradition' | 'prayer' | 'opinion'> | 'told';

/** How a follow-up changes the passage that was shown before. */
export type PassageFollow = Extract<FollowUp, { kind: 'verse' | 'translation' }> | { kind: 'prayer' | 'context' };

/** What a message is about, and so how it is answered. */
export type Route =
  | {
      kind: 'topic';
      topic: Topic;
      follow?: Follow;
      references: readonly FoundReference[];
      /** The nearest phrasing, when the topic was found by it. */
      reading?: Reading;
      /** The nearest questions, when it was found by its phrases. */
      questions?: readonly string[];
    }
  /** `near`: the prepared questions that are nearest to a follow-up. */
  | { kind: 'fact'; fact: Fact; follow?: Follow; near?: readonly string[] }
  /** One prepared question on a topic or a fact. */
  | { kind: 'detail'; detail: PreparedDetail; follow?: 'shorter' }
  /**
   * A message after a subject to which nothing is prepared, and the nearest questions to which something is. `goesOn`: all
   * of it is about that subject, and not about something beside it.
   */
  | { kind: 'unprepared'; subject: OnSubject; questions: readonly string[]; goesOn: boolean; remark?: true }
  | { kind: 'misquotation'; misquotation: Misquotation; follow?: Follow }
  /** `opinion`: the page's own view was asked for. */
  | { kind: 'tradition'; topic: Topic; tradition: Tradition | 'all'; named: string; opinion?: true }
  | { kind: 'reference'; references: readonly FoundReference[]; context: boolean }
  /** A passage that a follow-up names by its verse, its chapter or another translation. */
  | { kind: 'passage'; from: PassageFollow }
  | { kind: 'count'; words: string }
  | { kind: 'outside'; matter: Omit<OutsideMatter, 'when'>; reading?: Reading }
  | { kind: 'small-talk'; talk: SmallTalk }
  /** `questions`: those that are near; undefined while the encoder is down. */
  | { kind: 'search'; words: string; questions?: readonly string[] | undefined }
  | SpanishRoute
  | { kind: 'unclear' }
  /** `calm`: nothing in it reads like danger, so it lists no one to call but the church. */
  | { kind: 'unanswered'; lang: Language; calm?: readonly string[] };

/** One message of the person with what was found in it. */
export interface Turn {
  text: string;
  references: readonly FoundReference[];
  /** Undefined while the encoder is down. */
  comparison?: Comparison | undefined;
  /** Each sentence of a message of several with no plain question, as if it were alone. */
  sentences?: readonly { text: string; comparison: Comparison }[];
  /** The same question with the name of the subject before it, where it only points at it. */
  inContext?: InContext | undefined;
}

/** A route on a subject that follow-ups can be about. */
export type OnSubject = Extract<Route, { kind: 'topic' | 'fact' | 'misquotation' }>;

/** A question that names its subject only by "he" or "it", with the subject's name in it. */
export interface InContext {
  text: string;
  comparison: Comparison;
}

/** What the conversation is about so far. */
export interface Standing {
  subject?: OnSubject;
  /** The last answer was to this question on it. */
  detail?: PreparedDetail;
  /** The last answer was a passage. */
  passage: boolean;
  /** Something was said before. */
  begun?: true;
}
