import { shuffleForAttempt } from '../../../app-kit/index.ts';
import { psalm } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import type { Line } from '../theme.ts';
import { Draft } from './draft.ts';
import { type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
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
  const inOrder = (lines: readonly Line[], key: string) => shuffleForAttempt(lines, order, `psalm-${key}`);
  const base = poolsFor(facts, order);
  const pools = {
    ...base,
    complaint: interleave(base.complaint, inOrder(psalm.complaint, 'complaint')),
    ask: interleave(base.ask, inOrder(psalm.petition, 'petition')),
    release: interleave(inOrder(psalm.trust, 'trust'), base.release),
    hope: inOrder(psalm.vow, 'vow'),
  };
  const cry = firstOf(inOrder(psalm.cry, 'cry'), setting);
  const opening = cry
    ? `${address}, ${/^I\b/.test(cry) ? cry : cry.charAt(0).toLowerCase() + cry.slice(1)}`
    : words.prayer.hear(address, facts.voice);
  const naming = nameFacts(facts, order, said, target * 0.3);
  const quoted = quotation(setting);
  const draft = new Draft(pools, facts, said);
  draft.count([opening, ...naming, ...quoted].join(' '));
  draft.words += responseWords(setting);
  draft.fillTo(target, wishes, ['ask', 'complaint', 'release', 'intention', 'hope', 'extra']);
  const complaint = [...draft.of('complaint'), ...draft.of('honest')];
  return [
    [opening],
    naming,
    ...quoted.map((text) => [text]),
    ...pairs(complaint),
    ...pairs(draft.of('ask')),
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
