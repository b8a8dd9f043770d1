export type Inline = string | { tag: 'strong' | 'em'; inside: Inline[] } | { tag: 'a'; href: string; inside: Inline[] };
export type Paragraph =
  | { tag: 'p' | 'h'; lines: Inline[][] }
  | { tag: 'ul'; items: Inline[][] }
  | { tag: 'ol'; start: number; items: Inline[][] };

const bullet = /^\s*[-*•]\s+(.*)$/;
const numbered = /^\s*(\d{1,9})[.)]\s+(.*)$/;
const heading = /^#{1,6}\s+(.*)$/;
const inline = /\*\*(?=\S)([^*]+?)\*\*|\*(?=[^\s*])([^*]+?)\*|\[([^\][]+)\]\(([^()\s]+)\)/;
/** Addresses that a link may have: web, mail, phone. */
export const safe = /^(https?:\/\/|mailto:|tel:|sms:)/i;

/** Reads the small Markdown of prose blocks. Whatever is not understood stays as the text it is. */
export function readMarkdown(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let open: Paragraph | undefined;
  const add = (paragraph: Paragraph) => {
    found.push(paragraph);
    open = paragraph;
  };
  for (const line of text.split('\n')) {
    const item = bullet.exec(line);
    const step = numbered.exec(line);
    const title = heading.exec(line);
    if (!line.trim()) open = undefined;
    else if (item) {
      if (open?.tag !== 'ul') add({ tag: 'ul', items: [] });
      if (open?.tag === 'ul') open.items.push(readInline(item[1] ?? ''));
    } else if (step) {
      if (open?.tag !== 'ol') add({ tag: 'ol', start: Number(step[1]), items: [] });
      if (open?.tag === 'ol') open.items.push(readInline(step[2] ?? ''));
    } else if (title) {
      add({ tag: 'h', lines: [readInline(title[1] ?? '')] });
      open = undefined;
    } else if (open?.tag === 'p') open.lines.push(readInline(line));
    else add({ tag: 'p', lines: [readInline(line)] });
  }
  return found;
}

/** Reads **strong**, *emphasis* and [links](https://…); a link to anything but web, mail or phone stays text. */
export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  // A loop: thousands of marks in one line would be too deep for a function that calls itself on the rest.
  for (let match = inline.exec(rest); match; match = inline.exec(rest)) {
    const [whole, strong, em, label, href] = match;
    if (match.index > 0) found.push(rest.slice(0, match.index));
    if (strong) found.push({ tag: 'strong', inside: readInline(strong) });
    else if (em) found.push({ tag: 'em', inside: readInline(em) });
    else if (label && href && safe.test(href)) found.push({ tag: 'a', href, inside: [label] });
    else found.push(whole);
    rest = rest.slice(match.index + whole.length);
  }
  return rest ? [...found, rest] : found;
}
