import type { ExportFile, MakeExport } from './contract.ts';
import { csvOf } from './csv.ts';
import { docxOf } from './docx.ts';
import { fileName } from './file-name.ts';
import { icsOf } from './ics.ts';
import { exportMessages } from './messages.ts';
import type { Paper } from './paper.ts';

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

/**
 * Makes a file from a checked document. Nothing is kept. `church` is the name in its last line. Call it in a
 * worker thread: a large document takes seconds.
 */
export async function makeExport(request: MakeExport, church: string, paper: Paper = 'letter'): Promise<ExportFile> {
  const { format, document, largePrint = false, lang = 'en', table = 0 } = request;
  const made = {
    docx: async () => ({ caption: '', content: await docxOf(document, { church, largePrint, lang, paper }) }),
    csv: async () => csvOf(document, table, exportMessages[lang].note),
    ics: async () => ({ caption: '', content: icsOf(document) }),
  };
  const { caption, content } = await made[format]();
  const name = [document.title, caption].filter(Boolean).join(' ');
  return { name: fileName(name, format), type: types[format], content };
}
