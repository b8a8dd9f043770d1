import { type Alignment, closestIn, exactIn } from './align.ts';
import type { VerseRange } from './resolve.ts';
import { SHINGLE } from './shingle-table.ts';
import type { TextIndex, WordRange } from './text-index.ts';

/** The printed words of a quotation, and whether it had slips or another reference. */
export interface Judgement {
  state: 'verified' | 'set-right';
  text: TextIndex;
  at: WordRange;
  /** Given with another reference than its own. */
  moved?: true;
}

/** From this score on the words are the verse with slips, and the verse replaces them. */
export const REPAIRABLE = 0.9;
/** A passage of more words is searched through the index alone. */
const MOST_WORDS = 4_000;
/** No five words in a row occur more often in a Bible. */
const MOST_PLACES = 2_000;
/** Few enough to compare each of them. */
const FEW_PLACES = 4;

/**
 * Compares quoted words with the passages they are given with, then with every other verse; undefined for words of no text.
 * `texts`: the chosen translation first. A word-for-word match anywhere wins over one with slips.
 */
export function judgeQuotation(
  words: readonly string[],
  cited: readonly VerseRange[],
  texts: readonly TextIndex[],
): Judgement | undefined {
  const asked = texts.map((text) => ({ text, numbers: text.numbersOf(words) }));
  for (const { text, numbers } of asked) {
    const at = inPassages(numbers, cited, text, exactIn);
    if (!at) continue;
    const completed = complete(at, text);
    return { state: completed ? 'set-right' : 'verified', text, at: completed ?? at };
  }
  for (const { text, numbers } of asked) {
    const at = anywhere(numbers, text, cited[0]?.first);
    if (at) return { state: 'set-right', text, at: complete(at, text) ?? at, moved: true };
  }
  for (const { text, numbers } of asked) {
    const at = inPassages(numbers, cited, text, closestIn);
    if (at && at.score >= REPAIRABLE) return { state: 'set-right', text, at };
  }
  return undefined;
}

/** A verse of fewer words is verified by its reference alone. */
const SHORT_VERSE = 5;

/** Judges a quotation that is too short for the index: the cited verse replaces it when that verse is short too. */
export function judgeShort(
  words: readonly string[],
  cited: readonly VerseRange[],
  text: TextIndex,
): Judgement | undefined {
  const [range] = cited;
  const at = range && cited.length === 1 ? text.wordsWithin(range.first, range.last) : undefined;
  if (!at || words.length === 0 || at.to - at.from >= SHORT_VERSE) return undefined;
  const same = exactIn(text.numbersOf(words), text.words, at);
  return { state: same ? 'verified' : 'set-right', text, at: same ?? at };
}

function inPassages(
  numbers: Uint32Array,
  cited: readonly VerseRange[],
  text: TextIndex,
  search: typeof exactIn,
): Alignment | undefined {
  let best: Alignment | undefined;
  for (const { first, last } of cited) {
    const within = text.wordsWithin(first, last);
    if (!within || within.to - within.from > MOST_WORDS) continue;
    const found = search(numbers, text.words, within);
    if (found && found.score > (best?.score ?? 0)) best = found;
  }
  return best;
}

/** The exact match that is nearest to the cited verse. */
export function anywhere(numbers: Uint32Array, text: TextIndex, near = 0): WordRange | undefined {
  const found = rarest(numbers, text).flatMap((from) => {
    const to = Math.min(from + numbers.length, text.words.length);
    return from < 0 ? [] : (exactIn(numbers, text.words, { from, to }) ?? []);
  });
  const distance = ({ from }: WordRange) => Math.abs(text.verseAround(from).id - near);
  return found.sort((a, b) => distance(a) - distance(b))[0];
}

/** Positions where the quotation can begin, found by its rarest five words. */
function rarest(numbers: Uint32Array, text: TextIndex): number[] {
  let fewest: number[] | undefined;
  for (let at = 0; at + SHINGLE <= numbers.length; at += 1) {
    const found = text.find(numbers, at, MOST_PLACES);
    if (found.length === 0) return [];
    if (!fewest || found.length < fewest.length) fewest = found.map((position) => position - at);
    if (fewest.length <= FEW_PLACES) break;
  }
  return fewest ?? [];
}

/** Completes a verse that lacks one word at an end; undefined when no word is missing. */
export function complete({ from, to }: WordRange, text: TextIndex): WordRange | undefined {
  const [first, last] = [text.verseAround(from), text.verseAround(to - 1)];
  const whole = { from: first.from === from - 1 ? first.from : from, to: last.to === to + 1 ? last.to : to };
  const startsOrEnds = whole.from === first.from && whole.to === last.to;
  return startsOrEnds && (whole.from !== from || whole.to !== to) ? whole : undefined;
}
