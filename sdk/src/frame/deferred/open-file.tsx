import { useRef, useState } from 'react';
import { fill } from '../../view/words.ts';
import type { OpenFileProps } from '../deferred-contract.ts';
import { readRecords } from './read-records.ts';

/** Opens a file that was saved from this app and fills the form with it. The file is read in the browser alone. */
export function OpenFile({ boot, words, onOpen }: OpenFileProps) {
  const { id, name, fields } = boot.manifest;
  const [problem, setProblem] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = await readRecords(file, id, fields);
    if ('input' in found) return onOpen(found.input);
    setProblem(fill(words[found.problem], { app: name }));
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <div className="row">
      <button type="button" className="button" aria-describedby="open-file-help" onClick={() => input.current?.click()}>
        {words.open}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={words.open}
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <span className="help" id="open-file-help">
        {words.help}
      </span>
      <p role="alert" className={problem ? 'wide problem' : 'wide'}>
        {problem}
      </p>
    </div>
  );
}
