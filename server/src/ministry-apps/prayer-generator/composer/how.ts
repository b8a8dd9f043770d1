import { paragraphOf, shuffleForAttempt } from '../../../app-kit/index.ts';
import { ways } from '../data/ways.ts';
import type { PrayerInput } from '../fields.ts';
import { sentence } from './fill.ts';
import type { Setting } from './setting.ts';

/** How to pray it, in two or three sentences: for this style and voice, and for this occasion. */
export function writeHow({ facts, order, style, seconds }: Setting, input: Partial<PrayerInput>): string {
  const occasion = shuffleForAttempt(facts.theme.how, order, 'how').flatMap((line) => sentence(line, facts) ?? [])[0];
  const manner =
    style === 'plain' || style === 'extemporary'
      ? facts.responsive
        ? ways.responsive
        : seconds >= 240
          ? ways.long
          : undefined
      : ways[style];
  const [mannered] = manner ? shuffleForAttempt(manner, order, 'way') : [];
  const passage = input.passage ? shuffleForAttempt(ways.passage, order, 'passage')[0] : undefined;
  return paragraphOf([mannered, occasion, passage]);
}
