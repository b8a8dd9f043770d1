import { complete } from './judge-quotation.ts';
import { SHINGLE } from './shingle-table.ts';
import type { TextIndex, WordRange } from './text-index.ts';
import type { WordScan } from './tokens.ts';

/** Words of a document that agree with a word range of a text. */
export interface Likeness {
  /** Token indices in the document, `last` included. */
  first: number;
  last: number;
  text: TextIndex;
  at: WordRange;
  /** Words that agree. */
  same: number;
  score: number;
}

/** Fewer words in a row are ordinary speech. */
const FEWEST = 8;
/** Most words that can differ before a likeness ends. */
const LONGEST_BREAK = 4;
/** A lower score is a resemblance, not a quotation. */
const ALIKE = 0.7;

interface Chain {
  first: number;
  last: number;
  from: number;
  to: number;
  same: number;
}

/** Whether a text can hold five of the words in a row that begin before `end`. False is certain. */
export function mayQuote({ count, hashes }: WordScan, texts: readonly TextIndex[], end = count): boolean {
  for (let at = 0; at < end && at + SHINGLE <= count; at += 1) {
    for (const text of texts) if (text.mayHold(hashes, at)) return true;
  }
  return false;
}

/** Quotations without marks, in order and without overlaps: eight or more words that agree with a text. `texts`: the chosen one first. */
export function unmarkedQuotations(words: readonly string[], texts: readonly TextIndex[]): Likeness[] {
  const found = texts.flatMap((text) => {
    const numbers = text.numbersOf(words);
    return chainsOf(numbers, text).flatMap((chain) => likenessOf(chain, numbers, text));
  });
  // The sort is stable, so that the chosen text wins a tie.
  found.sort((a, b) => b.same * b.score - a.same * a.score);
  const taken: Likeness[] = [];
  for (const one of found)
    if (!taken.some((other) => one.first <= other.last && other.first <= one.last)) taken.push(one);
  return taken.sort((a, b) => a.first - b.first);
}

function chainsOf(numbers: Uint32Array, text: TextIndex): Chain[] {
  const done: Chain[] = [];
  let open: Chain[] = [];
  for (let at = 0; at + SHINGLE <= numbers.length; at += 1) {
    for (const from of text.find(numbers, at)) {
      const chain = open.find((one) => goesOn(one, at, from));
      if (!chain) open.push({ first: at, last: at + SHINGLE - 1, from, to: from + SHINGLE, same: SHINGLE });
      else if (from + SHINGLE > chain.to) {
        chain.same += Math.min(SHINGLE, at + SHINGLE - 1 - chain.last, from + SHINGLE - chain.to);
        chain.last = at + SHINGLE - 1;
        chain.to = from + SHINGLE;
      }
    }
    const ended = open.filter(({ last }) => at > last + LONGEST_BREAK);
    if (ended.length > 0) {
      done.push(...ended);
      open = open.filter((chain) => !ended.includes(chain));
    }
  }
  return [...done, ...open];
}

function goesOn({ first, last, from, to }: Chain, at: number, position: number): boolean {
  const drift = Math.abs(position - from - (at - first));
  return drift <= 3 && position > from && at - last <= LONGEST_BREAK && position - to < LONGEST_BREAK + 1;
}

function likenessOf(chain: Chain, numbers: Uint32Array, text: TextIndex): Likeness[] {
  const grown = grow(chain, numbers, text);
  const whole = text.verseAround(grown.from);
  const isVerse = grown.from === whole.from && grown.to === whole.to;
  const score = grown.same / Math.max(grown.last - grown.first + 1, grown.to - grown.from);
  if (score < ALIKE || (grown.same < FEWEST && !(isVerse && score === 1))) return [];
  const { first, last, from, to, same } = grown;
  return [{ first, last, text, at: { from, to }, same, score }];
}

/** Extends a chain past single changed words: "For God so loved the earth that" begins before its first five in a row. */
function grow(chain: Chain, numbers: Uint32Array, text: TextIndex): Chain {
  const grown = { ...chain };
  while (true) {
    const [q, w] = [grown.first - 1, grown.from - 1];
    const step = q < 0 || w < 0 ? undefined : stepBack(numbers, text, q, w);
    if (!step) break;
    grown.first = step.q;
    grown.from = step.w;
    grown.same += step.same;
  }
  while (true) {
    const step = stepOn(numbers, text, grown.last + 1, grown.to);
    if (!step) break;
    grown.last = step.q;
    grown.to = step.w + 1;
    grown.same += step.same;
  }
  return grown;
}

/** Steps to the next word that agrees: none, one or two words differ. */
const shifts = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 2],
] as const;

function stepBack(numbers: Uint32Array, { words, verseAround }: TextIndex, q: number, w: number) {
  for (const [skipQ, skipW] of shifts) {
    const [toQ, toW] = [q - skipQ, w - skipW];
    if (toQ < 0 || toW < verseAround(w).from) continue;
    const agrees = numbers[toQ] === words[toW];
    if (agrees && skipQ + skipW === 0) return { q: toQ, w: toW, same: 1 };
    if (agrees && toQ > 0 && numbers[toQ - 1] === words[toW - 1]) return { q: toQ - 1, w: toW - 1, same: 2 };
  }
  return undefined;
}

function stepOn(numbers: Uint32Array, { words, verseAround }: TextIndex, q: number, w: number) {
  for (const [skipQ, skipW] of shifts) {
    const [toQ, toW] = [q + skipQ, w + skipW];
    if (toQ >= numbers.length || toW >= words.length || toW >= verseAround(w).to) continue;
    const agrees = numbers[toQ] === words[toW];
    if (agrees && skipQ + skipW === 0) return { q: toQ, w: toW, same: 1 };
    if (agrees && numbers[toQ + 1] === words[toW + 1] && toQ + 1 < numbers.length)
      return { q: toQ + 1, w: toW + 1, same: 2 };
  }
  return undefined;
}

/** The word range that a likeness quotes: a verse that lacks only its first or last word counts as the whole verse. */
export function intendedRange({ at, text }: Likeness): WordRange {
  return complete(at, text) ?? at;
}
