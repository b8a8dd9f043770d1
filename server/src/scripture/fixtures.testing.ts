import { join } from 'node:path';
import type { Database } from '../platform/db/database.ts';
import { openTestScripture, type TestScripture } from '../testing/scripture-database.ts';
import { importText } from './import-text.ts';
import { createImportedTexts } from './imported-texts.ts';
import { readTextFiles } from './text-files.ts';

/** The folder of the three printed texts, or undefined where the tests run without them. */
export const fixtures = process.env.SCRIPTURE_FIXTURES || undefined;

/** A title that says so when a test is passed over. */
export const titled = (title: string) => (fixtures ? title : `${title} (skipped: SCRIPTURE_FIXTURES is not set)`);

const printed = {
  bsb: { id: 'bsb', name: 'Berean Standard Bible', abbreviation: 'BSB', verses: 31_086 },
  kjv: { id: 'kjv', name: 'King James Version', abbreviation: 'KJV', verses: 31_102 },
} as const;

/** Imports one of the printed texts. */
async function importPrinted(db: Database, which: keyof typeof printed) {
  const { verses, ...text } = printed[which];
  const details = { ...text, language: 'en', copyright: '', licence: 'Public domain.', maxVerses: null };
  return importText(db, details, readTextFiles(join(fixtures ?? '', which)), 1_000, { expected: verses });
}

/** A database with the World English Bible, and the printed texts where their folder is given; `imported` tells their counts. */
export async function openPrintedScripture() {
  const opened = await openTestScripture();
  const imported = new Map<string, Awaited<ReturnType<typeof importPrinted>>>();
  for (const id of fixtures ? (['bsb', 'kjv'] as const) : []) imported.set(id, await importPrinted(opened.db, id));
  return { ...opened, imported };
}

/** The texts of a database in memory, as the scanner of quotations reads them. */
export async function openTestTexts(open: () => Promise<TestScripture> = openTestScripture) {
  const opened = await open();
  return { ...opened, texts: await createImportedTexts(opened.db).current() };
}
