import type { WordRange } from './text-index.ts';

/** The words of a text that a quotation matches. */
export interface Alignment extends WordRange {
  /** Share of words that agree, of the longer of the two; 1 when they are the same word for word. */
  score: number;
}

const [SAME, OTHER, GAP] = [2, -1, -1];

/** Finds the quotation word for word in `words[within]`, or undefined. */
export function exactIn(quoted: Uint32Array, words: ArrayLike<number>, within: WordRange): Alignment | undefined {
  for (let from = within.from; from + quoted.length <= within.to; from += 1) {
    let at = 0;
    while (at < quoted.length && words[from + at] === quoted[at]) at += 1;
    if (at === quoted.length) return { from, to: from + at, score: 1 };
  }
  return undefined;
}

/** Finds the words in `words[within]` that fit the whole quotation best, with words changed, left out, added or swapped. */
export function closestIn(quoted: Uint32Array, words: ArrayLike<number>, within: WordRange): Alignment | undefined {
  const width = within.to - within.from;
  let rows = row(width);
  for (let at = 0; at <= width; at += 1) rows.start[at] = at;
  let next = row(width);
  for (let q = 1; q <= quoted.length; q += 1) {
    next.value[0] = q * GAP;
    next.start[0] = 0;
    next.same[0] = 0;
    for (let w = 1; w <= width; w += 1) {
      const agrees = quoted[q - 1] === words[within.from + w - 1];
      const across = num(rows.value, w - 1) + (agrees ? SAME : OTHER);
      const added = num(rows.value, w) + GAP;
      const best = Math.max(across, added, num(next.value, w - 1) + GAP);
      const from = best === across || best === added ? rows : next;
      const at = best !== across && best === added ? w : w - 1;
      next.value[w] = best;
      next.start[w] = num(from.start, at);
      next.same[w] = num(from.same, at) + (best === across && agrees ? 1 : 0);
    }
    [rows, next] = [next, rows];
  }
  let end = 0;
  for (let w = 1; w <= width; w += 1) if (num(rows.value, w) > num(rows.value, end)) end = w;
  const start = num(rows.start, end);
  if (end <= start) return undefined;
  const score = num(rows.same, end) / Math.max(quoted.length, end - start);
  return { from: within.from + start, to: within.from + end, score };
}

function row(width: number) {
  return { value: new Int32Array(width + 1), start: new Int32Array(width + 1), same: new Int32Array(width + 1) };
}

const num = (array: Int32Array, at: number) => array[at] ?? 0;
