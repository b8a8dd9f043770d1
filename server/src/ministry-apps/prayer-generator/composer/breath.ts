import { capitalize, paragraphOf, rotate, shuffleForAttempt } from '../../../app-kit/index.ts';
import { breathClosings, breathsForAnother, breathsForAnyone } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import type { Breath } from '../theme.ts';
import { fill, type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

/** How many lines there are, and how often each is breathed, to fill the length (seconds) at ten seconds a breath. */
export function breathPlan(seconds: number): { pairs: number; times: number } {
  if (seconds <= 30) return { pairs: 1, times: 3 };
  if (seconds <= 60) return { pairs: 2, times: 3 };
  return seconds <= 120 ? { pairs: 3, times: 4 } : { pairs: 4, times: 6 };
}

/** What it is about in a sentence or two, then pairs of short lines to breathe with. */
export function breathPrayer(setting: Setting): string[] {
  const { facts, order, seconds, address } = setting;
  const said: Said = { subject: false };
  const told = nameFacts(facts, order, said, 24);
  const { pairs, times } = breathPlan(seconds);
  const chosen = breathsFor(setting).slice(0, pairs);
  const [closing = ''] = shuffleForAttempt(breathClosings, order, 'breath-closing');
  return [
    paragraphOf([words.prayer.hear(address, facts.voice), ...told]),
    ...quotation(setting),
    ...chosen.map(([inhale, exhale]) =>
      [
        words.breath.in(inhale),
        facts.responsive ? words.breath.outTogether(exhale) : words.breath.out(exhale),
        words.breath.times(times),
      ].join('\n'),
    ),
    closing,
  ];
}

/** The pairs of this occasion first, in the voice of the one who prays. */
export function breathsFor({ facts, order, seconds }: Setting): Breath[] {
  const first = { ...order, attempt: 1 };
  const near = [
    ...shuffleForAttempt(facts.theme.breaths, first, 'breaths'),
    ...shuffleForAttempt(breathsForAnyone, first, 'breath-any'),
  ];
  const pools = [
    ...(facts.subject.self || facts.subject.open
      ? []
      : shuffleForAttempt(breathsForAnother, order, 'breath-other').slice(0, 1)),
    ...rotate(near, (order.attempt - 1) * breathPlan(seconds).pairs),
  ];
  return pools.flatMap(([inhale, exhale]) => {
    const [drawn, given] = [sentence(inhale, facts), fill(exhale, facts)];
    return drawn && given ? [[voiced(drawn, facts.voice), voiced(given, facts.voice)] as const] : [];
  });
}

function voiced(text: string, voice: 'I' | 'we'): string {
  if (voice === 'I') return text;
  const many = text
    .replace(/\bI am\b/g, 'we are')
    .replace(/\bI\b/g, 'we')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy\b/g, 'our');
  return text.startsWith('I') ? capitalize(many) : many;
}
