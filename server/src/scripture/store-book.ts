import { and, between, eq, sql } from 'drizzle-orm';
import { execute, type Transaction } from '../platform/db/database.ts';
import type { Book } from './books.ts';
import { translationBooks, verses } from './table.ts';
import { verseIdOf } from './verse-id.ts';
import { checksumOf, type StoredVerse } from './web-files.ts';

/** Replaces one book of a translation, with its full-text index and its checksum. */
export async function storeBook(
  tx: Transaction,
  translationId: string,
  book: Book,
  text: readonly StoredVerse[],
): Promise<void> {
  const [first, last] = [verseIdOf(book, 0, 0), verseIdOf(book, 999, 999)];
  const stored = await tx
    .delete(verses)
    .where(and(eq(verses.translationId, translationId), between(verses.id, first, last)))
    .returning({ id: verses.id });
  if (stored.length > 0) {
    await execute(
      tx,
      sql`delete from verse_search where translation_id = ${translationId} and place between ${first} and ${last}`,
    );
  }
  const rows = JSON.stringify(text.map(({ id, text: words }) => [id, words]));
  await execute(
    tx,
    sql`insert into verse (translation_id, place, text)
        select ${translationId}, value ->> 0, value ->> 1 from json_each(${rows})`,
  );
  await execute(
    tx,
    sql`insert into verse_search (text, translation_id, place)
        select text, translation_id, place from verse
        where translation_id = ${translationId} and place between ${first} and ${last}`,
  );
  const row = { translationId, book: book.osis, sha256: checksumOf(text), verses: text.length };
  await tx
    .insert(translationBooks)
    .values(row)
    .onConflictDoUpdate({ target: [translationBooks.translationId, translationBooks.book], set: row });
}
