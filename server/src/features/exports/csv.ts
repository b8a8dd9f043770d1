import { localized, type ResultDocument, type TableBlock } from '@lampstand/sdk/app';
import { stringify } from 'csv-stringify/sync';
import { invalidInput } from '../../platform/http/app-error.ts';
import { exportMessages } from './messages.ts';

const options = { record_delimiter: 'windows', escape_formulas: true } as const;

/**
 * One table of the document: its headings, rows and closing row. Sums are numbers without a sign or commas, and an
 * empty sum is an empty cell. UTF-8 with a mark for spreadsheets; a text that a spreadsheet would run as a formula is escaped.
 * @throws AppError `invalid_input` when the document has no such table.
 */
export function csvOf(document: ResultDocument, at: number, note: string): { caption: string; content: Buffer } {
  const tables = document.sections.flatMap((section) => section.blocks).filter((block) => block.type === 'table');
  const table = tables[at];
  if (!table)
    throw invalidInput(
      localized(exportMessages, (messages) => messages.noTable),
      'format',
    );
  // Each cell is escaped by itself: the minus of a number is no formula.
  const lines = rowsOf(table, note).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : stringify([[cell]], options).trimEnd())).join(','),
  );
  return { caption: tables.length > 1 ? table.caption : '', content: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`) };
}

function rowsOf(table: TableBlock, note: string): (string | number)[][] {
  const hasNotes = Object.values(table.notes ?? {}).some(Boolean);
  const cells = (row: readonly string[]) =>
    row.map((cell, index) => (table.columns[index]?.figures ? numberOf(cell) : cell));
  const noted = (row: (string | number)[], text = '') => (hasNotes ? [...row, text] : row);
  return [
    noted(
      table.columns.map((column) => column.label),
      note,
    ),
    ...table.rows.map((row, index) => noted(cells(row), table.notes?.[index])),
    ...(table.foot ? [noted(cells(table.foot))] : []),
  ];
}

/** A sum such as "-$1,200.50" as a number; a dash alone is nothing; other texts stay. */
function numberOf(cell: string): string | number {
  if (/^[-–—]?$/.test(cell)) return '';
  const plain = cell
    .replace(/^[−–]/, '-')
    .replace(/^(-?)\p{Sc}/u, '$1')
    .replace(/,(?=\d{3})/g, '');
  return /^-?\d{1,15}(\.\d+)?$/.test(plain) ? Number(plain) : cell;
}
