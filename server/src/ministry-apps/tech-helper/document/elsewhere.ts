import type { ChurchVoice } from '@lampstand/sdk/app';
import { paragraphOf, prose, section } from '../../../app-kit/index.ts';
import type { PlannedSection } from '../../contract.ts';
import type { Found } from '../solve.ts';
import { words } from '../texts.en.ts';
import { askPerson } from './people.ts';

type Elsewhere = Extract<Found, { kind: 'elsewhere' }>;
const { elsewhere: texts } = words;

export const elsewhereTitle = ({ guide, device }: Elsewhere) => texts.title(guide.task, words.devices[device]);

/** A task that is known and can't be done on this device: where it can, and who to ask. */
export function elsewhereSections(
  { guide, device, on }: Elsewhere,
  church: Pick<ChurchVoice, 'care'>,
): PlannedSection[] {
  const names = on.map((one) => words.devices[one]);
  return [
    section(
      'answer',
      guide.task,
      [prose([paragraphOf([texts.answer(words.devices[device]), texts.on(names)]), texts.change])],
      { bare: true },
    ),
    section('person', words.guide.person, [askPerson(church, guide.ask)], { bare: true }),
  ];
}
