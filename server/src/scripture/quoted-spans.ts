/** What stands between quotation marks. */
export interface QuotedSpan {
  /** Of the words without their marks. */
  start: number;
  end: number;
  /** With the marks. */
  outerStart: number;
  outerEnd: number;
}

const LONGEST = 4_000;
const closing: { readonly [opening: string]: string } = { '“': '”', '«': '»', '„': '“' };

/** Quotations between double marks, and block quotations of Markdown; single marks are apostrophes too often. */
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
    at = (close > 0 ? close : open) + 1;
  }
  return spans.sort((a, b) => a.outerStart - b.outerStart);
}

function nextMark(text: string, from: number): number {
  const found = /["“«„]/.exec(text.slice(from));
  return found ? from + found.index : -1;
}

// A paragraph ends every quotation that was never closed; marks inside marks are counted.
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
