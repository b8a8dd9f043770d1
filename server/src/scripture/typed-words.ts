import type { QuotedSpan } from './quoted-spans.ts';
import type { Stretch } from './text-index.ts';
import type { Token } from './tokens.ts';
import type { Likeness } from './unmarked.ts';

const ellipsis = /…|\.\.\.|\[…\]/g;

/** The words of a quotation, in as many pieces as its ellipses make of it. */
export function piecesOf(text: string, tokens: readonly Token[], { start, end }: QuotedSpan): Token[][] {
  const inside = tokens.filter((token) => token.start >= start && token.end <= end);
  const breaks = [...text.slice(start, end).matchAll(ellipsis)].map(({ index }) => start + index);
  const bounds = [start, ...breaks, end];
  return bounds
    .slice(1)
    .map((to, at) => inside.filter((token) => token.start >= (bounds[at] ?? 0) && token.end <= to))
    .filter((piece) => piece.length > 0);
}

/** A changed first or last word of a verse stands just outside of what agrees, where the sentence begins or ends. */
export function edgesOf(
  text: string,
  tokens: readonly Token[],
  { first, last, at }: Likeness,
  meant: Stretch,
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

/** Printed words without the marks at their edges, which the writer's own would double. */
export function fitted(printed: string, next: string): string {
  const bare = printed.replace(/^[“‘"']+|[”’"']+$/g, '');
  return /[.,;:!?…”"]/.test(next) ? bare.replace(/[.,;:!?]+$/, '') : bare;
}

/** Words that are no verse, as they may stand beside its reference: without marks, and called what they are. */
export function inOtherWords(before: string, typed: string): string {
  if (/(?:^|\n|[.!?…]["”’»)\]*_]*\s)[\s*_>-]*$/.test(before)) return `In other words: ${typed}`;
  return /:\s*[*_]*$/.test(before) ? `in other words, ${typed}` : `in other words: ${typed}`;
}

/** A stretch with the quotation marks around it. */
export function withoutMarks(text: string, start: number, end: number): { start: number; end: number } {
  const marked = /["“«„]$/.test(text.slice(0, start)) && /^["”»“]/.test(text.slice(end));
  return marked ? { start: start - 1, end: end + 1 } : { start, end };
}

/** The same for words whose last mark of punctuation stands inside the quotation marks. */
export function withMarks(text: string, start: number, end: number): { start: number; end: number } {
  const [punctuation = ''] = /^[.,;:!?…]+(?=["”»“])/.exec(text.slice(end)) ?? [];
  return withoutMarks(text, start, end + punctuation.length);
}

/** Whether a stretch has its line to itself, but for marks. */
export function standsAlone(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = text.slice(end).split('\n', 1)[0] ?? '';
  return /^[\s>*_-]*$/.test(before) && /^[\s*_.,;]*$/.test(after);
}
