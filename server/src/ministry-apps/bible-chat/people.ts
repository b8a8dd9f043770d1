import type { CalloutBlock, ChurchVoice } from '@lampstand/sdk/app';
import { churchContacts, contactsOf, type HelplineId } from '../../care/index.ts';

/** Helplines that belong to a subject, and the church's own person; undefined when no line is confirmed. */
export function helpFor(ids: readonly HelplineId[], church: ChurchVoice): CalloutBlock | undefined {
  const lines = ids.flatMap((id) => contactsOf(id));
  if (lines.length === 0) return undefined;
  return {
    type: 'callout',
    tone: 'info',
    title: 'People who answer',
    text: 'They are there for this, and you need not know what to say.',
    contacts: [...lines, ...churchContacts(church)],
  };
}
