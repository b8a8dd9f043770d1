import { opensSingle, singleCloseOf } from './single-marks.ts';

/** A quotation in marks, by its character offsets. */
export interface QuotedSpan {
  /** Of the words without their marks. */
  start: number;
  end: number;
  /** With the marks. */
  outerStart: number;
  outerEnd: number;
  /** It has no closing mark and ends with its paragraph. */
  open?: true;
}

const LONGEST = 4_000;
const closing: { readonly [opening: string]: string } = { '“': '”', '«': '»', '„': '“' };

/** Text around single marks that shows a quotation: a bracket or a dash after it, or "says," before it. */
const attributedBehind = /^[\s.,;!?*_]*[(–—-]/;
const attributedBefore = /[,:]\s*[*_]*$/;

/**
 * Quotations between double marks, and block quotations of Markdown. Single marks are often apostrophes: they count only
 * where a bracket or a dash follows, or after a comma or a colon.
 */
export function quotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  for (const { index, 0: line } of text.matchAll(/^[ \t]*>[ \t]*[^\n]*(?:\n[ \t]*>[^\n]*)*/gm)) {
    if (/["“«„]/.test(line)) continue;
    const lead = /^[ \t]*>[ \t]*/.exec(line)?.[0].length ?? 0;
    spans.push({ start: index + lead, end: index + line.length, outerStart: index, outerEnd: index + line.length });
  }
  let at = 0;
  while (at < text.length) {
    const open = nextMark(text, at);
    if (open < 0) break;
    const close = closeOf(text, open);
    if (close > 0) spans.push({ start: open + 1, end: close, outerStart: open, outerEnd: close + 1 });
    else if (beginsQuotation(text, open)) {
      const end = open + 1 + (text.slice(open + 1, open + LONGEST).split(/\n\s*\n/, 1)[0] ?? '').trimEnd().length;
      spans.push({ start: open + 1, end, outerStart: open, outerEnd: end, open: true });
    }
    at = (close > 0 ? close : open) + 1;
  }
  const isFree = (span: QuotedSpan) =>
    !spans.some((other) => other.outerStart < span.outerEnd && span.outerStart < other.outerEnd);
  return [...spans, ...singleSpans(text).filter(isFree)].sort((a, b) => a.outerStart - b.outerStart);
}

function singleSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  for (let open = text.search(/['‘]/); open >= 0; ) {
    const close = opensSingle(text, open) ? singleCloseOf(text, open) : -1;
    const quotes =
      attributedBehind.test(text.slice(close + 1, close + 20)) ||
      attributedBefore.test(text.slice(Math.max(0, open - 8), open));
    if (close > 0 && quotes) spans.push({ start: open + 1, end: close, outerStart: open, outerEnd: close + 1 });
    const from = (close > 0 && quotes ? close : open) + 1;
    const next = text.slice(from).search(/['‘]/);
    open = next < 0 ? -1 : from + next;
  }
  return spans;
}

/** Not a mark of inches or minutes, which comes after a digit. */
const beginsQuotation = (text: string, at: number) =>
  /^(?:^|[\s([*_—–])["“«„]\S/.test(text.slice(Math.max(0, at - 1), at + 2));

function nextMark(text: string, from: number): number {
  const found = /["“«„]/.exec(text.slice(from));
  return found ? from + found.index : -1;
}

// Counts marks inside marks. The end of a paragraph ends the search.
function closeOf(text: string, open: number): number {
  const mark = text[open] ?? '';
  const close = closing[mark] ?? mark;
  let depth = 1;
  for (let at = open + 1; at < text.length && at - open < LONGEST; at += 1) {
    if (text[at] === '\n' && /^\n\s*\n/.test(text.slice(at, at + 40))) return -1;
    if (text[at] === close) depth -= 1;
    else if (text[at] === mark) depth += 1;
    if (depth === 0) return at;
  }
  return -1;
}
