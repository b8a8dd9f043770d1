import type { Contact } from '@lampstand/sdk/app';
import type { ChurchVoice } from '../ministry-apps/define-app.ts';

/** How the church's own person is reached; empty when the church has named nobody. */
export function churchContacts({ care }: ChurchVoice): Contact[] {
  if (!care) return [];
  const call = care.phone && { label: `Call ${care.label}`, href: `tel:${care.phone.replace(/[^\d+]/g, '')}` };
  const write = care.email && { label: `Write to ${care.label}`, href: `mailto:${care.email}` };
  return [call, write].filter((contact) => typeof contact === 'object');
}
