import type { ChurchVoice, Tradition } from '@lampstand/sdk/app';
import { createRandom, pick, seedOf } from '../../../app-kit/index.ts';
import {
  addresses,
  addressesByTradition,
  endingByTradition,
  endings,
  fittingEndings,
  responses,
  responsesByTradition,
} from '../data/speech.ts';
import type { Purpose } from '../data/themes.ts';
import type { PrayerInput, styles } from '../fields.ts';
import type { Prayer } from '../solve.ts';
import type { Facts } from '../understanding/understand.ts';
import type { Order } from './order.ts';

type Style = (typeof styles)[number];

/** What every style needs to write one prayer. */
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
  /** The people's response, when leader and people alternate. */
  response?: string;
  /** Where the person's own words are: in the prayer, in a section of their own, or nowhere in it. */
  quoted: 'inside' | 'apart' | 'never';
}

/** Decides address, ending, response and the place of the person's own words. */
export function settingFor(
  { input, facts, seconds, words }: Prayer,
  { tradition }: Pick<ChurchVoice, 'tradition'>,
  attempt: number,
  seed: number,
  seen?: string,
): Setting {
  const random = createRandom(seed);
  const order: Order = { base: seedOf([input]), attempt, ...(seen ? { seen } : {}) };
  const ending = endingFor(input.ending, facts, tradition);
  const response =
    facts.responsive || input.style === 'litany' ? pick(random, responsesFor(facts, tradition)) : undefined;
  return {
    facts,
    order,
    style: input.style ?? 'plain',
    tradition,
    seconds,
    target: words,
    address: pick(random, addressesFor(facts, tradition)) ?? facts.address,
    ending,
    chosenEnding: input.ending !== undefined && input.ending !== 'fitting',
    ...(response ? { response } : {}),
    quoted: quotedWhere(facts),
  };
}

function addressesFor({ address }: Pick<Facts, 'address'>, tradition: Tradition): readonly string[] {
  return (address === 'God' && addressesByTradition[tradition]) || addresses[address];
}

/** The ending that was chosen, or the one that fits the tradition and the address. */
function endingFor(
  chosen: PrayerInput['ending'] | undefined,
  { address }: Pick<Facts, 'address'>,
  tradition: Tradition,
): string {
  if (chosen && chosen !== 'fitting') return endings[chosen];
  if (address === 'Jesus' || address === 'Spirit' || address === 'Trinity') return fittingEndings[address];
  return endingByTradition[tradition];
}

function responsesFor({ purpose, theme }: Facts, tradition: Tradition): readonly string[] {
  if (purpose === 'confession') return responses.penitent;
  if (purpose === 'thanksgiving') return responses.thanks;
  if (purpose === 'lament' && theme.id === 'lament' && tradition !== 'orthodox') return responses.lament;
  return responsesByTradition[tradition] ?? responses.plain;
}

/** Purposes of the whole church: what a person types for them is meant for us and is not read aloud. */
const publicActs: readonly Purpose[] = ['invocation', 'offering', 'communion', 'meal', 'meeting'];
/** Occasions that are prayed in front of others. */
const publicOccasions = [
  'meal',
  'public-opening',
  'graveside-funeral',
  'bedside-visit',
  'bedtime',
  'community-tragedy',
];
/** Where the person's own words go. Unclear words near harm are never read aloud: they can be a vow. */
export function quotedWhere({
  purpose,
  ownWords,
  quote,
  certain,
  theme,
  harm,
}: Pick<Facts, 'purpose' | 'ownWords' | 'quote' | 'certain' | 'theme' | 'harm'>): Setting['quoted'] {
  if (!ownWords || publicActs.includes(purpose) || publicOccasions.includes(theme.id)) return 'never';
  return quote && (certain || !harm) ? 'inside' : 'apart';
}
