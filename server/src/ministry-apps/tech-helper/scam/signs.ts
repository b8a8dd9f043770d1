/** What a scam in the text is about. Money that is being moved comes first, then someone on the line, then the rest. */
export const scamSigns = [
  'bitcoin',
  'safe-account',
  'gift-card',
  'remote',
  'payment',
  'grandchild',
  'romance',
  'toll',
  'popup',
  'government',
  'code',
  'bank',
  'refund',
  'prize',
  'link',
  'unsure',
] as const;
export type ScamSign = (typeof scamSigns)[number];

/** What has happened already. */
export const harms = [
  'gave-access',
  'paid-gift-card',
  'paid-app',
  'paid-card',
  'paid-crypto',
  'paid-cash',
  'gave-code',
  'gave-number',
  'clicked',
] as const;
export type Harm = (typeof harms)[number];

/** How the stranger reaches the person. */
const channels = ['door', 'call', 'text', 'email', 'pop-up', 'chat', 'unknown'] as const;
export type Channel = (typeof channels)[number];

/** A scam: what shows it, most urgent first, and what has happened already. */
export interface Scam {
  signs: readonly ScamSign[];
  harms: readonly Harm[];
  channel: Channel;
  /** The words have a link or speak of one. */
  hasLink: boolean;
  /** Gift cards are bought and their numbers not given yet: the money can still be saved. */
  cardsInHand: boolean;
  /** The person ended it already: hung up, deleted it, or did not answer. */
  ended: boolean;
  /** The scammer is there at this moment: on the line, at the door, in the computer. */
  live: boolean;
  /** Only the care gate found it: no rule and no phrasing of this app. */
  byGate?: true;
}
