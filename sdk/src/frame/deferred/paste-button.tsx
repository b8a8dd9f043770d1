import { useState } from 'react';
import type { InputRecord, RecordsField } from '../../app/index.ts';
import type { LaterWords } from '../words/index.ts';
import { useOpened } from './opened.ts';

interface PasteButtonProps {
  field: RecordsField;
  words: LaterWords['records'];
  /** Said when the place to paste could not be fetched. */
  offline: string;
  /** Takes the rows over; answers how many of them fitted. */
  onRows: (rows: readonly InputRecord[]) => number;
}

const load = () => import('./paste-rows.tsx');

/** Opens a place to paste rows of a spreadsheet, and says how it went. */
export function PasteButton({ field, words, offline, onRows }: PasteButtonProps) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const { part, lost } = useOpened(open, load);
  const turn = (line: string) => {
    setSaid(line);
    setOpen(!open);
  };
  return (
    <>
      <button type="button" className="button quiet slim" aria-expanded={open} onClick={() => turn('')}>
        {words.paste}
      </button>
      {open && part && <part.PasteRows field={field} words={words} onRows={onRows} onClose={turn} />}
      <p role="status" className="wide help">
        {open && lost ? offline : said}
      </p>
    </>
  );
}
