import { spokenWordsIn } from '../../../app-kit/index.ts';
import { saints } from '../data/speech.ts';
import { charismatic, extemporary } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import { Draft } from './draft.ts';
import { type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { inOrder } from './order.ts';
import { type Part, poolsFor } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

type Wishes = readonly Part[];
const asking: Wishes =
  'ask release ask honest ask intention ask truth ask intention silence ask thanks ask hope intention honest ask release ask intention ask ask hope intention ask'.split(
    ' ',
  ) as Part[];
const thanking: Wishes =
  'thanks thanks release honest thanks ask intention thanks ask thanks intention thanks ask silence thanks ask intention thanks ask hope release ask intention ask'.split(
    ' ',
  ) as Part[];

/**
 * A prayer in plain, extemporary or charismatic style: address, truth, what is happening, petitions, other people, silence,
 * trust. In paragraphs, without the ending.
 */
export function plainPrayer(setting: Setting): string[] {
  const { facts, order, target, style } = setting;
  const said: Said = { subject: false };
  const manner = style === 'extemporary' ? extemporary : style === 'charismatic' ? charismatic : undefined;
  const draft = new Draft(poolsFor(facts, order), facts, said, order);
  const opening = openWithTruth(setting, draft);
  const naming = nameFacts(facts, order, said, target * 0.3);
  const quoted = quotation(setting);
  draft.count([...naming, ...quoted].join(' '));
  draft.words += responseWords(setting);
  const mannered = manner ? manneredLines(setting, manner, target - draft.words) : { open: [], between: [], close: [] };
  const saints = saintsLine(setting);
  draft.count([...mannered.open, ...mannered.between, ...mannered.close, ...saints].join(' '));
  draft.addAll('need', target);
  draft.fillTo(target, facts.glad ? thanking : asking, ['intention', 'release', 'hope', 'honest', 'extra', 'far']);

  const asks = [...draft.of('ask'), ...draft.of('extra')];
  const middle = asks.length > 3 ? Math.ceil(asks.length / 4) * 2 : asks.length;
  const intentions = [...draft.of('intention'), ...draft.of('far')];
  const half = Math.ceil(intentions.length / 2);
  const [firstHonest = [], ...laterHonest] = draft.of('honest').map((line) => [line]);
  return [
    [opening, ...draft.of('truth').slice(1), ...mannered.open],
    naming,
    ...quoted.map((text) => [text]),
    ...pairs(draft.of('need')),
    firstHonest,
    ...pairs(draft.of('thanks')),
    ...pairs(asks.slice(0, middle)),
    mannered.between.slice(0, 1),
    ...pairs(intentions.slice(0, half)),
    ...laterHonest,
    ...pairs(asks.slice(middle)),
    mannered.between.slice(1),
    ...pairs(intentions.slice(half)),
    draft.of('silence'),
    ...pairs([...draft.of('release'), ...draft.of('hope')]),
    [...saints, ...mannered.close],
  ]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '));
}

/** "God of mercy, you …": the address and the first truth in one sentence. */
function openWithTruth({ target, address, facts }: Setting, draft: Draft): string {
  // Two words for every address, so that the sentences after it do not depend on which one was picked.
  draft.words += 2;
  if (!draft.add('truth', target < 80 ? 13 : 40)) return words.prayer.hear(address, facts.voice);
  const [truth = ''] = draft.of('truth');
  return `${address}, ${/^I\b/.test(truth) ? truth : truth.charAt(0).toLowerCase() + truth.slice(1)}`;
}

function manneredLines({ facts, order, target }: Setting, manner: typeof extemporary, room: number) {
  const pick = (lines: readonly string[], key: string, count: number) =>
    inOrder(lines, order, key)
      .flatMap((line) => sentence(line, facts) ?? [])
      .slice(0, count);
  return {
    open: pick(manner.open, 'open', target < 80 ? 0 : 1),
    between: pick(manner.between, 'between', target < 150 ? 0 : 2),
    close: pick(
      manner.close.filter((line) => spokenWordsIn(line) <= room / 2),
      'close',
      1,
    ),
  };
}

/** A sentence about the saints, in Catholic and Orthodox churches and prayers of 200 words or more. */
function saintsLine({ facts, order, target, tradition }: Setting): string[] {
  if (target < 200 || (tradition !== 'catholic' && tradition !== 'orthodox')) return [];
  return inOrder(saints[tradition], order, 'saints')
    .flatMap((line) => sentence(line, facts) ?? [])
    .slice(0, 1);
}

/** Words of the responses in the whole prayer: about one response for forty words. */
export function responseWords({ response, target }: Setting): number {
  return response ? Math.max(1, Math.round(target / 40)) * spokenWordsIn(response) : 0;
}

/** Groups sentences into paragraphs of two. */
export function pairs(sentences: readonly string[]): string[][] {
  const grouped: string[][] = [];
  for (let index = 0; index < sentences.length; index += 2) grouped.push(sentences.slice(index, index + 2));
  return grouped;
}
