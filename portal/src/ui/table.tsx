import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  heading: string;
  /** Hidden below 760 px, where rows become cards. */
  wideOnly?: boolean;
  /** A date, count or code: set with tabular figures. */
  figures?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** Name of a row, for its checkbox. */
  rowName: (row: Row) => string;
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
  /** Names of the checkboxes in the page's language, if it is not English. */
  words?: typeof checkboxes;
}

const checkboxes = { all: 'Select all', row: (name: string) => `Select ${name}` };

/** Data table. Selected rows are highlighted; below 760 px each row becomes a card. */
export function Table<Row>(props: Props<Row>) {
  const { caption, rows, rowId, columns, rowName, chosen, onChoose, words = checkboxes } = props;
  const ids = rows.map(rowId);
  const all = chosen !== undefined && ids.length > 0 && ids.every((id) => chosen.has(id));
  const choose = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChoose?.(next);
  };
  return (
    <table className={styles.table}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className={styles.pick}>
              <Checkbox
                checked={all}
                some={!all && ids.some((id) => chosen.has(id))}
                onChange={() => onChoose?.(all ? new Set() : new Set(ids))}
              >
                <span className="hidden">{words.all}</span>
              </Checkbox>
            </th>
          )}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.wideOnly ? styles.wide : undefined}>
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <tr key={id} data-chosen={chosen?.has(id) || undefined}>
              {chosen && (
                <td className={styles.pick}>
                  <Checkbox checked={chosen.has(id)} onChange={(event) => choose(id, event.currentTarget.checked)}>
                    <span className="hidden">{words.row(rowName(row))}</span>
                  </Checkbox>
                </td>
              )}
              {columns.map((column, at) => (
                <td
                  key={column.id}
                  role={at === 0 ? 'rowheader' : undefined}
                  data-column={column.id}
                  data-label={column.heading}
                  className={[column.wideOnly && styles.wide, column.figures && styles.figures]
                    .filter(Boolean)
                    .join(' ')}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface PagerProps {
  /** "6 of 42 shown" */
  shown: string;
  more: boolean;
  loading: boolean;
  onMore: () => void;
  /** Texts in the page's language, if it is not English. */
  words?: { more: string; loading: string };
}

const english = { more: 'Show more', loading: 'Loading…' };

/** Footer of a paged list. */
export function Pager({ shown, more, loading, onMore, words = english }: PagerProps) {
  return (
    <div className={styles.pager}>
      <span role="status">{shown}</span>
      {more && (
        <Button size="slim" busy={loading} onClick={onMore}>
          {loading ? words.loading : words.more}
        </Button>
      )}
    </div>
  );
}
