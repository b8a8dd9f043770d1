import type { CareKind } from '../types.ts';

/**
 * How one kind is recognised. Phrases are in the notation of phrases.ts and are tried on one sentence at a time,
 * from the top: what is in `idioms` is cut out first, then the first list that fits decides.
 */
export interface CarePatterns {
  kind: CareKind;
  /** Figures of speech without anyone at risk: they count for nothing. */
  idioms: readonly string[];
  /** About the writer, now. Urgent, unless a title, a song or a character says it. */
  self: readonly string[];
  /** What was done to the writer, or felt. Urgent, unless the sentence is in the past. */
  selfBefore: readonly string[];
  /** Someone else is in danger. Urgent, unless the sentence is a lesson, history, statistics or long ago. */
  other: readonly string[];
  /** The subject is mentioned, vaguely or at a distance: a note. */
  mention: readonly string[];
}
