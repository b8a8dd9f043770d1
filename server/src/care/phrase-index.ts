import { landmarksOf } from './landmarks.ts';
import { carePatterns } from './patterns/index.ts';
import { anyOf, written } from './phrases.ts';
import type { CareKind } from './types.ts';

/** The lists of a kind in the order in which they are asked. */
export const phraseLists = ['idioms', 'self', 'selfBefore', 'other', 'mention'] as const;
export type PhraseList = (typeof phraseLists)[number];

/** One phrase, compiled when it is first needed. */
export interface IndexedPhrase {
  kind: CareKind;
  list: PhraseList;
  pattern(): RegExp;
}

// From 3 letters on; shorter beginnings are tried on every sentence.
const shortestBeginning = 3;
const byWord = new Map<string, IndexedPhrase[]>();
const byBeginning = new Map<string, IndexedPhrase[]>();
const always: IndexedPhrase[] = [];

for (const patterns of carePatterns)
  for (const list of phraseLists) for (const phrase of patterns[list]) enter(phrase, patterns.kind, list);

/** The phrases that may fit a readable sentence: some hundreds of phrases become a handful, and none that fits is lost. */
export function phrasesFor(sentence: string): Set<IndexedPhrase> {
  const found = new Set(always);
  for (const word of new Set(sentence.split(' '))) {
    for (const phrase of byWord.get(word) ?? []) found.add(phrase);
    for (let length = shortestBeginning; length <= Math.min(word.length, 16); length++)
      for (const phrase of byBeginning.get(word.slice(0, length)) ?? []) found.add(phrase);
  }
  return found;
}

function enter(phrase: string, kind: CareKind, list: PhraseList): void {
  let compiled: RegExp | undefined;
  const entry: IndexedPhrase = {
    kind,
    list,
    pattern: () => {
      compiled ??= anyOf([phrase], list === 'idioms' ? 'g' : '');
      return compiled;
    },
  };
  const landmarks = landmarksOf(written(phrase));
  const tooShort = landmarks?.some((word) => word.endsWith('*') && word.length <= shortestBeginning);
  if (!landmarks || tooShort) always.push(entry);
  else for (const word of landmarks) put(word, entry);
}

function put(word: string, entry: IndexedPhrase): void {
  const map = word.endsWith('*') ? byBeginning : byWord;
  const key = word.replace('*', '');
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}
