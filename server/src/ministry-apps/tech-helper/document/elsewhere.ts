import type { ChurchVoice } from '@lampstand/sdk/app';
import { heading, paragraphOf, present, prose, section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import { guides } from '../data/guides/index.ts';
import type { Found } from '../solve.ts';
import { words } from '../texts.en.ts';
import { askPerson } from './people.ts';

type Elsewhere = Extract<Found, { kind: 'elsewhere' }>;
const { elsewhere: texts } = words;

export const elsewhereTitle = ({ guide, device }: Elsewhere) => texts.title(guide.task, words.one[device]);

/** A task that is known and can't be done on this device: where it can, and who to ask. */
export function elsewhereSections(
  { guide, device, on, near }: Elsewhere,
  church: Pick<ChurchVoice, 'care'>,
): PlannedSection[] {
  const names = on.map((one) => words.devices[one]);
  const list = near.map((id) => `- ${guides[id].task}`).join('\n');
  return [
    section(
      'answer',
      guide.task,
      present([
        prose([paragraphOf([texts.answer(words.one[device]), texts.on(names)]), texts.change]),
        list !== '' && heading(texts.instead),
        list !== '' && prose([list]),
      ]),
      { bare: true },
    ),
    section('person', words.guide.person, [askPerson(church, guide.ask)], { bare: true }),
  ];
}
