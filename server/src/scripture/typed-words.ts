import type { QuotedSpan } from './quoted-spans.ts';
import type { WordRange } from './text-index.ts';
import type { Token } from './tokens.ts';
import type { Likeness } from './unmarked.ts';

const ellipsis = /…|\.\.\.|\[…\]/g;

/** The words of a quotation, split at its ellipses. */
export function piecesOf(text: string, tokens: readonly Token[], { start, end }: QuotedSpan): Token[][] {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  const breaks = [...text.slice(start, end).matchAll(ellipsis)].map(({ index }) => start + index);
  const bounds = [start, ...breaks, end];
  return bounds
    .slice(1)
    .map((to, at) => inside.filter((token) => token.start >= (bounds[at] ?? 0) && token.end <= to))
    .filter((piece) => piece.length > 0);
}

/** Token range of a likeness, with a changed first or last word of the verse where the sentence begins or ends. */
export function edgesOf(
  text: string,
  tokens: readonly Token[],
  { first, last, at }: Likeness,
  meant: WordRange,
): [number, number] {
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  const gap = (one?: Token, other?: Token) => text.slice(one?.end ?? 0, other?.start ?? text.length);
  const beginsAt = gap(tokens[first - 2], before);
  const begins =
    before &&
    meant.from < at.from &&
    !/[.!?\n]/.test(gap(before, tokens[first])) &&
    (/[.!?:“"\n]/.test(beginsAt) || first === 1);
  const endsAt = gap(after, tokens[last + 2]);
  const ends =
    after &&
    meant.to > at.to &&
    !/[.!?\n]/.test(gap(tokens[last], after)) &&
    (/[.!?”"\n]/.test(endsAt) || !tokens[last + 2]);
  return [begins ? first - 1 : first, ends ? last + 2 : last + 1];
}

/** Printed words without punctuation at their edges that the writer typed already. */
export function fitted(printed: string, next: string): string {
  const bare = printed.replace(/^[“‘"']+|[”’"']+$/g, '');
  return /[.,;:!?…”"]/.test(next) ? bare.replace(/[.,;:!?]+$/, '') : bare;
}

/** A paraphrase without quotation marks, introduced with "in other words". */
export function inOtherWords(before: string, typed: string): string {
  if (/(?:^|\n|[.!?…]["”’»)\]*_]*\s)[\s*_>-]*$/.test(before)) return `In other words: ${typed}`;
  return /:\s*[*_]*$/.test(before) ? `in other words, ${typed}` : `in other words: ${typed}`;
}

/** A range extended by the quotation marks around it. */
export function withoutMarks(text: string, start: number, end: number): { start: number; end: number } {
  const marked = /["“«„]$/.test(text.slice(0, start)) && /^["”»“]/.test(text.slice(end));
  return marked ? { start: start - 1, end: end + 1 } : { start, end };
}

/** The same, with punctuation before the closing mark. */
export function withMarks(text: string, start: number, end: number): { start: number; end: number } {
  const [punctuation = ''] = /^[.,;:!?…]+(?=["”»“])/.exec(text.slice(end)) ?? [];
  return withoutMarks(text, start, end + punctuation.length);
}

/** Whether a range is alone on its line, except for punctuation. */
export function isAloneOnLine(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(end).split('\n', 1)[0] ?? '';
  return /^[\s>*_-]*$/.test(before) && /^[\s*_.,;]*$/.test(after);
}
