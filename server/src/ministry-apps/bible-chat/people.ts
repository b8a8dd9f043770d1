import type { CalloutBlock, Contact } from '@lampstand/sdk/app';
import { contactsOf, type HelplineId } from '../../care/index.ts';
import type { ChurchVoice } from '../define-app.ts';
import { heavyMessages } from './understanding/person.ts';

/** From so many heavy messages on, the thread itself is a reason to point to people. */
const HEAVY_THREAD = 3;

/** How the church's own person is reached; empty when the church has named nobody. */
export function churchContacts({ care }: ChurchVoice): Contact[] {
  if (!care) return [];
  return [
    ...(care.phone ? [{ label: `Call ${care.label}`, href: `tel:${care.phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(care.email ? [{ label: `Write to ${care.label}`, href: `mailto:${care.email}` }] : []),
  ];
}

/** Helplines that belong to a subject, and the church's own person; undefined when no line is confirmed. */
export function helpFor(ids: readonly HelplineId[], church: ChurchVoice): CalloutBlock | undefined {
  const lines = ids.flatMap(contactsOf);
  if (lines.length === 0) return undefined;
  return {
    type: 'callout',
    tone: 'info',
    title: 'People who answer',
    text: 'They are there for this, and you need not know what to say.',
    contacts: [...lines, ...churchContacts(church)],
  };
}

/** A quiet word when somebody has named several heavy things, one mild message after another. */
export function heavyThreadNotice(asked: readonly string[], church: ChurchVoice): CalloutBlock | undefined {
  if (heavyMessages(asked.slice(-1)) === 0 || heavyMessages(asked) < HEAVY_THREAD) return undefined;
  return {
    type: 'callout',
    tone: 'info',
    title: 'You have named several heavy things',
    text: 'A page can only answer one at a time. Somebody who listens can hear them together; please let one person know today.',
    contacts: [...churchContacts(church), ...contactsOf('lifeline')],
    dismissible: true,
  };
}
