import type { CareFinding, CareKind } from '../types.ts';

/** One text for everyone, or one for the person in danger and one for the person who writes about them. */
export type Said = string | { readonly [who in NonNullable<CareFinding['who']>]: string };

/** What is said to someone in danger of one kind. Every text makes sense alone. */
export interface KindWords {
  /** Title of the help, where the general one does not fit. */
  title?: string;
  /** In the help: what to do first, and who answers. */
  help: Said;
  /** In the help for a greater danger: one sentence on this one. */
  also: string;
  /** Two sentences to the person. */
  words: Said;
  /** Whether they are safe now, and who can be with them. */
  safe: Said;
  /** The next step; it is always a person. */
  next: Said;
}

/** Everything that care says, apart from the names of numbers, which are in the table of helplines. */
export interface CareWords {
  title: string;
  notFinish: string;
  nextTitle: string;
  /** Said where no one seems to be in danger. */
  note: string;
  /** Said when a conversation has become heavy. */
  offer: { title: string; text: string };
  /** In the turns after a disclosure, until the person says that they are safe. */
  held: string;
  /** The same, where someone else is in danger. */
  sayWhenHelpIsThere: string;
  /** To someone who says that they are not safe. */
  notSafe: string;
  /** How to go on with the conversation. */
  sayWhenSafe: string;
  /** To someone who says that they are safe. */
  safe: { title: string; text: string; next: string };
  /** Beside the answers that come after that. */
  stillThere: string;
  /** Where the kind of danger, or who is in it, is not certain. */
  unsure: Omit<KindWords, 'also'>;
  kinds: { readonly [kind in CareKind]: KindWords };
}
