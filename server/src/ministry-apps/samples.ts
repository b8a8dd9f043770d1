import type { Input, ResultDocument } from '@lampstand/sdk/app';
import bibleChat from './bible-chat/sample.json' with { type: 'json' };
import debtCoach from './debt-coach/sample.json' with { type: 'json' };
import prayerGenerator from './prayer-generator/sample.json' with { type: 'json' };

/** What an app made of one request, for people who have not tried it yet. */
export interface Sample {
  /** What was asked, in words. */
  asked: string;
  /** What the app was given; the pages around a sample tell of it. */
  request: { input: Input; messages?: { role: 'user'; text: string }[] };
  /** The document, or the first of its sections that are text, figures and tables. */
  document: ResultDocument;
  /** Titles of the sections that were left out, in their order. */
  goesOn: string[];
}

/**
 * One sample a built app, by id. `asked` and `request` are ours, the rest is made by the apps themselves:
 * `npx vitest run --project server server/src/ministry-apps/samples.test.ts -u`
 */
const samples: { readonly [id: string]: unknown } = {
  'bible-chat': bibleChat,
  'debt-coach': debtCoach,
  'prayer-generator': prayerGenerator,
};

/** The sample of an app in the catalogue's spelling; undefined when it is not built. */
export function sampleOf(id: string): Sample | undefined {
  // The files are written from documents by the test, which compares them on every run.
  return samples[id] as Sample | undefined;
}
