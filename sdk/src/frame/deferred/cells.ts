import type { InputRecord, SimpleField, SimpleValue } from '../../app/index.ts';
import { readMonth } from '../form/numbers.ts';

/**
 * Rows of cells of a text copied from a spreadsheet (tabs) or of CSV (commas, else semicolons).
 * Quoted cells may hold separators and line breaks; empty rows are left out.
 */
export function readCells(text: string): string[][] {
  const first = text.slice(0, text.indexOf('\n') >>> 0);
  const separator = first.includes('\t') ? '\t' : first.includes(',') || !first.includes(';') ? ',' : ';';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some(Boolean)) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && !cell.trim()) {
      cell = '';
      quoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** Index of the heading that matches each column, by name, label, or the nearest of both; -1 when none does. */
export function matchColumns(
  headings: readonly string[],
  columns: readonly { name: string; label: string }[],
): number[] {
  const bare = headings.map(simple);
  const taken = new Set<number>();
  const find = (test: (heading: string) => boolean) =>
    bare.findIndex((heading, at) => heading !== '' && !taken.has(at) && test(heading));
  return columns.map(({ name, label }) => {
    const wanted = [simple(name), simple(label)];
    let at = find((heading) => wanted.includes(heading));
    if (at < 0) at = find((heading) => wanted.some((word) => heading.includes(word) || word.includes(heading)));
    if (at >= 0) taken.add(at);
    return at;
  });
}

/**
 * Rows of a records field out of a pasted text with headings, or none when no heading is recognized.
 * Cells stay as they were typed, so that one which is no number is still there to be corrected.
 */
export function readRows(text: string, columns: readonly SimpleField[]): InputRecord[] {
  const [headings = [], ...lines] = readCells(text);
  const places = matchColumns(headings, columns);
  if (places.every((place) => place < 0)) return [];
  return lines.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column.name, readCell(cells[places[at] ?? -1] ?? '', column)])),
  );
}

function readCell(cell: string, column: SimpleField): SimpleValue {
  const optionOf = (text: string) =>
    'options' in column
      ? column.options.find(({ value, label }) => simple(value) === simple(text) || simple(label) === simple(text))
          ?.value
      : undefined;
  switch (column.kind) {
    case 'choice':
      return optionOf(cell) ?? '';
    case 'choices':
      return cell.split(/[;,]/).flatMap((part) => optionOf(part) ?? []);
    case 'toggle':
      return /^(yes|y|true|x|1)$/i.test(cell);
    case 'date':
      // American order, as the spreadsheets of our churches write it: 11/20/2026.
      return readMonth(
        cell.replace(/^(\d\d?)\/(\d\d?)\/(\d{4})$/, (_, month, day, year) =>
          [year, month, day].map((part) => part.padStart(2, '0')).join('-'),
        ),
      );
    default:
      return cell;
  }
}

function simple(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
