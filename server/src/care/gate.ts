import { readableSentences } from './normalise.ts';
import * as circumstances from './patterns/circumstances.ts';
import * as distance from './patterns/distance.ts';
import { carePatterns } from './patterns/index.ts';
import { anyOf } from './phrases.ts';
import { type CareCircumstance, type CareFinding, type CareKind, careKinds } from './types.ts';

export type { CareFinding, CareKind } from './types.ts';

type Level = CareFinding['level'];

const readers = carePatterns.map((patterns) => ({
  kind: patterns.kind,
  idioms: anyOf(patterns.idioms, 'g'),
  self: anyOf(patterns.self),
  selfBefore: anyOf(patterns.selfBefore),
  other: anyOf(patterns.other),
  mention: anyOf(patterns.mention),
}));
type Reader = (typeof readers)[number];

const past = anyOf(distance.past);
const present = anyOf(distance.present);
const told = anyOf([...distance.lesson, ...distance.history]);
const quoted = anyOf(distance.quoted);
const veteran = anyOf(circumstances.veteran);
const harmedByClergy = anyOf(circumstances.harmedByClergy);

/** What the deterministic gate finds in the free texts of one run, most urgent first. Costs no model and no network; never throws. */
export function careGate(texts: readonly string[]): CareFinding[] {
  const sentences = texts.flatMap(readableSentences);
  const levels = new Map<CareKind, Level>();
  for (const sentence of sentences)
    for (const reader of readers) {
      if (levels.get(reader.kind) === 'urgent') continue;
      const level = levelOf(sentence, reader);
      if (level) levels.set(reader.kind, level);
    }
  if (levels.size === 0) return [];
  const found = circumstancesOf(sentences);
  return (['urgent', 'note'] as const).flatMap((level) =>
    careKinds
      .filter((kind) => levels.get(kind) === level)
      .map((kind) => ({ kind, level, ...(found.length > 0 ? { circumstances: found } : {}) })),
  );
}

function levelOf(sentence: string, reader: Reader): Level | undefined {
  // The dot stands for a beginning; the bar keeps the words on both sides of an idiom from being read as neighbours.
  const text = `· ${sentence}`.replace(reader.idioms, '|');
  if (reader.self.test(text)) return quoted.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (reader.selfBefore.test(text)) return past.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (reader.other.test(text)) return isDistant(sentence) ? 'note' : 'urgent';
  return reader.mention.test(text) ? 'note' : undefined;
}

function isDistant(sentence: string): boolean {
  return told.test(sentence) || (past.test(sentence) && !present.test(sentence));
}

function circumstancesOf(sentences: readonly string[]): CareCircumstance[] {
  const found: CareCircumstance[] = [];
  if (sentences.some((sentence) => veteran.test(sentence))) found.push('veteran');
  if (sentences.some((sentence) => harmedByClergy.test(sentence))) found.push('harmed-by-clergy');
  return found;
}
