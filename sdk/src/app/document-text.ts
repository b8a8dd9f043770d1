import { asOfLine, dayInWords } from './as-of-line.ts';
import type { AsOfWords } from './as-of-words.ts';
import type { Block, ResultDocument, Section } from './blocks.ts';
import { quoted } from './quoted.ts';
import { writerLine } from './writers.ts';

/**
 * A document as plain text for the clipboard: title, the line that says what wrote it, then section by section.
 *
 * @example
 * documentText(document, asOfEnglish);
 */
export function documentText(document: ResultDocument, words: AsOfWords, lang?: string): string {
  const { sections, sheet } = sentOn(document);
  const texts = sections.map((section) =>
    join(
      '\n\n',
      !section.bare && section.title,
      !sheet && writerLine(section, document, words),
      ...section.blocks.map(blockText),
    ),
  );
  return `${join('\n\n', document.title, !sheet && asOfLine(document, words, lang), ...texts)}\n`;
}

/** The sections that a copy or a file has: those of the sheet, where there is one, or all. */
export function sentOn({ sections }: ResultDocument): { sections: Section[]; sheet: boolean } {
  const own = sections.filter(({ sheet }) => sheet);
  return own.length > 0 ? { sections: own, sheet: true } : { sections, sheet: false };
}

/** One block as plain text; figures of a chart are said by its summary. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'prose':
      return plain(block.text);
    case 'steps':
      return join('\n', ...block.items.map((item, index) => `${index + 1}. ${plain(item)}`));
    case 'checklist':
      return join('\n', ...block.items.map((item) => `[ ] ${plain(item)}`));
    case 'table':
      return join(
        '\n',
        ...[block.columns.map((column) => column.label), ...block.rows, block.foot ?? []].map((row) => row.join('\t')),
      );
    case 'chart':
      return `${block.title}: ${block.summary}`;
    case 'stat':
      return join('\n', ...block.items.map((item) => join(', ', `${item.label}: ${item.value}`, item.detail)));
    case 'callout':
      return join(
        '\n',
        block.title,
        plain(block.text),
        ...(block.contacts ?? []).map(({ label, href }) => `${label}: ${href.replace(/^(tel|sms|mailto):/, '')}`),
      );
    case 'verse':
      return join(
        '\n',
        block.text && quoted(block.text),
        `${block.reference}, ${block.translation}`,
        block.note,
        !block.text && block.href,
        block.copyright,
      );
    case 'schedule':
      return join(
        '\n',
        block.title,
        ...block.entries.map((entry) => join(', ', dayInWords(entry.date), entry.title, entry.detail)),
      );
    case 'score':
      return join(
        '\n',
        ...block.items.map(({ label, points, of, note }) => join(', ', `${label}: ${points}/${of}`, note)),
      );
    case 'cards':
      return join('\n\n', ...block.items.map((item) => join('\n', item.title, plain(item.text))));
  }
}

function join(glue: string, ...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(glue);
}

// Stars of emphasis go; a link keeps its words and its address. No part of a pattern reads over a bracket that opens:
// a text of thousands of them is read once, not once for each.
function plain(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/\[([^\][]+)\]\(([^()\s]+)\)/g, '$1 ($2)');
}
