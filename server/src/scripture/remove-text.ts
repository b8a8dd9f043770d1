import { eq, sql } from 'drizzle-orm';
import { type Database, execute, type Transaction } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { translationBooks, translations, verses } from './table.ts';

/**
 * Removes a text with all that was made from it. Its row stays and says so, so that no start brings the packaged text back.
 * @throws AppError `not_found`
 */
export async function removeText(
  db: Database,
  id: string,
  now: number,
  alongside: (tx: Transaction) => Promise<void>,
): Promise<string> {
  return db.write(async (tx) => {
    const [row] = await tx.select().from(translations).where(eq(translations.id, id));
    if (!row || row.removedAt !== null) throw notFound(`Text "${id}"`);
    await deleteText(tx, id);
    await tx.insert(translations).values({ ...row, importedAt: null, removedAt: now });
    await alongside(tx);
    return row.name;
  });
}

/** Takes every row of a text out of the database; the caller's transaction decides what comes instead. */
export async function deleteText(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select({ id: translations.id }).from(translations).where(eq(translations.id, id));
  if (!row) return;
  await tx.delete(verses).where(eq(verses.translationId, id));
  await tx.delete(translationBooks).where(eq(translationBooks.translationId, id));
  await execute(tx, sql`delete from verse_search where translation_id = ${id}`);
  await tx.delete(translations).where(eq(translations.id, id));
}
