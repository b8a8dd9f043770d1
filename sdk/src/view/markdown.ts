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
  const match = inline.exec(text);
  if (!match) return text ? [text] : [];
  const [whole, strong, em, label, href] = match;
  const before = text.slice(0, match.index);
  const rest = readInline(text.slice(match.index + whole.length));
  const piece: Inline = strong
    ? { tag: 'strong', inside: readInline(strong) }
    : em
      ? { tag: 'em', inside: readInline(em) }
      : label && href && safe.test(href)
        ? { tag: 'a', href, inside: [label] }
        : whole;
  return [...(before ? [before] : []), piece, ...rest];
}
