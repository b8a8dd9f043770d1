import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Database, rows, type Transaction } from '../platform/db/database.ts';
import { conflict, invalidInput } from '../platform/http/app-error.ts';
import { assertWhole, type TextTotals, totalsOf } from './check-text.ts';
import { deleteText } from './remove-text.ts';
import { storeBook } from './store-book.ts';
import { translationBooks, translations } from './table.ts';
import type { UsfmBook } from './usfm.ts';
import { checksumOf } from './web-files.ts';

/** Details of a text, given by the operator. */
export interface TextDetails {
  id: string;
  name: string;
  abbreviation: string;
  language: string;
  copyright: string;
  licence: string | null;
  /** Most verses in one document; null for a text without a limit. */
  maxVerses: number | null;
}

interface ImportedText extends TextTotals {
  /** What was written: the whole text, or only its details when the words were the same. */
  changed: 'text' | 'details' | 'nothing';
  /** Details of the text that had this id before; absent when there was none. */
  before?: TextDetails;
}

/** The packaged text. Its name is a trademark, so no other words can be stored under it. */
const PACKAGED = 'web';

/**
 * Imports a text in one transaction and replaces a text with the same id.
 * `expected` is the publisher's count of verses. `alongside` writes in the same transaction.
 * @throws AppError `invalid_input` for a text with holes, `conflict` for the id of the packaged one
 */
export async function importText(
  db: Database,
  details: TextDetails,
  texts: readonly UsfmBook[],
  now: number,
  {
    expected,
    alongside,
  }: { expected?: number; alongside?: (tx: Transaction, totals: TextTotals) => Promise<void> } = {},
): Promise<ImportedText> {
  if (details.id === PACKAGED) {
    throw conflict(
      '"web" is the World English Bible that comes with the product. Choose another ID for this translation.',
    );
  }
  const totals = totalsOf(texts);
  assertWhole(totals, expected);
  const before = await detailsOf(db, details.id);
  const same = before !== undefined && (await hasWords(db, details.id, texts));
  if (same && isSaid(details, before)) return { ...totals, changed: 'nothing', before };
  await db.write(async (tx) => {
    if (same) {
      // The time of import is the text's version; caches reload when it changes.
      await tx
        .update(translations)
        .set({ ...details, importedAt: now })
        .where(eq(translations.id, details.id));
    } else {
      await deleteText(tx, details.id);
      await tx.insert(translations).values({ ...details, importedAt: now, removedAt: null });
      for (const { book, verses } of texts) await storeBook(tx, details.id, book, verses);
      await assertStored(tx, details.id, totals.verses);
    }
    await alongside?.(tx, totals);
  });
  return { ...totals, changed: same ? 'details' : 'text', ...(before && { before }) };
}

/** One checksum for a whole text: SHA-256 over those of its books, in their order. */
export function wholeChecksum(checksums: readonly string[]): string {
  return createHash('sha256').update(checksums.join('\n')).digest('hex');
}

/** Updates the details of a text whose words are the same. */
async function detailsOf(db: Database, id: string): Promise<TextDetails | undefined> {
  const [row] = await db.read.select().from(translations).where(eq(translations.id, id));
  return row?.importedAt ? row : undefined;
}

const isSaid = (details: TextDetails, before: TextDetails) =>
  (Object.keys(details) as (keyof TextDetails)[]).every((key) => before[key] === details[key]);

async function hasWords(db: Database, id: string, texts: readonly UsfmBook[]): Promise<boolean> {
  const stored = await db.read.select().from(translationBooks).where(eq(translationBooks.translationId, id));
  const sums = new Map(stored.map(({ book, sha256 }) => [book, sha256]));
  return sums.size === texts.length && texts.every(({ book, verses }) => sums.get(book.osis) === checksumOf(verses));
}

async function assertStored(tx: Transaction, id: string, expected: number): Promise<void> {
  const [found] = await rows<{ verses: number; searchable: number }>(
    tx,
    sql`select (select count(*) from verse where translation_id = ${id}) as verses,
               (select count(*) from verse_search where translation_id = ${id}) as searchable`,
  );
  if (found?.verses === expected && found.searchable === expected) return;
  throw invalidInput(
    `The database took ${found?.verses} of ${expected} verses. Nothing was imported; run npm run doctor.`,
  );
}
