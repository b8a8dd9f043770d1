import { psalm } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import type { Line } from '../theme.ts';
import { Draft } from './draft.ts';
import { type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { inOrder } from './order.ts';
import { pairs, responseWords } from './plain.ts';
import { interleave, type Part, poolsFor } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

const wishes: readonly Part[] = [
  'complaint',
  'ask',
  'release',
  'hope',
  'complaint',
  'ask',
  'honest',
  'release',
  'ask',
  'complaint',
  'ask',
  'hope',
  'intention',
  'ask',
  'release',
  'complaint',
  'ask',
  'honest',
  'ask',
  'release',
  'intention',
  'ask',
  'hope',
  'complaint',
  'ask',
];

/** A psalm of lament: cry, complaint, petition, trust, vow of praise. */
export function lament(setting: Setting): string[] {
  const { facts, order, target, address } = setting;
  const said: Said = { subject: false };
  const ordered = (lines: readonly Line[], key: string) => inOrder(lines, order, `psalm-${key}`);
  const base = poolsFor(facts, order);
  const pools = {
    ...base,
    complaint: interleave(base.complaint, ordered(psalm.complaint, 'complaint')),
    ask: interleave(base.ask, ordered(psalm.petition, 'petition')),
    release: interleave(ordered(psalm.trust, 'trust'), base.release),
    hope: ordered(psalm.vow, 'vow'),
    intention: [...base.intention, ...base.far],
  };
  const cry = firstOf(ordered(psalm.cry, 'cry'), setting);
  const opening = cry
    ? `${address}, ${/^I\b/.test(cry) ? cry : cry.charAt(0).toLowerCase() + cry.slice(1)}`
    : words.prayer.hear(address, facts.voice);
  const naming = nameFacts(facts, order, said, target * 0.3);
  const quoted = quotation(setting);
  const draft = new Draft(pools, facts, said, order);
  draft.count([cry ?? address, ...naming, ...quoted].join(' '));
  draft.words += responseWords(setting);
  draft.addAll('need', target);
  draft.fillTo(target, wishes, ['ask', 'complaint', 'release', 'intention', 'hope', 'extra']);
  const complaint = [...draft.of('complaint'), ...draft.of('honest')];
  return [
    [opening],
    naming,
    ...quoted.map((text) => [text]),
    ...pairs(complaint),
    ...pairs([...draft.of('need'), ...draft.of('ask')]),
    draft.of('intention'),
    ...pairs(draft.of('release')),
    draft.of('hope'),
  ]
    .filter((stanza) => stanza.length > 0)
    .map((stanza) => stanza.join(' '));
}

function firstOf(lines: readonly Line[], { facts }: Setting): string | undefined {
  for (const line of lines) {
    const text = sentence(line, facts);
    if (text) return text;
  }
  return undefined;
}
