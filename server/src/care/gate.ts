import { readableSentences } from './normalise.ts';
import * as circumstances from './patterns/circumstances.ts';
import * as distance from './patterns/distance.ts';
import { type IndexedPhrase, type PhraseList, phrasesFor } from './phrase-index.ts';
import { anyOf } from './phrases.ts';
import { type CareCircumstance, type CareFinding, type CareKind, careKinds } from './types.ts';

export type { CareFinding, CareKind } from './types.ts';

type Level = CareFinding['level'];

const past = anyOf(distance.past);
const present = anyOf(distance.present);
const lesson = anyOf(distance.lesson);
const history = anyOf(distance.history);
const closeBy = anyOf(distance.closeBy);
const happening = anyOf(distance.happening);
const quoted = anyOf(distance.quoted);
const veteran = anyOf(circumstances.veteran);
const harmedByClergy = anyOf(circumstances.harmedByClergy);

/** What the deterministic gate finds in the free texts of one run, most urgent first. Costs no model and no network; never throws. */
export function careGate(texts: readonly string[]): CareFinding[] {
  const sentences = texts.flatMap(readableSentences);
  const levels = new Map<CareKind, Level>();
  for (const sentence of sentences)
    for (const [kind, phrases] of byKind(phrasesFor(`· ${sentence}`))) {
      if (levels.get(kind) === 'urgent') continue;
      const level = levelOf(sentence, kind, phrases);
      if (level) levels.set(kind, level);
    }
  if (levels.size === 0) return [];
  const found = circumstancesOf(sentences);
  return (['urgent', 'note'] as const).flatMap((level) =>
    careKinds
      .filter((kind) => levels.get(kind) === level)
      .map((kind) => ({ kind, level, ...(found.length > 0 ? { circumstances: found } : {}) })),
  );
}

function byKind(phrases: Iterable<IndexedPhrase>): Map<CareKind, IndexedPhrase[]> {
  const groups = new Map<CareKind, IndexedPhrase[]>();
  for (const phrase of phrases) {
    const group = groups.get(phrase.kind);
    if (group) group.push(phrase);
    else groups.set(phrase.kind, [phrase]);
  }
  return groups;
}

function levelOf(sentence: string, kind: CareKind, phrases: readonly IndexedPhrase[]): Level | undefined {
  const of = (list: PhraseList) => phrases.filter((phrase) => phrase.list === list);
  // The dot stands for a beginning; the bar keeps the words on both sides of an idiom from being read as neighbours.
  const text = of('idioms').reduce((rest, idiom) => rest.replace(idiom.pattern(), '|'), `· ${sentence}`);
  const fits = (list: PhraseList) => of(list).some((phrase) => phrase.pattern().test(text));
  if (fits('self')) return kind === 'suicide' && quoted.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (fits('selfBefore')) return past.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (fits('other')) return isDistant(sentence) ? 'note' : 'urgent';
  return fits('mention') ? 'note' : undefined;
}

function isDistant(sentence: string): boolean {
  if (lesson.test(sentence)) return true;
  if (history.test(sentence) && !closeBy.test(sentence)) return true;
  return past.test(sentence) && !present.test(sentence) && !happening.test(sentence);
}

function circumstancesOf(sentences: readonly string[]): CareCircumstance[] {
  const found: CareCircumstance[] = [];
  if (sentences.some((sentence) => veteran.test(sentence))) found.push('veteran');
  if (sentences.some((sentence) => harmedByClergy.test(sentence))) found.push('harmed-by-clergy');
  return found;
}
