import { useRef, useState } from 'react';
import type { InputRecord, RecordsField } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { DeferredMessages } from '../messages/index.ts';
import { readRows } from './cells.ts';

interface PasteRowsProps {
  field: RecordsField;
  words: DeferredMessages['records'];
  /** Takes the rows over; answers how many of them fitted. */
  onRows: (rows: readonly InputRecord[]) => number;
  /** Puts the place to paste away; hears what there is to say about it. */
  onClose: (said: string) => void;
}

/** Fills rows from a spreadsheet, matched by column heading. */
export function PasteRows({ field, words, onRows, onClose }: PasteRowsProps) {
  const [problem, setProblem] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const id = `paste-${field.name}`;
  const columns = field.of.map((column) => column.label).join(', ');
  const use = () => {
    const rows = readRows(area.current?.value ?? '', field.of);
    if (rows.length === 0) return setProblem(fill(words.unmatched, { columns }));
    const count = onRows(rows);
    const added = count === 1 ? words.added.one : words.added.several;
    onClose(fill(count < rows.length ? words.tooMany : added, { count }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its controls
    <div
      className="field wide"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose('');
      }}
    >
      <label htmlFor={id}>{words.paste}</label>
      <p className="help" id={`${id}-h`}>
        {fill(words.pasteHelp, { columns })}
      </p>
      <textarea className="area" id={id} aria-describedby={`${id}-h`} ref={area} rows={5} />
      <p role="status" className="help">
        {problem}
      </p>
      <p className="row">
        <button type="button" className="button slim" onClick={use}>
          {words.use}
        </button>
        <button type="button" className="button quiet slim" onClick={() => onClose('')}>
          {words.close}
        </button>
      </p>
    </div>
  );
}
