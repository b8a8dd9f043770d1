import { dangersIn } from './danger.ts';
import type { Meaning } from './meaning.ts';
import { readableSentences } from './normalise.ts';
import * as circumstances from './patterns/circumstances.ts';
import * as distance from './patterns/distance.ts';
import { type IndexedPhrase, type PhraseList, phrasesFor } from './phrase-index.ts';
import { anyOf } from './phrases.ts';
import { type CareCircumstance, type CareFinding, type CareKind, careKinds } from './types.ts';
import { whoIsInDanger } from './who.ts';

export type { CareFinding } from './types.ts';

type Level = CareFinding['level'];
/** What is known of each kind so far: with the exact lists of its urgent phrases, and the sentences that they fit. */
type Found = Map<CareKind, { level: Level; lists: Set<PhraseList>; sentences: string[] }>;

const past = anyOf(distance.past);
const present = anyOf(distance.present);
const lesson = anyOf(distance.lesson);
const history = anyOf(distance.history);
const closeBy = anyOf(distance.closeBy);
const happening = anyOf(distance.happening);
const quoted = anyOf(distance.quoted);
const dead = anyOf(distance.dead);
const notOver = anyOf(distance.notOver);
const firstPerson = anyOf(['i|me|my|myself|we|us|our|yo|mi|me|nos|estoy|quiero']);
// "Should a wife submit to a husband who hits her?" asks about no one in particular.
const anybody = anyOf([
  '(a|any|every|the) (wife|husband|spouse|woman|man|christian|believer)',
  'wives|husbands|spouses|women',
]);
const child = anyOf(circumstances.child);
const veteran = anyOf(circumstances.veteran);
const harmedByClergy = anyOf(circumstances.harmedByClergy);

/**
 * What the gate finds in the free texts of one run, most urgent first. `meaning` are the vectors of their pieces; without
 * them only the phrases are read. Never throws.
 */
export function careGate(texts: readonly string[], meaning?: Meaning): CareFinding[] {
  const sentences = texts.map(readableSentences);
  const levels: Found = new Map();
  for (const list of sentences) for (const sentence of list) readPhrases(sentence, phrasesFor(`· ${sentence}`), levels);
  for (const text of texts) readDangers(text, meaning, levels);
  if (levels.size === 0) return [];
  const adult = levels.get('abuse-adult');
  if (adult && !levels.has('abuse-child') && sentences.flat().some((sentence) => child.test(sentence))) {
    levels.delete('abuse-adult');
    levels.set('abuse-child', adult);
  }
  const found = circumstancesOf(sentences.flat());
  return (['urgent', 'note'] as const).flatMap((level) =>
    careKinds.flatMap((kind) => {
      const known = levels.get(kind);
      if (known?.level !== level) return [];
      const { lists } = known;
      // What is only mentioned makes no urgent finding certain.
      const sure = level === 'note' ? lists.size > 0 : known.sentences.length > 0;
      const exact = sure && level === 'urgent';
      const whole = sentences.flat().join(' ');
      const who = exact ? whoIsInDanger(kind, lists, known.sentences.join(' '), whole) : undefined;
      return [
        {
          kind,
          level,
          ...(sure ? { sure: true as const } : {}),
          ...(who ? { who } : {}),
          ...(found.length > 0 ? { circumstances: found } : {}),
        },
      ];
    }),
  );
}

/** The first, exact layer: sentences against phrases. */
function readPhrases(sentence: string, phrases: Iterable<IndexedPhrase>, levels: Found): void {
  for (const [kind, group] of byKind(phrases)) {
    const read = levelOf(sentence, kind, group);
    if (!read) continue;
    const known = add(kind, read.level, levels);
    for (const list of read.lists) known.lists.add(read.level === 'urgent' ? list : 'mention');
    if (read.level === 'urgent') known.sentences.push(sentence);
  }
}

/** An urgent finding is never taken back. */
function add(kind: CareKind, level: Level, levels: Found) {
  const known = levels.get(kind) ?? { level, lists: new Set<PhraseList>(), sentences: [] };
  if (level === 'urgent') known.level = level;
  levels.set(kind, known);
  return known;
}

/** The second layer: what reads like danger, in words that no phrase knows. */
function readDangers(text: string, meaning: Meaning | undefined, levels: Found): void {
  for (const { piece, kind, level } of dangersIn(text, meaning)) {
    const sentences = readableSentences(piece);
    const distant = sentences.every(isOfThePast) || isAfterDeath(sentences, kind);
    add(kind, distant ? 'note' : level, levels);
  }
}

const isOfThePast = (sentence: string) =>
  isDistant(sentence) || ((past.test(sentence) || quoted.test(sentence)) && !present.test(sentence));

function byKind(phrases: Iterable<IndexedPhrase>): Map<CareKind, IndexedPhrase[]> {
  const groups = new Map<CareKind, IndexedPhrase[]>();
  for (const phrase of phrases) {
    const group = groups.get(phrase.kind);
    if (group) group.push(phrase);
    else groups.set(phrase.kind, [phrase]);
  }
  return groups;
}

function levelOf(
  sentence: string,
  kind: CareKind,
  phrases: readonly IndexedPhrase[],
): { level: Level; lists: PhraseList[] } | undefined {
  const of = (list: PhraseList) => phrases.filter((phrase) => phrase.list === list);
  const text = withoutIdioms(sentence, phrases);
  const fits = (list: PhraseList) => of(list).some((phrase) => phrase.pattern().test(text));
  const lists = (['self', 'selfBefore', 'other'] as const).filter(fits);
  const [first] = lists;
  if (!first) return fits('mention') ? { level: 'note', lists: ['mention'] } : undefined;
  return { level: isAtADistance(sentence, kind, first) ? 'note' : 'urgent', lists };
}

/** Whether a sentence that matches a phrase is about the distant past, a lesson, a story or someone else's words. */
function isAtADistance(sentence: string, kind: CareKind, list: PhraseList): boolean {
  const now = present.test(sentence);
  const ofSelf = firstPerson.test(sentence);
  if (list === 'other') return isDistant(sentence);
  if (isAfterDeath([sentence], kind)) return true;
  if (list === 'selfBefore') return past.test(sentence) && !now;
  if (kind === 'suicide') return (quoted.test(sentence) || (history.test(sentence) && !ofSelf)) && !now;
  return kind === 'abuse-adult' && !ofSelf && anybody.test(sentence);
}

/** Whether it is about an overdose or an illness of someone who has died of it, and about no one else. */
function isAfterDeath(sentences: readonly string[], kind: CareKind): boolean {
  if (kind !== 'poison' && kind !== 'medical') return false;
  return sentences.some((sentence) => dead.test(sentence)) && !sentences.some((sentence) => notOver.test(sentence));
}

/** The dot is a beginning; the bar keeps the words on both sides of an idiom from being read as neighbors. */
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
