import type { ChurchVoice } from '@lampstand/sdk/app';
import { callout, prose, section, steps } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/church-contacts.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { PlannedSection } from '../../contract.ts';
import { type MatterId, matters } from '../data/matters.ts';
import { words } from '../texts.en.ts';

/** A prepared answer: what to do, and the numbers to call. */
export function matterSections(id: MatterId, church: Pick<ChurchVoice, 'care'>): PlannedSection[] {
  const { title, answer, steps: list, tip, helplines } = matters[id];
  const own = id === 'elder-abuse' ? [] : churchContacts(church, 'en');
  const contacts = [...helplines.flatMap((line) => contactsOf(line)), ...own];
  return [
    section('answer', title, [prose([answer])], { bare: true }),
    section('now', words.matter.now, [steps(list), callout('caution', tip, { title: words.guide.tip, contacts })]),
  ];
}
