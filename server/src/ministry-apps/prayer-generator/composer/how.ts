import { paragraphOf, shuffleForAttempt } from '../../../app-kit/index.ts';
import { howToPray } from '../data/how-to-pray.ts';
import type { PrayerInput } from '../fields.ts';
import { sentence } from './fill.ts';
import type { Setting } from './setting.ts';

/** Writes how to pray it in one to three sentences: for this style and voice, this occasion, and the passage. */
export function writeHow({ facts, order, style, seconds }: Setting, input: Partial<PrayerInput>): string {
  const occasion = shuffleForAttempt(facts.theme.how, order, 'how').flatMap((line) => sentence(line, facts) ?? [])[0];
  const manner =
    style === 'plain' || style === 'extemporary'
      ? facts.responsive
        ? howToPray.responsive
        : seconds >= 240
          ? howToPray.long
          : undefined
      : howToPray[style];
  const [mannered] = manner ? shuffleForAttempt(manner, order, 'way') : [];
  const passage = input.passage ? shuffleForAttempt(howToPray.passage, order, 'passage')[0] : undefined;
  return paragraphOf([mannered, occasion, passage]);
}
