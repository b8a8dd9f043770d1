import { generalCollects } from '../data/general.ts';
import { collectAddresses, doxologies } from '../data/speech.ts';
import type { CollectParts } from '../theme.ts';
import { dealt } from './deck.ts';
import { fill, type Said, sentence } from './fill.ts';
import { spokenWords } from './measure.ts';
import { intentionsFor } from './pools.ts';
import type { Setting } from './setting.ts';

const whole =
  /^(?<address>[^,]+(?:, (?:Son and|one|our|Son|breath|friend) [^,]+)?), (?<attribute>(?:in Jesus )?you(?:r)? [^:]+): (?<petition>.+?), that (?<purpose>.+?); (?<doxology>(?:through|in|for|to) .+)\. Amen\.$/u;
const parts = ['address', 'attribute', 'petition', 'purpose', 'doxology'] as const;

/** The parts of a collect that a text lacks; empty for a whole one. */
export function missingCollectParts(text: string): string[] {
  const groups = whole.exec(text.replace(/\*\*/g, '').replace(/\s+/g, ' ').trim())?.groups;
  return groups ? parts.filter((part) => !groups[part]) : [...parts];
}

/** A bidding that names the person's own facts, then collects, each with a bidding where there is room; fitted to the length. */
export function collects(setting: Setting): string[] {
  const { facts, order, target } = setting;
  const said: Said = { subject: false };
  const first = bidding(setting, said);
  const { theme, second } = facts;
  const near = [
    ...dealt(theme.collects, order, 'collects'),
    ...(second && facts.secondAsks ? dealt(second.collects, order, 'collects-2') : []),
  ];
  const all = [...near, ...dealt(generalCollects, order, 'general-collects')].filter((one) =>
    collectText(setting, one, 'short'),
  );
  const others = intentionsFor(facts, order).flatMap(
    ([remember]) => sentence(`${letUsPray(setting)} ${remember}.`, facts) ?? [],
  );

  let best: { paragraphs: string[]; off: number } | undefined;
  for (let start = 0; start < Math.max(1, near.length); start++) {
    for (let count = 1; count <= Math.min(9, all.length - start); count++) {
      for (const bids of [count - 1, Math.floor((count - 1) / 2), 0]) {
        for (const close of ['full', 'short'] as const) {
          const paragraphs = [first, ...set(setting, all.slice(start, start + count), others.slice(0, bids), close)];
          const off = Math.abs(spokenWords(paragraphs.join(' ')) - target) + start;
          if (!best || off < best.off) best = { paragraphs, off };
        }
      }
    }
  }
  return best?.paragraphs ?? [first];
}

/** One collect as a single sentence: address, attribute, petition, purpose, doxology. */
export function collectText(
  setting: Setting,
  [attribute, petition, purpose]: CollectParts,
  close: 'full' | 'short',
  turn = 0,
): string | undefined {
  const { facts, order } = setting;
  const filled = fill(`${attribute}: ${petition}, that ${purpose}`, facts, { subject: true });
  if (!filled) return undefined;
  const address = dealt(collectAddresses[facts.address], order, 'collect-address');
  return `${address[turn % address.length]}, ${filled}; ${doxology(setting, close)}. Amen.`;
}

function set(
  setting: Setting,
  chosen: readonly CollectParts[],
  biddings: readonly string[],
  close: 'full' | 'short',
): string[] {
  return chosen.flatMap((one, index) => {
    const bid = index > 0 ? biddings[index - 1] : undefined;
    const text = collectText(setting, one, index === chosen.length - 1 ? close : 'short', index) ?? '';
    return bid ? [bid, text] : [text];
  });
}

/** Who and what it is for, said before the collect. */
function bidding(setting: Setting, said: Said): string {
  const { facts } = setting;
  const begin = letUsPray(setting);
  const bring = facts.voice === 'we' ? 'Let us bring before God' : 'I bring before God';
  const names = facts.names.length > 0 && !facts.dead ? ', and {names} with it' : '';
  const forms = facts.subject.self
    ? [`${bring} {matter}${names}.`, `${begin} {whom}.`]
    : [`${begin} {whom}, and bring before God {matter}.`, `${begin} {whom}.`];
  for (const form of forms) {
    const text = sentence(form, facts, said);
    if (text) return text;
  }
  return `${begin} help.`;
}

function letUsPray({ facts }: Setting): string {
  return facts.voice === 'we' ? 'Let us pray for' : 'I pray for';
}

function doxology({ facts, ending }: Setting, close: 'full' | 'short'): string {
  const { address } = facts;
  if (address === 'Jesus' || address === 'Spirit' || address === 'Trinity') return doxologies[address];
  if (close === 'short' || ending === 'Amen.') return doxologies.short;
  if (ending.startsWith('Through')) return doxologies.full;
  const clause = ending.replace(/\.? Amen\.$/, '');
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}
