import type { ExportFile, MakeExport } from './contract.ts';
import { csvOf } from './csv.ts';
import { docxOf } from './docx.ts';
import { fileName } from './file-name.ts';
import { icsOf } from './ics.ts';

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

/**
 * Makes a file from a checked document. Nothing is kept. `church` is the name in its last line. Call it in a
 * worker thread: a large document takes seconds.
 */
export async function makeExport(request: MakeExport, church: string): Promise<ExportFile> {
  const { format, document, largePrint = false, lang = 'en' } = request;
  const content = {
    docx: () => docxOf(document, { church, largePrint, lang }),
    csv: async () => csvOf(document),
    ics: async () => icsOf(document),
  };
  return { name: fileName(document.title, format), type: types[format], content: await content[format]() };
}
