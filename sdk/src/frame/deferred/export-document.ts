import type { ExportKind, ResultDocument } from '../../app/index.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import { copyDocument } from './copy-print.ts';
import { failureText } from './problem-note.tsx';

export { printPage } from './copy-print.ts';

const loadSaving = () => import('./save-file.ts');

/** Which of a document's tables a spreadsheet file gets. */
export interface ChosenTable {
  at: number;
  caption?: string | undefined;
}

interface ExportOptions {
  kind: Exclude<ExportKind, 'print'>;
  table: ChosenTable | undefined;
  document: ResultDocument;
  boot: FullBoot;
  api: Api;
  /** In large letters. */
  largePrint: boolean;
}

/** Copies a document, or has a file of it made and saves that; returns what to tell the person. */
export async function exportDocument({ kind, table, document, boot, api, largePrint }: ExportOptions): Promise<string> {
  const { words, lang } = boot;
  if (kind === 'copy') {
    const done = await copyDocument(document, words.view.asOf, lang);
    return done ? words.actions.copied : words.actions.notCopied;
  }
  try {
    const [{ saveFile }, made] = await Promise.all([
      loadSaving(),
      api.request('exports', { body: { format: kind, document, table: table?.at, largePrint, lang } }),
    ]);
    saveFile(await made.blob(), [document.title, table?.caption].join(' '), kind);
    return words.actions.saved;
  } catch (error) {
    return error instanceof Failure ? failureText(error, words) : words.errors.internal;
  }
}

/** Saves the records of a document as a file; returns what to tell the person. */
export async function exportRecords({ manifest, words }: FullBoot, { records }: ResultDocument): Promise<string> {
  try {
    (await loadSaving()).saveRecords(manifest.id, records);
    return words.actions.saved;
  } catch {
    return words.run.offline;
  }
}

/**
 * Opens every section when the document is printed, and lets the shortcut print the document alone: the page around
 * the frame would print it on sheets as tall as the screen. Returns what ends both.
 */
export function watchPrinting(blocked: boolean): () => void {
  const openFolds = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = true;
  };
  const printResult = (event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || blocked) return;
    event.preventDefault();
    print();
  };
  addEventListener('beforeprint', openFolds);
  addEventListener('keydown', printResult);
  return () => {
    removeEventListener('beforeprint', openFolds);
    removeEventListener('keydown', printResult);
  };
}
