import { asOfLine, dayInWords, type ResultDocument, sentOn, writerLine } from '@lampstand/sdk/app';
import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { docxBlock } from './docx-blocks.ts';
import { docxStyles, numbering } from './docx-styles.ts';
import { exportMessages } from './messages.ts';
import type { Paper } from './paper.ts';

/**
 * The document as a Word file, ready to print: its title, its sections, and a last line that says where it comes from. A sheet
 * that the person hands on has its title and sections alone, in less room.
 */
export async function docxOf(
  document: ResultDocument,
  options: {
    church: string;
    largePrint: boolean;
    lang: keyof typeof exportMessages;
    paper: Paper;
  },
): Promise<Buffer> {
  const { locale, asOf, last } = exportMessages[options.lang];
  const [width, height] = options.paper === 'a4' ? [11_906, 16_838] : [12_240, 15_840];
  const small = (text: string) => new Paragraph({ style: 'Small', text });
  const { sections: shown, sheet } = sentOn(document);
  const sections = shown.flatMap((section, index) => [
    ...(section.bare ? [] : [new Paragraph({ heading: 'Heading1', text: section.title })]),
    ...(sheet ? [] : [writerLine(section, document, asOf)].filter(Boolean).map(small)),
    ...section.blocks.flatMap((block, place) =>
      docxBlock(block, { instance: index * 1_000 + place, heading: section.bare ? '' : section.title, locale }),
    ),
  ]);
  const file = new Document({
    title: document.title,
    creator: sheet ? document.title : 'Lampstand',
    styles: docxStyles({ largePrint: options.largePrint, sheet }, document.lang === 'es' ? 'es-US' : 'en-US'),
    numbering,
    sections: [
      {
        properties: {
          page: { size: { width, height }, margin: { top: 1_300, bottom: 1_200, left: 1_300, right: 1_300 } },
        },
        ...(sheet ? {} : { footers: { default: footer(last(options.church, dayInWords(document.asOf, locale))) } }),
        children: [
          new Paragraph({ heading: 'Title', text: document.title }),
          ...(sheet ? [] : [small(asOfLine(document, asOf, locale))]),
          ...sections,
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

function footer(line: string): Footer {
  const page = new TextRun({ children: ['   ', PageNumber.CURRENT] });
  return new Footer({
    children: [new Paragraph({ style: 'Small', alignment: AlignmentType.LEFT, children: [new TextRun(line), page] })],
  });
}
