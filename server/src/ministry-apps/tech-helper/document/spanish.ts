import type { ChurchVoice } from '@lampstand/sdk/app';
import { callout, section } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/church-contacts.ts';
import { contactsOf } from '../../../care/helplines.ts';
import type { PlannedSection } from '../../contract.ts';
import { spanish } from '../data/spanish.ts';

/** An honest answer in Spanish: no steps, who helps in Spanish, and how to stay safe from a scam. */
export function spanishSections(church: Pick<ChurchVoice, 'care'>): PlannedSection[] {
  const contacts = [
    ...churchContacts(church, 'es'),
    ...contactsOf('eldercare', 'es').slice(0, 1),
    ...contactsOf('local-help', 'es').slice(0, 1),
  ];
  return [
    section('answer', spanish.title, [{ type: 'prose', lang: 'es', text: spanish.answer }], { bare: true }),
    section('person', spanish.whoTitle, [callout('next', spanish.who, { title: spanish.whoTitle, contacts })], {
      bare: true,
    }),
    section(
      'safe',
      spanish.safeTitle,
      [
        callout('caution', spanish.safe, {
          title: spanish.safeTitle,
          contacts: contactsOf('fraud', 'es'),
        }),
      ],
      { bare: true },
    ),
  ];
}
