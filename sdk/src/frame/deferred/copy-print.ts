import { type AsOfWords, documentText, type ExportKind, type ResultDocument } from '../../app/index.ts';
import type { Api } from '../api.ts';
import type { FullBoot } from '../boot.ts';
import { Failure } from '../failure.ts';
import { failureText } from './problem-note.tsx';

const loadSaving = () => import('./save-file.ts');

/** A file to be made of a document. */
interface FileRequest {
  kind: ExportKind;
  document: ResultDocument;
  /** The table that a spreadsheet holds, where there are several. */
  table?: { at: number; caption: string } | undefined;
  largePrint: boolean;
  boot: FullBoot;
  api: Api;
}

/** Saves a document as a file; answers what there is to say about it. */
export async function saveExport({ kind, document, table, largePrint, boot, api }: FileRequest): Promise<string> {
  const { words, lang } = boot;
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

/** Saves what someone has typed, to go on with it later; answers what there is to say about it. */
export function saveRecords({ manifest, words }: FullBoot, records: ResultDocument['records']): Promise<string> {
  return loadSaving().then(
    (saving) => {
      saving.saveRecords(manifest.id, records);
      return words.actions.saved;
    },
    () => words.run.offline,
  );
}

/** Puts a document on the clipboard as text; false when that is not allowed here. */
export function copyDocument(document: ResultDocument, words: AsOfWords, lang: string): Promise<boolean> {
  return copyText(documentText(document, words, lang));
}

/** Puts a text on the clipboard; false when neither the new way nor the old one is allowed here. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// Works on a click in every engine without any permission, but needs a selected element.
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand?.('copy') ?? false;
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Opens the print dialog; false when the sandbox ignores the call. */
export function printPage(): boolean {
  let opened = false;
  const note = () => {
    opened = true;
  };
  window.addEventListener('beforeprint', note, { once: true });
  window.print();
  window.removeEventListener('beforeprint', note);
  return opened;
}
