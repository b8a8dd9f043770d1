import type { HelplineId } from '../../../care/index.ts';

/** One subject people ask about. Written for this product; the Bible's own words are never typed here, only references. */
export interface Topic {
  id: string;
  /** As it stands inside a sentence: "grief", "losing a job". */
  name: string;
  /** The question a person would press to ask about it. */
  question: string;
  /**
   * What speaks of it, separated by commas. Words are compared by their stems, small words do not count, and up to two
   * others may stand between. `~` marks words that only count when nothing clearer is there.
   */
  asks: string;
  /** Two to four sentences. Says so where the Bible does not speak directly. */
  answer: string;
  /** What a longer answer adds, and what answers "why?". */
  more: string;
  /** Two to five, the clearest first, each with who spoke to whom. */
  passages: readonly (readonly [reference: string, context: string])[];
  /** Where Christians read it differently: names of traditions, then what they hold, in their own favor. */
  differ?: Readonly<Record<string, string>>;
  /** One thing to do: read, pray or talk to somebody. */
  next: string;
  /** Lines of the care table that are shown with the answer, whatever the care gate found. */
  help?: readonly HelplineId[];
  /** The church's own person is named beside the answer. */
  tender?: true;
  /** Ids of topics one might ask about next. */
  related: readonly [string, string, string];
}
