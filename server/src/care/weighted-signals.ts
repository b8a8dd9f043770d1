import { phrasePrefilter } from './phrase-prefilter.ts';
import { anyOf } from './phrases.ts';
import { careSignals, type Signal } from './signals/index.ts';
import { type CareFinding, type CareKind, careKinds } from './types.ts';

const urgentFrom = 6;
const noteFrom = 4;

const signalsFor = phrasePrefilter(
  careSignals.flatMap((signal) => signal.phrases.map((phrase) => ({ phrase, meaning: { signal } }))),
);
const someone = anyOf([
  'i|me|my|myself|we|us|our|he|she|they|him|her|yo|mi|me|el|ella|son|daughter|husband|wife|kid|baby|friend|im',
]);

/** A kind of danger that a sentence is close to. */
interface Nearness {
  kind: CareKind;
  level: CareFinding['level'];
}

/** The signals in a readable sentence that has lost its idioms. */
export function signalsIn(sentence: string): Set<Signal> {
  const found = new Set<Signal>();
  for (const { signal, pattern } of signalsFor(sentence))
    if (!found.has(signal) && pattern().test(sentence)) found.add(signal);
  return found;
}

/** What the signals of one sentence, or of two neighbours together, come to: the nearest kind of danger, if any is near. */
export function nearest(signals: ReadonlySet<Signal>, sentence: string): Nearness | undefined {
  const sums = new Map<CareKind, number>();
  for (const { kind, weight } of signals) sums.set(kind, (sums.get(kind) ?? 0) + weight);
  let best: { kind: CareKind; sum: number } | undefined;
  for (const kind of careKinds) {
    const sum = sums.get(kind) ?? 0;
    if (sum >= noteFrom && (!best || sum > best.sum)) best = { kind, sum };
  }
  if (!best) return undefined;
  return { kind: best.kind, level: best.sum >= urgentFrom && someone.test(sentence) ? 'urgent' : 'note' };
}
