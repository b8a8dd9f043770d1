import type { HelplineId } from './helplines.ts';
import type { CareKind } from './types.ts';

/** Which helplines are offered for a kind of danger, in the order in which they are shown. */
export const helplinesByKind: { readonly [kind in CareKind]: readonly HelplineId[] } = {
  poison: ['emergency', 'poison', 'lifeline'],
  suicide: ['lifeline', 'emergency'],
  medical: ['emergency'],
  threat: ['emergency', 'lifeline'],
  'abuse-child': ['emergency', 'childhelp'],
  'abuse-adult': ['emergency', 'domestic-violence'],
  'sexual-assault': ['emergency', 'rainn'],
  trafficking: ['emergency', 'trafficking'],
  'elder-abuse': ['emergency', 'eldercare'],
  perinatal: ['emergency', 'maternal', 'lifeline'],
  substance: ['emergency', 'substance', 'poison'],
  scam: ['fraud', 'fraud-60', 'eldercare'],
};
