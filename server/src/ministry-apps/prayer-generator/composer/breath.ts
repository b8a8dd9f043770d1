import { capitalize, paragraphOf, rotate, shuffleForAttempt } from '../../../app-kit/index.ts';
import { breathClosings, breathsForAnother, breathsForAnyone } from '../data/styles.ts';
import { words } from '../texts.en.ts';
import type { Breath } from '../theme.ts';
import { fill, type Said, sentence } from './fill.ts';
import { nameFacts } from './naming.ts';
import { inOrder } from './order.ts';
import { needLines } from './pools.ts';
import { quotation } from './quotation.ts';
import type { Setting } from './setting.ts';

/** How many pairs of lines there are, and how often each is repeated, to fill the seconds at ten seconds a breath. */
export function breathPlan(seconds: number): { pairs: number; times: number } {
  if (seconds <= 30) return { pairs: 1, times: 3 };
  if (seconds <= 60) return { pairs: 2, times: 3 };
  return seconds <= 120 ? { pairs: 3, times: 4 } : { pairs: 4, times: 6 };
}

/** One or two sentences on what it is about, then pairs of short lines for breathing in and out. */
export function breathPrayer(setting: Setting): string[] {
  const { facts, order, seconds, address } = setting;
  const said: Said = { subject: false };
  const naming = nameFacts(facts, order, said, 24);
  const needs = needLines(facts.needs, order).flatMap((line) => sentence(line, facts, said) ?? []);
  const { pairs, times } = breathPlan(seconds);
  const chosen = breathsFor(setting).slice(0, pairs);
  const [closing = ''] = inOrder(breathClosings, order, 'breath-closing');
  return [
    paragraphOf([words.prayer.hear(address, facts.voice), ...naming]),
    ...quotation(setting),
    ...(needs.length > 0 ? [paragraphOf(needs.slice(0, seconds <= 30 ? 1 : 3))] : []),
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

/** Pairs of lines in the voice of the person who prays, those of this occasion first. */
export function breathsFor({ facts, order, seconds }: Setting): Breath[] {
  const firstOrder = { ...order, attempt: 1 };
  const near = [
    ...shuffleForAttempt(facts.theme.breaths, firstOrder, 'breaths'),
    ...shuffleForAttempt(breathsForAnyone, firstOrder, 'breath-any'),
  ];
  const pools = [
    ...(facts.subject.self || facts.subject.open || facts.subject.unsaid
      ? []
      : inOrder(breathsForAnother, order, 'breath-other').slice(0, 1)),
    ...rotate(near, (order.attempt - 1) * breathPlan(seconds).pairs),
  ];
  return pools.flatMap(([inhale, exhale]) => {
    const [first, second] = [sentence(inhale, facts), fill(exhale, facts)];
    return first && second ? [[inVoice(first, facts.voice), inVoice(second, facts.voice)] as const] : [];
  });
}

function inVoice(text: string, voice: 'I' | 'we'): string {
  if (voice === 'I') return text;
  const many = text
    .replace(/\bI am\b/g, 'we are')
    .replace(/\bI\b/g, 'we')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy\b/g, 'our');
  return text.startsWith('I') ? capitalize(many) : many;
}
