import { useState } from 'react';
import { fill } from '../../view/words.ts';
import type { CsvProps } from '../deferred-contract.ts';
import { controlId } from '../form/problems.ts';
import { matchColumns, readCells } from './cells.ts';

/** A table pasted as CSV or from a spreadsheet, matched by column heading; says what was read and what is missing. */
export function CsvView({ field, problem, words, lang }: CsvProps) {
  const [text, setText] = useState('');
  const id = controlId(field.name);
  const columns = field.columns.map((column) => column.label).join(', ');
  const [headings = [], ...lines] = readCells(text);
  const places = matchColumns(headings, field.columns);
  const rows = lines
    .slice(0, field.maxRows)
    .map((line) => Object.fromEntries(field.columns.map(({ name }, at) => [name, line[places[at] ?? -1] ?? ''])));
  const needed = field.columns.filter((column) => !column.optional);
  const said = text.trim()
    ? [
        fill(rows.length === 1 ? words.rows.one : words.rows.several, { count: rows.length }),
        ...(lines.length > field.maxRows ? [fill(words.tooMany, { count: field.maxRows })] : []),
        ...needed
          .filter((column) => places[field.columns.indexOf(column)] === -1)
          .map(({ label }) => fill(words.noColumn, { label })),
        ...rows.flatMap((row, index) =>
          needed.filter(({ name }) => !row[name]).map(({ label }) => fill(words.rowProblem, { row: index + 1, label })),
        ),
      ]
    : [];
  return (
    <div className={problem ? 'field bad' : 'field'}>
      <label htmlFor={id} lang={lang}>
        {field.label}
      </label>
      <p className="help" id={`${id}-h`}>
        {field.help} {fill(words.help, { columns })}
      </p>
      <textarea
        className="area code"
        id={id}
        rows={6}
        aria-describedby={`${id}-h`}
        aria-invalid={problem ? true : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <input type="hidden" name={field.name} value={rows.length > 0 ? JSON.stringify(rows) : ''} />
      {problem && <p className="problem">{problem}</p>}
      <ul role="status" className="help">
        {said.slice(0, 6).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
