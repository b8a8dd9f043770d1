import { type Inline, type Paragraph as Part, readInline, readMarkdown } from '@lampstand/sdk/markdown';
import { ExternalHyperlink, type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';

/** One line of small Markdown as runs of a paragraph. */
export function lineRuns(text: string): ParagraphChild[] {
  return runs(readInline(text), {});
}

/** Small Markdown as paragraphs of this style; lists keep their bullets and numbers. */
export function proseParagraphs(text: string, style: string): Paragraph[] {
  return readMarkdown(text).flatMap((part) => paragraphsOf(part, style));
}

function paragraphsOf(part: Part, style: string): Paragraph[] {
  switch (part.tag) {
    case 'h':
      return [
        new Paragraph({ heading: 'Heading3', keepNext: true, children: part.lines.flatMap((line) => runs(line, {})) }),
      ];
    case 'p':
      return [new Paragraph({ style, children: part.lines.flatMap((line, index) => runs(line, {}, index > 0)) })];
    case 'ul':
      return part.items.map((item) => listItem(item, { bullet: { level: 0 } }));
    case 'ol':
      return part.items.map((item, index) =>
        listItem([`${part.start + index}. `, ...item], { indent: { left: 400, hanging: 400 } }),
      );
  }
}

const listItem = (item: Inline[], options: IParagraphOptions) =>
  new Paragraph({ ...options, style: 'List', children: runs(item, {}) });

interface Manner {
  bold?: true;
  italics?: true;
}

function runs(inline: readonly Inline[], manner: Manner, newLine = false): ParagraphChild[] {
  return inline.flatMap((piece, index): ParagraphChild[] => {
    const lineBreak = newLine && index === 0 ? { break: 1 } : {};
    if (typeof piece === 'string') return [new TextRun({ text: piece, ...manner, ...lineBreak })];
    if (piece.tag === 'a') {
      const label = new TextRun({ text: piece.inside.join(''), style: 'Hyperlink', ...manner, ...lineBreak });
      return [new ExternalHyperlink({ link: piece.href, children: [label] })];
    }
    const inner: Manner = piece.tag === 'strong' ? { ...manner, bold: true } : { ...manner, italics: true };
    return runs(piece.inside, inner, newLine && index === 0);
  });
}
