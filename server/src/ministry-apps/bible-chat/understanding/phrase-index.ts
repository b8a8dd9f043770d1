import { isStopWord, stemsOf } from './stems.ts';

interface Phrase<Entry> {
  entry: Entry;
  stems: readonly string[];
  weight: number;
}

export interface Match<Entry> {
  entry: Entry;
  score: number;
}

/** Other words that can be between two words of a phrase. */
const LONGEST_GAP = 3;
const WEAK = 1;
/** Weights of a word alone and in a phrase, where it can be a generic word (below) or a stop word. */
const weights = { alone: 3, together: 3.4, generic: 2.6, stopWord: 0.9 };

/** Stems that are too common here; a phrase of only one of them is weak. */
const generic = new Set(
  (
    'god jesus christ lord bibl sin church child kid son daughter friend person life liv good bad believ woman man world heart day year time old new read ' +
    'stop find help work money law book word pray faith father mother mom dad husband wife brother sister family baby go com see giv up keep start begin look strong strength truth spirit'
  ).split(' '),
);

/** The score of a clear match: at least one word that is not marked weak. */
export const CLEAR_SCORE = 3;

/** Finds entries by their phrases (see data/topic.ts). Built once, never changed. */
export class PhraseIndex<Entry extends { phrases: string }> {
  readonly #byFirst = new Map<string, Phrase<Entry>[]>();
  readonly #known = new Set<string>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      for (const phrase of entry.phrases.split(',')) this.#add(entry, phrase.trim());
    }
  }

  /** Returns the entries whose phrases occur in a text, best first. An unknown word counts as the known one it misspells. */
  match(text: string): Match<Entry>[] {
    const stems = stemsOf(text).map((stem) =>
      isStopWord(stem) || this.#known.has(stem) ? stem : (this.#misspelled(stem) ?? stem),
    );
    const scores = new Map<Entry, number[]>();
    for (const { entry, stems: phrase, weight } of new Set(stems.flatMap((stem) => this.#byFirst.get(stem) ?? []))) {
      if (occursIn(phrase, stems)) scores.set(entry, [...(scores.get(entry) ?? []), weight]);
    }
    return [...scores].map(([entry, found]) => ({ entry, score: scoreOf(found) })).sort((a, b) => b.score - a.score);
  }

  #add(entry: Entry, written: string) {
    const stems = stemsOf(written.replace('~', ''));
    const [first = ''] = stems;
    const weight = written.startsWith('~') ? WEAK : weightOf(stems);
    const known = this.#byFirst.get(first) ?? [];
    if (known.some((phrase) => phrase.entry === entry && phrase.stems.join() === stems.join())) return;
    for (const word of stems) if (!isStopWord(word)) this.#known.add(word);
    this.#byFirst.set(first, [...known, { entry, stems, weight }]);
  }

  #misspelled(stem: string): string | undefined {
    if (stem.length < 5) return undefined;
    for (const known of this.#known) {
      if (known[0] === stem[0] && known.length >= 5 && isOneEditApart(known, stem)) return known;
    }
    return undefined;
  }
}

function weightOf(stems: readonly string[]): number {
  const [only] = stems;
  if (stems.length === 1 && only) return generic.has(only) || isStopWord(only) ? WEAK : weights.alone;
  return stems.reduce(
    (sum, stem) => sum + (isStopWord(stem) ? weights.stopWord : generic.has(stem) ? weights.generic : weights.together),
    0,
  );
}

// The best phrase counts in full and others a quarter, or topics with many phrases would win.
function scoreOf(found: readonly number[]): number {
  const best = Math.max(...found);
  return best + (found.reduce((sum, weight) => sum + weight, 0) - best) / 4;
}

/** Returns whether a phrase's words occur close together: in order, or two full words in either order. */
function occursIn(phrase: readonly string[], text: readonly string[]): boolean {
  if (inOrder(phrase, text)) return true;
  return phrase.length === 2 && !phrase.some(isStopWord) && inOrder([...phrase].reverse(), text);
}

function inOrder([first, ...rest]: readonly string[], text: readonly string[]): boolean {
  for (let start = text.indexOf(first ?? ''); start !== -1; start = text.indexOf(first ?? '', start + 1)) {
    let at = start;
    const all = rest.every((word) => {
      const next = text.indexOf(word, at + 1);
      const near = next !== -1 && next - at <= LONGEST_GAP + 1;
      at = next;
      return near;
    });
    if (all) return true;
  }
  return false;
}

/** Returns whether one letter is added, missing or wrong, or two are swapped. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
