import type { ChurchVoice } from '../../ministry-apps/define-app.ts';
import type { Church } from './table.ts';

/** What a church has set once and every app obeys, from its row. */
export function churchVoice(church: Church): ChurchVoice {
  return {
    id: church.id,
    slug: church.slug,
    name: church.name,
    tradition: church.tradition,
    translation: church.translation,
    readingLevel: 'everyday',
    avoid: [],
    disputed: { policy: 'each-view', teaching: '' },
    care: church.careLabel
      ? {
          label: church.careLabel,
          ...(church.careEmail ? { email: church.careEmail } : {}),
          ...(church.carePhone ? { phone: church.carePhone } : {}),
        }
      : null,
  };
}
