import { useRef, useState } from 'react';
import type { InputRecord, RecordsField } from '../../app/index.ts';
import { fill } from '../../view/words.ts';
import type { LaterWords } from '../words/index.ts';
import { readRows } from './cells.ts';

interface PasteRowsProps {
  field: RecordsField;
  words: LaterWords['records'];
  /** Takes the rows over; answers how many of them fitted. */
  onRows: (rows: readonly InputRecord[]) => number;
}

/** Fills rows from a spreadsheet, matched by column heading. */
export function PasteRows({ field, words, onRows }: PasteRowsProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const columns = field.of.map((column) => column.label).join(', ');
  const use = () => {
    const rows = readRows(area.current?.value ?? '', field.of);
    if (rows.length === 0) return setSaid(fill(words.unmatched, { columns }));
    const count = onRows(rows);
    setSaid(fill(count < rows.length ? words.tooMany : words.added, { count }));
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="button quiet slim" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.paste}
      </button>
      {open && (
        <div className="field wide">
          <label htmlFor={`paste-${field.name}`}>{fill(words.pasteHelp, { columns })}</label>
          <textarea className="area" id={`paste-${field.name}`} ref={area} rows={5} />
          <p className="row">
            <button type="button" className="button slim" onClick={use}>
              {words.use}
            </button>
            <button type="button" className="button quiet slim" onClick={() => setOpen(false)}>
              {words.close}
            </button>
          </p>
        </div>
      )}
      <p role="status" className="wide help">
        {said}
      </p>
    </>
  );
}
