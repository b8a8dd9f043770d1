import { localized, type ResultDocument, type TableBlock } from '@lampstand/sdk/app';
import { stringify } from 'csv-stringify/sync';
import { invalidInput } from '../../platform/http/app-error.ts';
import { exportMessages } from './messages.ts';

/**
 * The document's tables one below the other: caption, headings, rows, closing row. UTF-8 with a mark for spreadsheets;
 * a cell that a spreadsheet would run as a formula is escaped.
 * @throws AppError `invalid_input` when the document has no table.
 */
export function csvOf(document: ResultDocument): Buffer {
  const tables = document.sections.flatMap((section) => section.blocks).filter((block) => block.type === 'table');
  if (tables.length === 0)
    throw invalidInput(
      localized(exportMessages, (messages) => messages.noTable),
      'format',
    );
  const rows = tables.flatMap((table, index) => [...(index > 0 ? [['']] : []), ...rowsOf(table)]);
  return Buffer.from(stringify(rows, { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
}

function rowsOf(table: TableBlock): string[][] {
  const withNote = (row: string[], index: number) => {
    const note = table.notes?.[index];
    return note ? [...row, note] : row;
  };
  return [
    [table.caption],
    table.columns.map((column) => column.label),
    ...table.rows.map(withNote),
    ...(table.foot ? [table.foot] : []),
  ];
}
