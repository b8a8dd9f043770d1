/** What a scam in the text is about. */
export const scamSigns = [
  'remote',
  'popup',
  'gift-card',
  'code',
  'bank',
  'government',
  'grandchild',
  'payment',
  'prize',
  'romance',
  'refund',
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

/** A scam: what shows it, most certain first, and what has happened already. */
export interface Scam {
  signs: readonly ScamSign[];
  harms: readonly Harm[];
  /** Only the care gate found it: no rule and no phrasing of this app. */
  byGate?: true;
}
