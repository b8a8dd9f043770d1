import type { AsOfWords } from './as-of-words.ts';
import type { Block, Contact, ResultDocument } from './blocks.ts';
import type { DocumentHead } from './events.ts';

/** A day of the calendar (`YYYY-MM-DD`) in words, e.g. "November 20, 2026"; a text that is no day stays as it is. */
export function dayInWords(day: string, lang = 'en-US', month: 'long' | 'short' = 'long'): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(lang, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' }).format(date);
}

/** What wrote the document and when, with its `about` line, e.g. "Computed on November 20, 2026. …". */
export function asOfLine(head: DocumentHead, words: AsOfWords, lang = 'en-US'): string {
  const line = words[head.writer.kind]
    .replace('{date}', () => dayInWords(head.asOf, lang))
    .replace('{model}', () => head.writer.model ?? '');
  return head.about ? `${line} ${head.about}` : line;
}

/**
 * A document as plain text for the clipboard: title, the line that says what wrote it, then section by section.
 *
 * @example
 * documentText(document, asOfLine(document, asOfEnglish));
 */
export function documentText(document: ResultDocument, asOf = ''): string {
  const sections = document.sections.map((section) =>
    [...(section.bare ? [] : [section.title]), ...section.blocks.map(blockText)].filter(Boolean).join('\n\n'),
  );
  return [document.title, asOf, ...sections].filter(Boolean).join('\n\n').concat('\n');
}

/** One block as plain text; figures of a chart are said by its summary. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
      return block.text;
    case 'prose':
      return plain(block.text);
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${plain(item)}`).join('\n');
    case 'checklist':
      return block.items.map((item) => `[ ] ${plain(item)}`).join('\n');
    case 'table':
      return [block.columns.map((column) => column.label), ...block.rows, ...(block.foot ? [block.foot] : [])]
        .map((row) => row.join('\t'))
        .join('\n');
    case 'chart':
      return `${block.title}: ${block.summary}`;
    case 'stat':
      return block.items
        .map((item) => `${item.label}: ${item.value}${item.detail ? ` (${item.detail})` : ''}`)
        .join('\n');
    case 'callout':
      return [block.title, plain(block.text), ...(block.contacts ?? []).map(contactText)].filter(Boolean).join('\n');
    case 'verse':
      return [block.text && `“${block.text}”`, `${block.reference}, ${block.translation}`, block.note, block.copyright]
        .filter(Boolean)
        .join('\n');
    case 'schedule':
      return [
        block.title,
        ...block.entries.map((entry) => [dayInWords(entry.date), entry.title, entry.detail].filter(Boolean).join(', ')),
      ].join('\n');
    case 'cards':
      return block.items.map((item) => `${item.title}\n${plain(item.text)}`).join('\n\n');
  }
}

function contactText(contact: Contact): string {
  return `${contact.label}: ${contact.href.replace(/^(tel|sms|mailto):/, '')}`;
}

// Stars of emphasis go; a link keeps its words and its address.
function plain(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/\*([^*\s][^*]*)\*/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)');
}
