import type { ChurchVoice } from '@lampstand/sdk/app';
import { callout, prose, section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { TechInput } from '../fields.ts';
import type { Found } from '../solve.ts';
import { words } from '../texts.en.ts';
import { makerContacts, peopleToAsk } from './people.ts';

const { notUnderstood: texts } = words;

/** No steps are guessed and no other task is offered: it says so, and names who helps. */
export function notUnderstoodSections(
  { device }: Extract<Found, { kind: 'not-understood' }>,
  input: TechInput,
  church: Pick<ChurchVoice, 'care'>,
): PlannedSection[] {
  const contacts = [...makerContacts(device, input), ...peopleToAsk(church)];
  return [
    section('answer', texts.title, [prose([texts.answer, texts.say])], { bare: true }),
    section('person', texts.title2, [callout('next', texts.who, { title: texts.title2, contacts })], { bare: true }),
  ];
}
