import {
  type Block,
  blockText,
  type CalloutBlock,
  dayInWords,
  quoted,
  type TableBlock,
  type VerseBlock,
} from '@lampstand/sdk/app';
import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { chartPicture } from './docx-chart.ts';
import { lineRuns, proseParagraphs } from './docx-prose.ts';
import { RULE } from './docx-styles.ts';

interface Place {
  /** A number of its own, so that numbered steps begin at one. */
  instance: number;
  /** The text right above the block, which is not repeated. */
  heading: string;
  /** For dates. */
  locale: string;
}

/** One block in Word. A chart is a picture with its summary below it. */
export function docxBlock(block: Block, { instance, heading, locale }: Place): (Paragraph | Table)[] {
  switch (block.type) {
    case 'heading':
      return [new Paragraph({ heading: 'Heading2', text: block.text })];
    case 'prose':
      return proseParagraphs(block.text, block.spoken ? 'Spoken' : 'Normal');
    case 'steps':
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'List',
            numbering: { reference: 'steps', level: 0, instance },
            children: lineRuns(item),
          }),
      );
    case 'checklist':
      return block.items.map(
        (item) =>
          new Paragraph({
            style: 'List',
            indent: { left: 440, hanging: 440 },
            children: [new TextRun('☐  '), ...lineRuns(item)],
          }),
      );
    case 'table':
      return [...(block.caption === heading ? [] : [small(block.caption, true)]), table(block), new Paragraph('')];
    case 'chart':
      return [chartPicture(block, locale), small(block.title === heading ? block.summary : blockText(block))];
    case 'stat':
      return block.items.map(
        (item) =>
          new Paragraph({
            children: [
              new TextRun({ text: item.value, bold: true }),
              new TextRun(`  ${item.label}${item.detail ? `, ${item.detail}` : ''}`),
            ],
          }),
      );
    case 'callout':
      return callout(block);
    case 'verse':
      return verse(block);
    case 'schedule':
      return [
        new Paragraph({ heading: 'Heading3', text: block.title }),
        ...block.entries.map(
          (entry) =>
            new Paragraph({
              style: 'List',
              children: [
                new TextRun({ text: `${dayInWords(entry.date, locale)}: `, bold: true }),
                new TextRun([entry.title, entry.detail].filter(Boolean).join('. ')),
              ],
            }),
        ),
      ];
    case 'score':
      return block.items.map(
        ({ label, points, of, note }) =>
          new Paragraph({ style: 'List', text: [`${label}: ${points}/${of}`, note].filter(Boolean).join('. ') }),
      );
    case 'cards':
      return block.items.flatMap((item) => [
        new Paragraph({ heading: 'Heading3', text: item.title }),
        ...proseParagraphs(item.text, 'Normal'),
      ]);
  }
}

const small = (text: string, keepNext = false) => new Paragraph({ style: 'Small', text, keepNext });
const rule = { style: BorderStyle.SINGLE, size: 6, color: RULE };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function verse(block: VerseBlock): Paragraph[] {
  const source = [
    `${block.reference}, ${block.translation}`,
    block.note,
    block.copyright,
    block.text ? '' : block.href,
  ];
  return [
    ...(block.text ? [new Paragraph({ style: 'Quotation', keepNext: true, text: quoted(block.text) })] : []),
    new Paragraph({ style: 'Source', text: source.filter(Boolean).join('. ') }),
  ];
}

/** A live link; an address of an unknown kind is shown as text. */
function link(text: string, href: string): ParagraphChild {
  if (!/^(https?:\/\/|mailto:|tel:|sms:)/i.test(href)) return new TextRun(text);
  return new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink' })] });
}

function callout(block: CalloutBlock): Paragraph[] {
  const edge = { border: { left: { ...rule, size: 18, space: 10 } }, indent: { left: 200 }, keepLines: true };
  const title = block.title ? [new Paragraph({ ...edge, heading: 'Heading3', text: block.title })] : [];
  const contacts = (block.contacts ?? []).map(
    ({ label, href }) =>
      new Paragraph({
        ...edge,
        children: [new TextRun(`${label}: `), link(href.replace(/^(tel|sms|mailto):/, ''), href)],
      }),
  );
  const text = block.text
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => new Paragraph({ ...edge, children: lineRuns(line) }));
  return [...title, ...text, ...contacts];
}

function table(block: TableBlock): Table {
  const rows = block.rows.map((row, index) => {
    const note = block.notes?.[index];
    return tableRow(block, note ? [`${row[0] ?? ''} (${note})`, ...row.slice(1)] : row, {});
  });
  const head = tableRow(
    block,
    block.columns.map((column) => column.label),
    { bold: true, heading: true },
  );
  const foot = block.foot ? [tableRow(block, block.foot, { bold: true })] : [];
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: rule,
      bottom: rule,
      insideHorizontal: { ...rule, size: 2 },
      left: none,
      right: none,
      insideVertical: none,
    },
    margins: { top: 50, bottom: 50, left: 60, right: 60 },
    // The first cell of each row is its heading.
    tableLook: { firstRow: true, firstColumn: true },
    rows: [head, ...rows, ...foot],
  });
}

function tableRow(block: TableBlock, cells: readonly string[], options: { bold?: true; heading?: true }): TableRow {
  const children = block.columns.map((column, index) => {
    const text = new TextRun({ text: cells[index] ?? '', bold: options.bold });
    const alignment = column.figures ? AlignmentType.RIGHT : AlignmentType.LEFT;
    return new TableCell({
      children: [new Paragraph({ alignment, spacing: { after: 0 }, children: [text] })],
    });
  });
  return new TableRow({ children, cantSplit: true, tableHeader: options.heading });
}
