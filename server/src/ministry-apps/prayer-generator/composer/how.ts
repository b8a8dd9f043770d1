import { paragraphOf } from '../../../app-kit/index.ts';
import { howToPray, partsOf } from '../data/how-to-pray.ts';
import type { PrayerInput } from '../fields.ts';
import { sentence } from './fill.ts';
import { inOrder } from './order.ts';
import type { Setting } from './setting.ts';

/** Writes how to pray it in one to four sentences: the parts of its form, for this style and voice, this occasion, and the passage. */
export function writeHow({ facts, order, style, seconds }: Setting, input: Partial<PrayerInput>): string {
  const occasion = inOrder(facts.theme.how, order, 'how').flatMap((line) => sentence(line, facts) ?? [])[0];
  const manner =
    style === 'plain' || style === 'extemporary'
      ? facts.responsive
        ? howToPray.responsive
        : seconds >= 240
          ? howToPray.long
          : undefined
      : howToPray[style];
  const [mannered] = manner ? inOrder(manner, order, 'way') : [];
  const passage = input.passage ? inOrder(howToPray.passage, order, 'passage')[0] : undefined;
  const parts = style === 'collect' || style === 'litany' || style === 'lament' ? partsOf[style] : undefined;
  return paragraphOf([parts, mannered, parts ? undefined : occasion, passage]);
}
