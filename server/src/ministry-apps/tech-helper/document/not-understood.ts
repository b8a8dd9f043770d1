import type { ChurchVoice } from '@lampstand/sdk/app';
import { callout, heading, prose, section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { guides } from '../data/guides/index.ts';
import type { TechInput } from '../fields.ts';
import type { Found } from '../solve.ts';
import { words } from '../texts.en.ts';
import { peopleToAsk } from './people.ts';

type NotUnderstood = Extract<Found, { kind: 'not-understood' }>;
const { notUnderstood: texts } = words;

/** No steps are guessed: the nearest tasks by name, and people to ask. */
export function notUnderstoodSections(
  { near }: NotUnderstood,
  _input: TechInput,
  church: Pick<ChurchVoice, 'care'>,
): PlannedSection[] {
  const list = near.map((id) => `- ${guides[id].task}`).join('\n');
  return [
    section(
      'answer',
      texts.title,
      [
        prose([texts.answer]),
        ...(list ? [heading(texts.near)] : []),
        ...(list ? [prose([list, texts.nearText])] : []),
        prose([texts.say]),
      ].filter((block) => block !== undefined),
      { bare: true },
    ),
    section(
      'person',
      texts.title2,
      [callout('next', words.guide.ask, { title: texts.title2, contacts: peopleToAsk(church) })],
      { bare: true },
    ),
  ];
}
