import type { CalloutBlock, ChurchVoice, Contact } from '@lampstand/sdk/app';
import { callout, paragraphOf } from '../../../app-kit/index.ts';
import { churchContacts } from '../../../care/church-contacts.ts';
import { contactsOf, type HelplineId } from '../../../care/helplines.ts';
import { type Family, familyOf } from '../devices.ts';
import type { TechInput } from '../fields.ts';
import type { ForDevice } from '../solve.ts';
import { words } from '../texts.en.ts';

type Church = Pick<ChurchVoice, 'care'>;

/** The number of the maker, by kind of device. Android phones and TVs have many makers: only one that is named. */
const makerLines: { readonly [family in Family]?: HelplineId } = {
  ios: 'apple-support',
  mac: 'apple-support',
  windows: 'microsoft-support',
};
const saysSamsung = /samsung|galaxy/i;

/** The maker of the device, by the field or by what was written. */
export function makerContacts(
  device: ForDevice,
  { want, version = '' }: Pick<TechInput, 'want' | 'version'>,
): Contact[] {
  if (device === 'unknown') return [];
  const family = familyOf[device];
  const line =
    makerLines[family] ?? (family !== 'chromebook' && saysSamsung.test(`${version} ${want}`) && 'samsung-support');
  return line ? contactsOf(line) : [];
}

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
