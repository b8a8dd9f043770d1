import type { ChurchVoice } from '@lampstand/sdk/app';
import { callout, paragraphOf, prose, section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Found } from '../solve.ts';
import { words } from '../texts.en.ts';
import { peopleToAsk } from './people.ts';

const { whichDevice: texts } = words;

/** How to find out which device it is, for someone who can't tell. */
export function whichDeviceSections(
  { guide }: Extract<Found, { kind: 'which-device' }>,
  church: Pick<ChurchVoice, 'care'>,
): PlannedSection[] {
  return [
    section('answer', texts.title, [prose([paragraphOf([texts.answer, texts.task(guide.task)])])], { bare: true }),
    section('cards', words.guide.steps, [{ type: 'cards', items: texts.cards.map((card) => ({ ...card })) }], {
      bare: true,
    }),
    section(
      'person',
      words.guide.person,
      [
        callout('next', paragraphOf([texts.change, texts.ask]), {
          title: words.guide.person,
          contacts: peopleToAsk(church),
        }),
      ],
      { bare: true },
    ),
  ];
}
