const opening = '“‘';
const closing = '”’';
// Before a letter it is an apostrophe.
const marks = /["“”‘]|’(?!\p{L})/gu;
const laterClose = /^[^‘“”]*’(?!\p{L})/u;

/**
 * A text in American quotation marks: double outside, single inside. A quotation that begins before the text or goes on
 * after it is closed at the text's edge.
 *
 * @example
 * quoted('“Be angry, and don’t sin.” Don’t wait.'); // '“‘Be angry, and don’t sin.’ Don’t wait.”'
 */
export function quoted(text: string): string {
  const open: string[] = [];
  let begunBefore = '';
  const inside = text.replace(marks, (mark, at: number) => {
    const last = open.at(-1);
    const before = text[at - 1] ?? '';
    // Inches, or what many people own.
    if (mark === '"' && /\d/.test(before)) return mark;
    if (mark === '’' && (last !== '‘' || (/\p{L}/u.test(before) && laterClose.test(text.slice(at + 1))))) return mark;
    if (mark === '“' || mark === '‘' || (mark === '"' && last !== '"')) {
      // Each paragraph of a long speech begins with a mark of its own.
      if (mark !== last) open.push(mark);
      return opening[open.length % 2] ?? mark;
    }
    if (!last) {
      begunBefore = '‘';
      return '’';
    }
    const close = closing[open.length % 2] ?? mark;
    open.pop();
    return close;
  });
  const rest = open.map((_, index) => closing[(index + 1) % 2]).reverse();
  return `“${begunBefore}${inside}${rest.join('')}”`;
}
