/**
 * One sentence or two, written for reading aloud, with slots such as `{whom}` (see composer/fill.ts). A line is used only
 * when every slot it names can be filled. Flags before a colon narrow it: `o:` prayed for another, `s:` for oneself,
 * `i:` one voice, `w:` many voices, `c:` speaks of Christ's life on earth (not said to the Father or the Spirit).
 */
export type Line = string;

/** Whom to remember, and what to ask for them: `["the nurses on the night shift", "give them a quiet hour"]`. */
export type Intention = readonly [remember: string, ask: string];

/** `you …` / `… give …` / what for, without its leading "that". */
export type CollectParts = readonly [attribute: string, petition: string, purpose: string];

export type Breath = readonly [inhale: string, exhale: string];

/** Everything written for one kind of occasion. */
export interface Theme {
  id: string;
  /** What is happening as a noun phrase, the fullest first. */
  matter: readonly string[];
  titles: readonly string[];
  /** Its own ways of bringing the matter before God. */
  naming?: readonly Line[];
  /** Follow the address and a comma: `you …`. */
  truths: readonly Line[];
  /** What it is like, said without polish. */
  honest: readonly Line[];
  ask: readonly Line[];
  intentions: readonly Intention[];
  /** Letting go and hoping, near the end. */
  release: readonly Line[];
  thanks: readonly Line[];
  complaint: readonly Line[];
  collects: readonly CollectParts[];
  breaths: readonly Breath[];
  /** References only; the text comes from the scripture reader. */
  verses: readonly string[];
  /** How to pray it. */
  how: readonly Line[];
}

/** A theme that the person's own words can call up. */
export interface Topic extends Theme {
  /** What in a text may speak of it: a wide net, which tells when another subject competes. */
  words: RegExp;
  /** Says that it is over or did not happen; the topic is then left out. */
  unless?: RegExp;
  /** What makes it certain, directly after the person it belongs to: "my sister" + "has cancer". Without it nothing does. */
  sure?: RegExp;
  /** Certain only when it belongs to the one who writes, to someone else, or to an animal. */
  sureOf?: 'self' | 'other' | 'animal';
  /** Topics whose words often stand beside it and do not compete. */
  beside?: readonly string[];
  /** The person's own nouns for it, in the words that made it certain. */
  nouns?: RegExp;
  /** The noun when the person used none of these. */
  noun?: string;
  /** Always prayed for the one who writes, no matter who else is named. */
  about?: 'self';
  /** Naming it beside someone's name tells others something private. */
  sensitive?: true;
}
