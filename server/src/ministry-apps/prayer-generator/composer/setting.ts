import type { ChurchVoice, Tradition } from '@lampstand/sdk/app';
import { addresses, addressesAtHome, endings, fittingEndings, responses, responsesAtHome } from '../data/speech.ts';
import type { Purpose } from '../data/themes.ts';
import type { PrayerInput, styles } from '../fields.ts';
import type { Prayer } from '../solve.ts';
import type { Facts } from '../understanding/understand.ts';
import { wordsFor } from './measure.ts';
import { fitsPrayer } from './quotation.ts';
import { hash, type Order, seededRandom } from './seeded-shuffle.ts';

type Style = (typeof styles)[number];

/** Everything a style needs to write one prayer. */
export interface Setting {
  facts: Facts;
  order: Order;
  style: Style;
  tradition: Tradition;
  /** Seconds aloud. */
  seconds: number;
  /** Words, the ending included. */
  target: number;
  /** How God is addressed in the first line. */
  address: string;
  ending: string;
  /** Whether the person asked for this ending. */
  chosenEnding: boolean;
  /** What the people answer, when leader and people alternate. */
  response?: string;
  /** Where the visitor's own words stand: in the prayer, in a section of their own, or nowhere in it. */
  quoted: 'inside' | 'apart' | 'never';
  next: () => number;
}

/** Everything that is decided before the first line is drawn. */
export function settingFor(
  { input, facts, seconds }: Prayer,
  { tradition }: Pick<ChurchVoice, 'tradition'>,
  attempt: number,
  seed: number,
): Setting {
  const next = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const order = { base: hash(JSON.stringify(input)), attempt };
  const ending = endingFor(input.ending, facts, tradition);
  const response = facts.responsive || input.style === 'litany' ? pick(responsesFor(facts, tradition)) : undefined;
  return {
    facts,
    order,
    style: input.style ?? 'plain',
    tradition,
    seconds,
    target: wordsFor(seconds),
    address: pick(addressesFor(facts, tradition)),
    ending,
    chosenEnding: input.ending !== undefined && input.ending !== 'fitting',
    ...(response ? { response } : {}),
    quoted: quotedWhere(facts, wordsFor(seconds)),
    next,
  };
}

function addressesFor({ address }: Pick<Facts, 'address'>, tradition: Tradition): readonly string[] {
  return (address === 'God' && addressesAtHome[tradition]) || addresses[address];
}

/** The ending that was chosen, or the one that fits the tradition and the address. */
function endingFor(
  chosen: PrayerInput['ending'] | undefined,
  { address }: Pick<Facts, 'address'>,
  tradition: Tradition,
): string {
  if (chosen && chosen !== 'fitting') return endings[chosen];
  if (address === 'Jesus' || address === 'Spirit' || address === 'Trinity') return fittingEndings[address];
  if (tradition === 'orthodox') return fittingEndings.orthodox;
  const named = ['baptist', 'pentecostal', 'non-denominational', 'general', 'other'].includes(tradition);
  return named ? endings['in-jesus-name'] : endings['through-christ'];
}

function responsesFor({ purpose, theme }: Facts, tradition: Tradition): readonly string[] {
  if (purpose === 'confession') return responses.penitent;
  if (purpose === 'thanksgiving') return responses.thanks;
  if (purpose === 'lament' && theme.id === 'lament' && tradition !== 'orthodox') return responses.lament;
  return responsesAtHome[tradition] ?? responses.plain;
}

/** Acts of the whole church: what is typed there is meant for us and is not read aloud. */
const publicActs: readonly Purpose[] = ['invocation', 'offering', 'communion', 'meal', 'meeting'];

/**
 * Where the visitor's own words go in a prayer of so many words. What we do not understand is not given to them to pray aloud: it
 * may be a vow that harms them.
 */
export function quotedWhere(
  { purpose, ownWords, certain }: Pick<Facts, 'purpose' | 'ownWords' | 'certain'>,
  target: number,
): Setting['quoted'] {
  if (!ownWords || publicActs.includes(purpose)) return 'never';
  return certain && fitsPrayer(ownWords, target) ? 'inside' : 'apart';
}
