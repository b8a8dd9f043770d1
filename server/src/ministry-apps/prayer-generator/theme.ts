/**
 * One or two prepared sentences with slots such as `{whom}` (see composer/fill.ts), used only when every slot can be filled.
 * Flags before a colon limit them: `o:` for another person, `s:` for oneself, `i:` one voice, `w:` many voices, `c:` about
 * Christ's life on earth (not in a prayer to the Father or the Spirit).
 */
export type Line = string;

/** Wordings of one petition. */
export type NeedLines = readonly [Line, ...Line[]];

/** People to pray for, and what to ask for them: `["the nurses on the night shift", "give them a quiet hour"]`. */
export type Intention = readonly [remember: string, ask: string];

/** The three middle parts of a collect: "you …", "give …", and the purpose without its "that". */
export type CollectParts = readonly [attribute: string, petition: string, purpose: string];

export type Breath = readonly [inhale: string, exhale: string];

/** All prepared sentences for one kind of occasion. */
export interface Theme {
  id: string;
  /** What is happening as a noun phrase, the longest first. */
  matter: readonly string[];
  titles: readonly string[];
  /** Sentences that say what is happening; the general ones are used when there are none. */
  naming?: readonly Line[];
  /** What is true of God: "you …", after the address and a comma. */
  truths: readonly Line[];
  /** How it feels, in plain words. */
  honest: readonly Line[];
  ask: readonly Line[];
  intentions: readonly Intention[];
  /** Trust and hope, near the end. */
  release: readonly Line[];
  thanks: readonly Line[];
  complaint: readonly Line[];
  collects: readonly CollectParts[];
  breaths: readonly Breath[];
  /** References; the text comes from the scripture reader. */
  verses: readonly string[];
  /** How to pray it. */
  how: readonly Line[];
  /** Always a prayer for the person who writes, no matter who else is named. */
  about?: 'self';
  /** Private: to name it with someone's name in public could hurt them. */
  sensitive?: true;
}

/** A theme that is chosen when the person's text is about it. */
export interface Topic extends Theme {
  /** Words that can be about it. Broad, to find out when a text has more than one subject. */
  words: RegExp;
  /** Words that say it is over or did not happen; the topic is then left out. */
  unless?: RegExp;
  /** Words that make it certain, directly after the person it is about: "my sister" + "has cancer". Without them it never is. */
  sure?: RegExp;
  /** Certain only when it is about the person who writes, about someone else, or about an animal. */
  sureOf?: 'self' | 'other' | 'animal';
  /** Topics whose words are often in the same text and don't make it less certain. */
  beside?: readonly string[];
  /** Nouns the person can use for it, in the words that made it certain. */
  nouns?: RegExp;
  /** The noun when the person used none of these. */
  noun?: string;
}
