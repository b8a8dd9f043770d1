import { type Localized, localized } from '@lampstand/sdk/app';
import { exportMessages } from './messages.ts';

/**
 * The most that one document holds in all. Each real one is far below, but for the longest plan of the debt coach: 30 debts
 * over 50 years are 25,300 cells.
 */
const documentLimits = {
  /** Sections, blocks, list items, and lines of text. */
  paragraphs: 3_000,
  cells: 30_000,
  /** Of calendars. */
  entries: 2_000,
  /** Outside the rows of tables, whose text costs less. */
  characters: 200_000,
  /** Stars and opening brackets, of which emphasis and links are made. */
  marks: 10_000,
  /** Values of the JSON outside the rows of tables: whatever the others do not count. */
  values: 40_000,
} as const;
type Limit = keyof typeof documentLimits;
type Size = { [Name in Limit]: number };

/** Lists whose items become paragraphs. */
const paragraphLists = new Set(['sections', 'blocks', 'items', 'contacts']);

/** What the limits count, of any JSON. It reads each value once and trusts none. */
function sizeOf(document: unknown): Size {
  const size: Size = { paragraphs: 0, cells: 0, entries: 0, characters: 0, marks: 0, values: 0 };
  const waiting = [document];
  while (waiting.length > 0) {
    const value = waiting.pop();
    size.values += 1;
    if (typeof value === 'string') {
      size.characters += value.length;
      size.paragraphs += countOf(/\n/g, value);
      size.marks += countOf(/[*[]/g, value);
    } else if (Array.isArray(value)) {
      for (const item of value) waiting.push(item);
    } else if (value !== null && typeof value === 'object') {
      countLists(value, size, waiting);
    }
  }
  return size;
}

function countLists(object: object, size: Size, waiting: unknown[]): void {
  for (const [name, value] of Object.entries(object)) {
    if (name === 'rows' && Array.isArray(value)) {
      size.cells += cellsOf(value, 'columns' in object ? lengthOf(object.columns) : 0);
      continue;
    }
    // The form that made the document: the schema drops it.
    if (name === 'records') continue;
    if (name === 'entries') size.entries += lengthOf(value);
    if (paragraphLists.has(name)) size.paragraphs += lengthOf(value);
    waiting.push(value);
  }
}

// A row that is shorter than the table is filled up in the file.
function cellsOf(rows: unknown[], columns: number): number {
  return rows.reduce((sum: number, row) => sum + Math.max(1, columns, lengthOf(row)), columns);
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** What to tell a visitor whose document is over a limit; undefined when it is within all of them. */
export function overLimits(document: unknown): Localized | undefined {
  const size = sizeOf(document);
  const names = Object.keys(documentLimits) as Limit[]; // its own keys
  const over = names.find((name) => size[name] > documentLimits[name]);
  return over && sentenceOf(over);
}

function sentenceOf(over: Limit): Localized {
  const most = documentLimits[over].toLocaleString('en-US');
  return localized(exportMessages, (messages) => messages.tooLarge(`${most} ${messages.limits[over]}`));
}
