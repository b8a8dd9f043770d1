import type { CalloutBlock, Contact } from '@lampstand/sdk/app';
import { callout } from '../../../app-kit/index.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { type GuidanceId, guidance } from '../data/guidance.ts';
import type { Household } from '../household.ts';

/** Whether the laws and programs of the data file apply: they are those of the United States. */
export function isAmerican({ currency }: Household): boolean {
  return currency === 'USD';
}

/** The key of sentences that differ outside the United States. */
export function countryOf(household: Household): 'us' | 'elsewhere' {
  return isAmerican(household) ? 'us' : 'elsewhere';
}

/** Contacts of 211 and the nonprofit counselors; none outside the United States. */
export function helpContacts(household: Household): Contact[] {
  if (!isAmerican(household)) return [];
  return [...contactsOf('local-help').slice(0, 1), ...guidance.counseling.contacts];
}

/** A law or program as a callout. */
export function guidanceCallout(id: GuidanceId, tone: 'info' | 'caution'): CalloutBlock {
  const { title, text, contacts } = guidance[id];
  return callout(tone, text, { title, contacts });
}
