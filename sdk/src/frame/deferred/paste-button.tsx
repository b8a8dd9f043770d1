import { useRef, useState } from 'react';
import type { InputRecord, RecordsField } from '../../app/index.ts';
import type { DeferredMessages } from '../messages/index.ts';
import { useChunk } from './use-chunk.ts';

interface PasteButtonProps {
  field: RecordsField;
  words: DeferredMessages['records'];
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
  const { chunk, failed } = useChunk(open, load);
  const button = useRef<HTMLButtonElement>(null);
  const turn = (line: string) => {
    button.current?.focus({ preventScroll: true });
    setSaid(line);
    setOpen(!open);
  };
  return (
    <>
      <button type="button" className="button quiet slim" ref={button} aria-expanded={open} onClick={() => turn('')}>
        {words.paste}
      </button>
      {open && chunk && <chunk.PasteRows field={field} words={words} onRows={onRows} onClose={turn} />}
      <p role="status" className="wide help">
        {open && failed ? offline : said}
      </p>
    </>
  );
}
