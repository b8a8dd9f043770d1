import type { QuotedSpan } from './quoted-spans.ts';
import type { LocatedReference } from './references.ts';

const AFTER = 60;
const BEFORE = 120;
const NEAR_AFTER = 8;
const NEAR_BEFORE = 25;

/** The references of a quotation: after it in brackets or after a dash, else before it, else right after it. */
export function attributionsOf(
  text: string,
  span: QuotedSpan,
  references: readonly LocatedReference[],
): LocatedReference[] {
  const behind = references.findIndex(({ start }) => start >= span.outerEnd);
  const next = references[behind];
  const gapAfter = next ? text.slice(span.outerEnd, next.start) : '';
  const attributed =
    next && gapAfter.length <= AFTER && /^[\s.,;!?*_]*(?:[([–—-]|\n\s*>?\s*[–—-])[^.!?\n"“”]*$/.test(gapAfter);
  if (attributed) return groupFrom(text, references, behind);
  const before = references.findLastIndex(({ end }) => end <= span.outerStart);
  const last = references[before];
  if (
    last &&
    span.outerStart - last.end <= BEFORE &&
    /^(?:[^.!?\n"“”]|\n(?!\s*\n))*$/.test(text.slice(last.end, span.outerStart))
  ) {
    return groupUpTo(text, references, before);
  }
  return next && gapAfter.length <= AFTER && /^[^.!?\n"“”]*$/.test(gapAfter) ? groupFrom(text, references, behind) : [];
}

/** References next to words without marks, or next to the quotation in which they are. */
export function attributionsNear(
  text: string,
  words: { start: number; end: number },
  inside: QuotedSpan | undefined,
  references: readonly LocatedReference[],
): LocatedReference[] {
  const span = inside && !inside.open ? inside : { ...words, outerStart: words.start, outerEnd: words.end };
  return attributionsOf(text, span, references).filter(
    ({ start, end }) => start - words.end <= NEAR_AFTER && words.start - end <= NEAR_BEFORE,
  );
}

// "Romans 8:28; Philippians 4:6" is one group.
const joined = /^[\s;,&]*(?:and\s*)?$/;

function groupFrom(text: string, references: readonly LocatedReference[], first: number): LocatedReference[] {
  let last = first;
  while (follows(text, references[last], references[last + 1])) last += 1;
  return references.slice(first, last + 1);
}

function groupUpTo(text: string, references: readonly LocatedReference[], last: number): LocatedReference[] {
  let first = last;
  while (follows(text, references[first - 1], references[first])) first -= 1;
  return references.slice(first, last + 1);
}

function follows(text: string, one?: LocatedReference, other?: LocatedReference): boolean {
  return Boolean(one && other && joined.test(text.slice(one.end, other.start)));
}
