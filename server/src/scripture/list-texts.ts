import { pluralOf } from '@lampstand/sdk/app';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { books } from './books.ts';
import { wholeChecksum } from './import-text.ts';
import { translationBooks, translations } from './table.ts';

/** The texts of this server, one line each, for an operator to read. */
export async function listTexts(db: Database): Promise<string> {
  const found = await db.read
    .select()
    .from(translations)
    .where(isNull(translations.removedAt))
    .orderBy(asc(translations.importedAt), asc(translations.id));
  if (found.length === 0)
    return 'No Bible translation is imported: references are checked and linked, and no verse is shown.';
  const lines: string[] = [];
  for (const text of found) {
    const stored = await booksOf(db, text.id);
    const verses = stored.reduce((sum, book) => sum + book.verses, 0);
    const date = text.importedAt === null ? 'not whole yet' : new Date(text.importedAt).toISOString().slice(0, 10);
    const sum = wholeChecksum(stored.map(({ sha256 }) => sha256)).slice(0, 12);
    lines.push(
      `${text.id.padEnd(10)} ${text.name} (${text.abbreviation}, ${text.language}): ${stored.length} books, ${verses.toLocaleString('en-US')} verses, ${date}, sha256 ${sum}`,
      ...(text.copyright ? [`           ${text.copyright}`] : []),
      ...(text.maxVerses === null ? [] : [`           Shown at once: ${shownAtOnce(text.maxVerses)}`]),
      ...(text.licence ? [`           Terms: ${text.licence}`] : []),
    );
  }
  return lines.join('\n');
}

/** The books of one text with their verses and checksums. @throws AppError `not_found` */
export async function showText(db: Database, id: string): Promise<string> {
  const stored = await booksOf(db, id);
  if (stored.length === 0) throw notFound(`Text "${id}"`);
  return stored
    .map(({ name, verses, sha256 }) => `${name.padEnd(16)} ${String(verses).padStart(5)}  ${sha256}`)
    .join('\n');
}

/** A limit in words. */
export const shownAtOnce = (verses: number) =>
  `at most ${verses.toLocaleString('en-US')} ${pluralOf(verses, { one: 'verse', other: 'verses' })}, and never a whole book`;

async function booksOf(db: Database, id: string) {
  const stored = await db.read.select().from(translationBooks).where(eq(translationBooks.translationId, id));
  const byOsis = new Map(stored.map((row) => [row.book, row]));
  return books.flatMap(({ osis, name }) => {
    const row = byOsis.get(osis);
    return row ? [{ name, verses: row.verses, sha256: row.sha256 }] : [];
  });
}
