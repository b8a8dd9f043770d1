import type { Input, ResultDocument } from '@lampstand/sdk/app';
import { apps, samples } from './apps.generated.ts';

/** What an app made of one request, for people who have not tried it yet: `sample.json` in its folder. */
export interface Sample {
  /** What was asked, in words. */
  asked: string;
  /** What the app was given; the pages around a sample mention it. */
  request: { input: Input; messages?: { role: 'user'; text: string }[] };
  /** The document, or the first of its sections that are text, figures and tables. */
  document: ResultDocument;
  /** Titles of the sections that were left out, in their order. */
  goesOn: string[];
}

/** The sample of a built app; `asked` and `request` are written by hand, `npm run samples` makes the rest. */
export function sampleOf(id: string): Sample | undefined {
  const index = apps.findIndex(({ manifest }) => manifest.id === id);
  // The files are written from documents by the test, which compares them on every run.
  return samples[index] as Sample | undefined;
}
