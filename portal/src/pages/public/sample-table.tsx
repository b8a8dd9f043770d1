import type { TableBlock } from '@lampstand/sdk/app';
import styles from './result-sheet.module.css';

/** A table of a sample: a printed account, on a phone one entry below the other. */
export function SampleTable({ table: { caption, columns, rows, notes, chosen } }: { table: TableBlock }) {
  return (
    <table className={styles.table}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, figures }) => (
            <th key={label} scope="col" data-figures={figures}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={first} data-chosen={row === chosen || undefined}>
            <th scope="row">
              {first}
              {notes?.[row] && <small>{notes[row]}</small>}
            </th>
            {rest.map((cell, place) => {
              const column = columns[place + 1];
              return (
                <td key={column?.label} data-label={column?.label} data-figures={column?.figures}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
