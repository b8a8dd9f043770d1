import type { Step } from '../data/guide.ts';

/** Lines of text that fit the first layer beside the title, the answer, the safety tip and the last callout. */
const LINES = { regular: 24, large: 31 };
/** Characters of one line on a phone. */
const WIDTH = { regular: 40, large: 33 };
/** Space around one card, in lines. */
const AROUND = 1.2;
const FEWEST = 2;

const linesOf = (text: string, width: number) => Math.ceil(text.length / width);

/** How many cards fit the first layer; `taken` are the characters of the answer above them. The last card is never folded alone, unless there are only three. */
export function cardsAtOnce(steps: readonly Step[], { large, taken }: { large: boolean; taken: number }): number {
  const size = large ? 'large' : 'regular';
  const width = WIDTH[size];
  let left = LINES[size] - Math.max(0, Math.ceil(taken / width) - 2);
  for (const [index, { act, see, otherwise }] of steps.entries()) {
    left -=
      linesOf(`1. ${act}`, width) + linesOf(`You see: ${see}`, width) + linesOf(`If not: ${otherwise}`, width) + AROUND;
    if (left < 0) return Math.max(FEWEST, index === steps.length - 1 ? index - 1 : index);
  }
  return steps.length;
}
