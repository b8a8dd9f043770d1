import { spokenWordsIn } from '../../../app-kit/index.ts';
import { collectFrames, generalCollects } from '../data/general.ts';
import { collectAddresses, doxologies } from '../data/speech.ts';
import { words } from '../texts.en.ts';
import type { CollectParts, Theme } from '../theme.ts';
import { fill, type Said, sentence } from './fill.ts';
import { inOrder } from './order.ts';
import { intentionsFor, interleave, needLines } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

/** The doxology of a collect: short between others; at the end, full or short. */
type Close = 'between' | 'full' | 'short';

interface Piece {
  parts: CollectParts;
  /** A bidding before a general collect, which names no one. */
  bid?: string;
}

/** A bidding that says whom and what it is for, then as many collects as fit the length. */
export function collects(setting: Setting): string[] {
  const { facts, order, target } = setting;
  const first = [bidding(setting, { subject: false }), ...quotation(setting), ...asked(setting)];
  const near = themeCollects(facts.theme, setting);
  const framed = intentionCollects(setting);
  const bids = intentionsFor(facts.theme, order)
    .slice(framed.length)
    .flatMap(([remember]) => sentence(words.collect.prayFor(facts.voice, remember), facts) ?? []);
  const general = inOrder(generalCollects, order, 'general-collects').map((parts, index) => ({
    parts,
    bid: bids[index],
  }));
  const pieces: Piece[] = [
    ...near.map((parts) => ({ parts })),
    ...interleave<Piece>(
      framed.map((parts) => ({ parts })),
      general,
    ),
  ].filter(({ parts }) => collectText(setting, parts, 'between'));
  const chosen = bestRun(setting, pieces, near.length, target - spokenWordsIn(first.join(' ')));
  return [...first, ...chosen];
}

/** What the text asks for in plain words, addressed to God by itself: it does not fit into the sentence of a collect. */
function asked({ facts, order, target, address }: Setting): string[] {
  const lines = needLines(facts.needs, order).flatMap((line) => sentence(line, facts) ?? []);
  const room = target < 80 ? 0 : target * 0.3;
  const fitting = lines.filter((_, index) => spokenWordsIn(lines.slice(0, index + 1).join(' ')) <= room);
  return fitting.length > 0 ? [[words.prayer.hear(address, facts.voice), ...fitting].join(' ')] : [];
}

/** Chooses the run of pieces whose length is nearest to the target, as early in their order as the length allows. */
function bestRun(setting: Setting, pieces: readonly Piece[], near: number, target: number): string[] {
  const short = pieces.map(({ parts }) => spokenWordsIn(collectText(setting, parts, 'short') ?? ''));
  const between = pieces.map(({ parts }) => spokenWordsIn(collectText(setting, parts, 'between') ?? ''));
  const closing = pieces.map(({ parts }) => spokenWordsIn(collectText(setting, parts, 'full') ?? ''));
  const bids = pieces.map(({ bid }) => spokenWordsIn(bid ?? ''));
  let best = { start: 0, count: 1, withBids: false, close: 'short' as Close, off: Number.POSITIVE_INFINITY };
  for (let start = 0; start < pieces.length; start++) {
    let [before, bidden] = [0, 0];
    for (let count = 1; count <= Math.min(9, pieces.length - start); count++) {
      const last = start + count - 1;
      bidden += bids[last] ?? 0;
      for (const withBids of [true, false]) {
        for (const close of ['full', 'short'] as const) {
          const size = before + ((close === 'full' ? closing : short)[last] ?? 0) + (withBids ? bidden : 0);
          const miss = Math.abs(size - target);
          // Up to a tenth off is fine: the order, and a collect of the theme, matter more.
          const general = start >= near ? 60 : 0;
          const off = miss + start * 4 + general + Math.max(0, miss - target * 0.1) * 20;
          if (off < best.off) best = { start, count, withBids, close, off };
        }
      }
      before += between[last] ?? 0;
    }
  }
  const run = pieces.slice(best.start, best.start + best.count);
  return run.flatMap(({ parts, bid }, index) => {
    const text = collectText(setting, parts, index === run.length - 1 ? best.close : 'between', index) ?? '';
    return bid && best.withBids ? [bid, text] : [text];
  });
}

/** One collect as a single sentence: address, attribute, petition, purpose, doxology. */
function collectText(
  setting: Setting,
  [attribute, petition, purpose]: CollectParts,
  close: Close,
  turn = 0,
): string | undefined {
  const { facts, order } = setting;
  const filled = fill(`${attribute}: ${petition}, that ${purpose}`, facts, { subject: true });
  if (!filled) return undefined;
  const address = inOrder(collectAddresses[facts.address], order, 'collect-address');
  return `${address[turn % address.length]}, ${filled}; ${doxology(setting, close)}. Amen.`;
}

/** The collects of the theme, each with one of the truths that can begin it. */
function themeCollects(theme: Theme, { order }: Setting): CollectParts[] {
  const whole = theme.truths.filter((truth) => /^(?:\w: )?you\b/.test(truth) && !/[:;“]/.test(truth));
  const attributes = inOrder(
    [...theme.collects.map(([attribute]) => attribute), ...whole],
    order,
    `attributes-${theme.id}`,
  );
  return inOrder(theme.collects, order, `collects-${theme.id}`).map(([own, petition, purpose], index) => [
    attributes[index] ?? own,
    petition,
    purpose,
  ]);
}

/** Collects for other people, made of the intentions of the theme. */
function intentionCollects({ facts, order }: Setting): CollectParts[] {
  const attributes = inOrder(collectFrames.attributes, order, 'collect-attributes');
  const purposes = inOrder(collectFrames.purposes, order, 'collect-purposes');
  return intentionsFor(facts.theme, order)
    .slice(0, 6)
    .map(([remember, ask], index) => [
      attributes[index] ?? '',
      words.collect.lookWithMercy(remember, ask),
      purposes[index] ?? '',
    ]);
}

/** The sentence before the first collect: whom and what it is for. */
function bidding({ facts }: Setting, said: Said): string {
  const { asWell, bring, help, prayFor, prayForAndBring, whatGodKnows, whatIsWritten } = words.collect;
  const { voice } = facts;
  const another = facts.others ? '{others}' : facts.remembered && '{remembered}';
  const withOthers = (what: string) => (another ? asWell(what, another) : what);
  const known = facts.hasText ? whatIsWritten : whatGodKnows;
  const forms =
    facts.subject.self || facts.subject.unsaid
      ? [bring(voice, withOthers('{matter}')), bring(voice, another ?? known)]
      : [prayForAndBring(voice, '{whom}', withOthers('{matter}')), prayFor(voice, withOthers('{whom}'))];
  for (const form of forms) {
    const text = sentence(form, facts, said);
    if (text) return text;
  }
  return prayFor(voice, help);
}

/** The closing clause. The ending that the person chose is always that of the last collect. */
function doxology({ facts, ending, chosenEnding }: Setting, close: Close): string {
  const { address } = facts;
  if (close !== 'between' && chosenEnding && ending !== 'Amen.' && !ending.startsWith('Through'))
    return clauseOf(ending);
  if (address === 'Jesus' || address === 'Spirit' || address === 'Trinity') {
    return doxologies[close === 'full' ? address : (`for${address}` as const)];
  }
  if (close !== 'full' || ending === 'Amen.') return doxologies.short;
  return ending.startsWith('Through') ? doxologies.full : clauseOf(ending);
}

function clauseOf(ending: string): string {
  const clause = ending.replace(/\.? Amen\.$/, '');
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}
