import type { ChurchVoice } from '@lampstand/sdk/app';
import type { Church } from './table.ts';

/** What a church has set once and every app obeys, from its row. */
export function churchVoice(church: Church): ChurchVoice {
  return {
    id: church.id,
    slug: church.slug,
    name: church.name,
    tradition: church.tradition,
    translation: church.translation,
    readingLevel: church.readingLevel ?? 'everyday',
    avoid: church.avoid?.split('\n') ?? [],
    disputed: { policy: church.disputedPolicy ?? 'each-view', teaching: church.teaching ?? '' },
    care: church.careLabel
      ? {
          label: church.careLabel,
          ...(church.careEmail ? { email: church.careEmail } : {}),
          ...(church.carePhone ? { phone: church.carePhone } : {}),
        }
      : null,
  };
}
