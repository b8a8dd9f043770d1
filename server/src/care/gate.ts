import { readableSentences } from './normalise.ts';
import * as circumstances from './patterns/circumstances.ts';
import * as distance from './patterns/distance.ts';
import { type IndexedPhrase, type PhraseList, phrasesFor } from './phrase-index.ts';
import { anyOf } from './phrases.ts';
import { type CareCircumstance, type CareFinding, type CareKind, careKinds } from './types.ts';
import { nearest, signalsIn } from './wide-net.ts';

export type { CareFinding } from './types.ts';

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
  const sentences = texts.map(readableSentences);
  const levels = new Map<CareKind, Level>();
  for (const list of sentences) {
    const read = list.map((sentence) => ({ sentence, phrases: phrasesFor(`· ${sentence}`) }));
    for (const { sentence, phrases } of read) readPhrases(sentence, phrases, levels);
    readNearness(read, levels);
  }
  if (levels.size === 0) return [];
  const found = circumstancesOf(sentences.flat());
  return (['urgent', 'note'] as const).flatMap((level) =>
    careKinds
      .filter((kind) => levels.get(kind) === level)
      .map((kind) => ({ kind, level, ...(found.length > 0 ? { circumstances: found } : {}) })),
  );
}

/** The first, exact layer: sentences against phrases. */
function readPhrases(sentence: string, phrases: Iterable<IndexedPhrase>, levels: Map<CareKind, Level>): void {
  for (const [kind, group] of byKind(phrases)) {
    if (levels.get(kind) === 'urgent') continue;
    const level = levelOf(sentence, kind, group);
    if (level) levels.set(kind, level);
  }
}

/** The second, wide layer: what a sentence, or two neighbours together, come close to. */
function readNearness(
  read: readonly { sentence: string; phrases: Iterable<IndexedPhrase> }[],
  levels: Map<CareKind, Level>,
): void {
  let before: { signals: ReturnType<typeof signalsIn>; distant: boolean } | undefined;
  for (const { sentence, phrases } of read) {
    const signals = signalsIn(withoutIdioms(sentence, phrases));
    const distant = isDistant(sentence) || ((past.test(sentence) || quoted.test(sentence)) && !present.test(sentence));
    raise(nearest(signals, sentence), distant, levels);
    if (before) raise(nearest(new Set([...before.signals, ...signals]), sentence), distant || before.distant, levels);
    before = { signals, distant };
  }
}

function raise(near: ReturnType<typeof nearest>, distant: boolean, levels: Map<CareKind, Level>): void {
  if (!near || levels.get(near.kind) === 'urgent') return;
  levels.set(near.kind, distant ? 'note' : near.level);
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
  const text = withoutIdioms(sentence, phrases);
  const fits = (list: PhraseList) => of(list).some((phrase) => phrase.pattern().test(text));
  if (fits('self')) return kind === 'suicide' && quoted.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (fits('selfBefore')) return past.test(sentence) && !present.test(sentence) ? 'note' : 'urgent';
  if (fits('other')) return isDistant(sentence) ? 'note' : 'urgent';
  return fits('mention') ? 'note' : undefined;
}

/** The dot stands for a beginning; the bar keeps the words on both sides of an idiom from being read as neighbours. */
function withoutIdioms(sentence: string, phrases: Iterable<IndexedPhrase>): string {
  return [...phrases]
    .filter((phrase) => phrase.list === 'idioms')
    .reduce((rest, idiom) => rest.replace(idiom.pattern(), '|'), `· ${sentence}`);
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
