import { SHINGLE } from './shingle-table.ts';
import type { TextIndex, WordRange } from './text-index.ts';

/** Fewer words in a row are ordinary speech. */
const FEWEST = 8;

/** Words of a document, `last` included, that occur in a text in the same order without a break. */
interface VerbatimRun {
  first: number;
  last: number;
  text: TextIndex;
  at: WordRange;
}

/** Runs of eight or more words that occur in one of the texts, the longest at each position. An empty word ends a run. */
export function verbatimRuns(words: readonly string[], texts: readonly TextIndex[]): VerbatimRun[] {
  const asked = texts.map((text) => ({ text, numbers: text.numbersOf(words) }));
  const found: VerbatimRun[] = [];
  for (let first = 0; first + FEWEST <= words.length; first += 1) {
    const runs = asked.flatMap(({ text, numbers }) =>
      text.find(numbers, first).map((from) => ({ text, from, length: runFrom(numbers, first, text, from) })),
    );
    const [longest] = runs.sort((a, b) => b.length - a.length);
    if (!longest || longest.length < FEWEST) continue;
    const { text, from, length } = longest;
    found.push({ first, last: first + length - 1, text, at: { from, to: from + length } });
    first += length - 1;
  }
  return found;
}

function runFrom(numbers: Uint32Array, first: number, { words }: TextIndex, from: number): number {
  let length = SHINGLE;
  while (numbers[first + length] && numbers[first + length] === words[from + length]) length += 1;
  return length;
}
