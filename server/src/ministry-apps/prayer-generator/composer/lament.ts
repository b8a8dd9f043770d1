import { shuffleForAttempt } from '../../../app-kit/index.ts';
import { psalm } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import type { Line } from '../theme.ts';
import { Drawing } from './draft.ts';
import { type Said, sentence } from './fill.ts';
import { pairs, responseWords } from './movements.ts';
import { nameFacts } from './naming.ts';
import { interleave, type Movement, poolsFor } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

const wishes: readonly Movement[] = [
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
  const dealtLines = (lines: readonly Line[], key: string) => shuffleForAttempt(lines, order, `psalm-${key}`);
  const base = poolsFor(facts, order);
  const pools = {
    ...base,
    complaint: interleave(base.complaint, dealtLines(psalm.complaint, 'complaint')),
    ask: interleave(base.ask, dealtLines(psalm.petition, 'petition')),
    release: interleave(dealtLines(psalm.trust, 'trust'), base.release),
    hope: dealtLines(psalm.vow, 'vow'),
  };
  const cry = firstOf(dealtLines(psalm.cry, 'cry'), setting);
  const opening = cry
    ? `${address}, ${/^I\b/.test(cry) ? cry : cry.charAt(0).toLowerCase() + cry.slice(1)}`
    : words.prayer.hear(address, facts.voice);
  const told = nameFacts(facts, order, said, target * 0.3);
  const quoted = quotation(setting);
  const drawing = new Drawing(pools, facts, said);
  drawing.count([opening, ...told, ...quoted].join(' '));
  drawing.words += responseWords(setting);
  drawing.fillTo(target, wishes, ['ask', 'complaint', 'release', 'intention', 'hope', 'extra']);
  const complaint = [...drawing.of('complaint'), ...drawing.of('honest')];
  return [
    [opening],
    told,
    ...quoted.map((text) => [text]),
    ...pairs(complaint),
    ...pairs(drawing.of('ask')),
    drawing.of('intention'),
    ...pairs(drawing.of('release')),
    drawing.of('hope'),
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
