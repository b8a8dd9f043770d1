/** A short prepared answer on one person, place, word, event or saying. A handbook adds its own beside these. */
export interface Fact {
  id: string;
  /** As written inside a sentence: "Barnabas". */
  name: string;
  /** The question that a suggestion sends. */
  question: string;
  /** How people ask, separated by bars: at least eight. */
  phrasings: string;
  answer: string;
  /** What answers "why?" and "tell me more". */
  more?: string;
  /** The clearest first, each with its context. */
  passages: readonly (readonly [reference: string, context: string])[];
  /** What follow-ups ask for, by a word in them ("wife", "mother-in-law"): the id of its fact. */
  asides?: Readonly<Record<string, string>>;
  /** Ids of topics for the next questions. */
  related: readonly string[];
}
