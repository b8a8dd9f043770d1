import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { importText } from './import-text.ts';
import { readTextFiles } from './text-files.ts';

/** The folder of the three printed texts, or undefined where the tests run without them. */
export const fixtures = process.env.SCRIPTURE_FIXTURES || undefined;

/** A title that says so when a test is passed over. */
export const titled = (title: string) => (fixtures ? title : `${title} (skipped: SCRIPTURE_FIXTURES is not set)`);

export const printed = {
  bsb: { id: 'bsb', name: 'Berean Standard Bible', abbreviation: 'BSB', verses: 31_086 },
  kjv: { id: 'kjv', name: 'King James Version', abbreviation: 'KJV', verses: 31_102 },
} as const;

/** Imports one of the printed texts. */
export async function importPrinted(db: Database, which: keyof typeof printed) {
  const { verses, ...text } = printed[which];
  const details = { ...text, language: 'en', copyright: '', licence: 'Public domain.' };
  return importText(db, details, readTextFiles(join(fixtures ?? '', which)), 1_000, { expected: verses });
}
