import { z } from 'zod';
import { DocumentSchema } from './document-schema.ts';

/** Body of `POST /embed-api/exports`. */
export const MakeExport = z.strictObject({
  format: z.enum(['docx', 'csv', 'ics']),
  document: DocumentSchema,
  /** `csv`: which table of the document, counted from 0. */
  table: z.int().min(0).max(999).optional(),
  /** 18 point type, for those who read from a lectern or with tired eyes. */
  largePrint: z.boolean().optional(),
  /** Of the lines that are ours; what the app wrote stays as it is. */
  lang: z.enum(['en', 'es']).optional(),
});
export type MakeExport = z.infer<typeof MakeExport>;

/** A file ready to be sent. */
export interface ExportFile {
  name: string;
  type: string;
  content: Buffer;
}
