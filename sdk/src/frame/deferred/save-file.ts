import type { RecordsFile } from '../../app/index.ts';

/** Version of the format of saved records. */
export const RECORDS_VERSION = 1;

/** Hands a file to the browser's downloads, under the title of what is in it. */
export function saveFile(file: Blob, title: string, ending: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(title, ending);
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves the records of an app as a file: JSON with the app's id and the version of this format, or inside another format. */
export function saveRecords(app: string, file: RecordsFile | undefined): void {
  if (!file) return;
  const records = { app, version: RECORDS_VERSION, records: file.data };
  const text = JSON.stringify(file.format ? { ...file.format, meta: { lampstand: records } } : records, null, 2);
  saveFile(new Blob([text], { type: 'application/json' }), file.name, 'json');
}

// Letters and digits, joined by hyphens.
function fileName(title: string, ending: string): string {
  const base = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${base || 'document'}.${ending}`;
}
