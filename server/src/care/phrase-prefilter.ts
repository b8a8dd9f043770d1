import { anyOf, written } from './phrases.ts';
import { requiredWordsOf } from './required-words.ts';

/** One phrase and its meaning, compiled at first use. */
export type Indexed<Meaning> = Meaning & { pattern(): RegExp };

// From 3 letters on; shorter beginnings are tried on every sentence.
const shortestBeginning = 3;

/** A look-up of the phrases that may fit a readable sentence: some hundreds become a handful, and none that fits is lost. */
export function phrasePrefilter<Meaning>(
  entries: Iterable<{ phrase: string; meaning: Meaning; flags?: string }>,
): (sentence: string) => Set<Indexed<Meaning>> {
  const byWord = new Map<string, Indexed<Meaning>[]>();
  const byBeginning = new Map<string, Indexed<Meaning>[]>();
  const always: Indexed<Meaning>[] = [];
  for (const { phrase, meaning, flags } of entries) {
    const entry = { ...meaning, pattern: once(() => anyOf([phrase], flags)) };
    const landmarks = requiredWordsOf(written(phrase));
    const tooShort = landmarks?.some((word) => word.endsWith('*') && word.length <= shortestBeginning);
    if (!landmarks || tooShort) always.push(entry);
    else for (const word of landmarks) put(word.endsWith('*') ? byBeginning : byWord, word.replace('*', ''), entry);
  }
  return (sentence) => {
    const found = new Set(always);
    for (const word of new Set(sentence.split(' '))) {
      for (const entry of byWord.get(word) ?? []) found.add(entry);
      for (let length = shortestBeginning; length <= Math.min(word.length, 16); length++)
        for (const entry of byBeginning.get(word.slice(0, length)) ?? []) found.add(entry);
    }
    return found;
  };
}

function once(compile: () => RegExp): () => RegExp {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

function put<Entry>(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}
