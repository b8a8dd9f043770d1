import { useEffect, useRef, useState } from 'react';
import type { InputRecord } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { RecordsProps } from '../deferred-contract.ts';
import { collectRow, isBlank } from '../form/collect-input.ts';
import { FieldView } from '../form/field.tsx';
import { Folded } from '../form/fields.tsx';
import { controlId, focusFirst } from '../form/problems.ts';
import { PasteButton } from './paste-button.tsx';

interface Row {
  id: string;
  start: InputRecord;
}

/** A list of things of one shape: add, remove with undo, paste. Each row keeps its own id, so that the DOM keeps its answers. */
export function RecordsView({ field, initial, problems, words: all, own: words, lang }: RecordsProps) {
  const { item, name, of, min, max } = field;
  // The value of a records field is a list of rows.
  const given = (initial as readonly InputRecord[] | undefined) ?? field.initial;
  const [rows, setRows] = useState<Row[]>(() => {
    const starts = given ?? Array<InputRecord>(min).fill({});
    return starts.map((start, index) => ({ id: `r${index}`, start }));
  });
  const next = useRef(rows.length);
  const box = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<{ row: Row; at: number }>();
  const goTo = useRef(-1);
  // Findings are kept by row number: the form looks again when rows come and go.
  useEffect(() => {
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
    // The pressed button is gone, or below the new row.
    if (goTo.current >= 0) {
      box.current?.querySelector<HTMLElement>('.add')?.focus();
      focusFirst(box.current?.querySelectorAll('li')[goTo.current]);
      goTo.current = -1;
    }
  }, [rows.length]);
  const problem = problems.get(name)?.text;

  const rowOf = (start: InputRecord): Row => ({ id: `r${next.current++}`, start });
  // Rows come from `collectRow`, whose values have the shapes of the columns.
  const read = (row: Row) => collectRow(new FormData(document.forms[0]), name, row.id, of) as InputRecord;
  const show = (changed: Row[], at: number) => {
    setRows(changed);
    goTo.current = at;
  };
  const remove = (row: Row, at: number) => {
    setRemoved({ row: { ...row, start: read(row) }, at });
    show(
      rows.filter((other) => other !== row),
      at,
    );
  };
  const undo = ({ row, at }: { row: Row; at: number }) => {
    setRemoved(undefined);
    show([...rows.slice(0, at), row, ...rows.slice(at)], at);
  };
  const append = () => show([...rows, rowOf({})], rows.length);
  const paste = (pasted: readonly InputRecord[]) => {
    const kept = rows.filter((row) => !isBlank(read(row), of));
    const fitting = pasted.slice(0, max - kept.length);
    setRows([...kept, ...fitting.map(rowOf)]);
    return fitting.length;
  };

  return (
    <fieldset className="records" ref={box}>
      <legend className="label" id={controlId(name)} tabIndex={-1}>
        {field.label}
      </legend>
      {field.help && <p className="help">{field.help}</p>}
      {problem && <p className="problem">{problem}</p>}
      <ol>
        {rows.map((row, at) => (
          <li key={row.id}>
            <input type="hidden" name={name} value={row.id} />
            <fieldset className="cells">
              <legend>
                {item} {at + 1}
              </legend>
              <Folded
                fields={of}
                label={field.moreLabel ?? all.form.more}
                view={(column) => {
                  const path = `${name}.${at}.${column.name}`;
                  return (
                    <FieldView
                      key={column.name}
                      field={column}
                      name={`${name}.${row.id}.${column.name}`}
                      path={path}
                      initial={row.start[column.name]}
                      problem={problems.get(path)?.text}
                      words={all}
                      lang={lang}
                    />
                  );
                }}
              />
            </fieldset>
            {rows.length > min && (
              <button
                type="button"
                className="link"
                aria-label={fill(words.removeLabel, { item, number: at + 1 })}
                onClick={() => remove(row, at)}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="row help">
        {removed && (
          <>
            {fill(words.removed, { item, number: removed.at + 1 })}{' '}
            <button type="button" className="link" onClick={() => undo(removed)}>
              {words.undo}
            </button>
          </>
        )}
      </p>
      <div className="row">
        {rows.length < max && (
          <button type="button" className="button slim add" onClick={append}>
            {fill(rows.length ? words.add : words.addFirst, { item })}
          </button>
        )}
        {field.pasteable && <PasteButton field={field} words={words} offline={all.run.offline} onRows={paste} />}
      </div>
    </fieldset>
  );
}
