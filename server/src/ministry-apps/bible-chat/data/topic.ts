import type { HelplineId } from '../../../care/index.ts';

/** A topic with its prepared answer. The Bible's own words are never typed here, only references. */
export interface Topic {
  id: string;
  /** As written inside a sentence: "grief", "losing a job". */
  name: string;
  /** The question that a suggestion sends. */
  question: string;
  /**
   * Phrases that name it, separated by commas. Words are compared by their stems, and up to three others can be between
   * them. `~` marks a phrase that counts only when nothing clearer is found.
   */
  phrases: string;
  /** Two to four sentences. Says so where the Bible does not speak directly. */
  answer: string;
  /** What a longer answer adds, and what answers "why?". */
  more: string;
  /** Two to five, the clearest first, each with who speaks to whom. */
  passages: readonly (readonly [reference: string, context: string])[];
  /** Where Christians differ: names of traditions and what they hold, as they would say it themselves. */
  differ?: Readonly<Record<string, string>>;
  /** One thing to do: read, pray or talk to someone. */
  next: string;
  /** Helplines that are always shown with the answer, whatever the care gate found. */
  help?: readonly HelplineId[];
  /** The church's own contact is shown with the answer. */
  tender?: true;
  /** Ids of topics for the next questions. */
  related: readonly [string, string, string];
}
