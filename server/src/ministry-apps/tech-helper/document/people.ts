import type { CalloutBlock, ChurchVoice, Contact } from '@lampstand/sdk/app';
import { callout, paragraphOf } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/church-contacts.ts';
import { contactsOf } from '../../../care/helplines.ts';
import { words } from '../texts.en.ts';

type Church = Pick<ChurchVoice, 'care'>;

/** Who can be called for help with a device: the church's contact, the Eldercare Locator and 211. */
export function peopleToAsk(church: Church): Contact[] {
  return [
    ...churchContacts(church, 'en'),
    ...contactsOf('eldercare').slice(0, 1),
    ...contactsOf('local-help').slice(0, 1),
  ];
}

/** When to stop and ask a person; `own` are the words of a guide. */
export function askPerson(church: Church, own?: string): CalloutBlock {
  const { person, twice, ask } = words.guide;
  return callout('next', paragraphOf([twice, own ?? ask]), { title: person, contacts: churchContacts(church, 'en') });
}
