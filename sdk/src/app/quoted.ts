/** Opening and closing marks by how many of the text's own quotations are open: single inside ours, then double again. */
const opening = ['“', '‘'];
const closing = ['”', '’'];
// A mark after a figure is inches, and one before a letter is an apostrophe.
const marks = /(?<!\d)"|[“”‘]|’(?!\p{L})/gu;
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
    if (mark === '“' || mark === '‘' || (mark === '"' && last !== '"')) {
      // Each paragraph of a long speech begins with a mark of its own.
      if (mark !== last) open.push(mark);
      return opening[open.length % 2] ?? mark;
    }
    if (mark === '’') {
      const isPossessive = /\p{L}/u.test(text[at - 1] ?? '') && laterClose.test(text.slice(at + 1));
      if (last !== '‘' || isPossessive) return mark;
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
