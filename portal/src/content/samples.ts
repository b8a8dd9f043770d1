import type { ResultDocument } from '@lampstand/sdk/app';

/** A result that an app wrote, kept as data. `tests/e2e/sample-results.test.ts` makes it and proves that it is still true. */
export interface Sample {
  app: string;
  /** `YYYY-MM-DD`. */
  madeOn: string;
  document: Pick<ResultDocument, 'title' | 'about' | 'sections'>;
}

/** Block types are plain text in a JSON file; the file was written by the app, whose documents are of this type. */
export const sampleOf = (file: { app: string; madeOn: string; document: object }): Sample => file as Sample;
