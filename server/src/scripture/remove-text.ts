import { eq, sql } from 'drizzle-orm';
import { type Database, execute, type Transaction } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { translationBooks, translations, verses } from './table.ts';

/**
 * Removes a text with its index. Its row stays, so that the next start does not import the packaged text again.
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

/** Deletes all verses of a text in the caller's transaction. */
export async function deleteText(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select({ id: translations.id }).from(translations).where(eq(translations.id, id));
  if (!row) return;
  await tx.delete(verses).where(eq(verses.translationId, id));
  await tx.delete(translationBooks).where(eq(translationBooks.translationId, id));
  await execute(tx, sql`delete from verse_search where translation_id = ${id}`);
  await tx.delete(translations).where(eq(translations.id, id));
}
