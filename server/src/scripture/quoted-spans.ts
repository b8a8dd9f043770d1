/** What stands between quotation marks. */
export interface QuotedSpan {
  /** Of the words without their marks. */
  start: number;
  end: number;
  /** With the marks. */
  outerStart: number;
  outerEnd: number;
  /** Its closing mark never comes: it goes as far as its paragraph. */
  open?: true;
}

const LONGEST = 4_000;
const closing: { readonly [opening: string]: string } = { '“': '”', '«': '»', '„': '“' };

/** Apostrophes stand between letters; what follows says that a Bible is quoted. */
const single = /(?<![\p{L}\p{N}])['‘](?=\S)((?:[^'‘’"“”«»„\n]|(?<=\p{L})['’](?=\p{L}))+)['’](?=[\s.,;!?*_]*[(–—-])/gu;

/**
 * Quotations between double marks, and block quotations of Markdown. Single marks are apostrophes too often: they count where
 * a bracket or a dash follows.
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
  for (const { index, 0: marked } of text.matchAll(single)) {
    const end = index + marked.length;
    if (spans.some((other) => other.outerStart < end && index < other.outerEnd)) continue;
    spans.push({ start: index + 1, end: end - 1, outerStart: index, outerEnd: end });
  }
  return spans.sort((a, b) => a.outerStart - b.outerStart);
}

/** A mark of inches or minutes stands behind its figure. */
const beginsQuotation = (text: string, at: number) =>
  /^(?:^|[\s([*_—–])["“«„]\S/.test(text.slice(Math.max(0, at - 1), at + 2));

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
