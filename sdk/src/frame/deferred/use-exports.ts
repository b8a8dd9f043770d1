import { useEffect, useState } from 'react';
import type { ExportKind, ResultDocument } from '../../app/index.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import type { ChosenTable } from './export-document.ts';
import { useChunk } from './use-chunk.ts';

const load = () => import('./export-document.ts');

interface ExportsOptions {
  document: ResultDocument;
  boot: FullBoot;
  api: Api;
  largePrint: boolean;
  /** The frame's sandbox allows no printing and no files. */
  restricted: boolean;
}

/** Copies, prints and saves a document. `said` is the last outcome; `blocked`: the sandbox turned out to refuse. */
export function useExports({ restricted, ...options }: ExportsOptions) {
  const { boot, document: result } = options;
  const { actions, run } = boot.words;
  const [said, setSaid] = useState('');
  const [blocked, setBlocked] = useState(restricted);
  // Before the press: a browser lets a page copy only in the moment of it.
  const { chunk } = useChunk(true, load);
  useEffect(() => chunk?.watchPrinting(blocked), [chunk, blocked]);

  const save = async (kind: ExportKind | 'records', table?: ChosenTable) => {
    if (!chunk) return setSaid(run.offline);
    setSaid(kind === 'copy' || kind === 'print' ? '' : actions.preparing);
    if (kind === 'print') setBlocked(!chunk.printPage());
    else if (kind === 'records') setSaid(await chunk.exportRecords(boot, result));
    else setSaid(await chunk.exportDocument({ kind, table, ...options }));
  };
  return { said, blocked, save };
}
