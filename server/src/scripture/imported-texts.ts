import type { Database } from '../platform/db/database.ts';
import { type Book, books } from './books.ts';
import { inTurns } from './in-turns.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';
import { verseIdOf } from './verse-id.ts';
import { selectTranslations, selectVerses } from './verse-queries.ts';
import type { StoredVerse } from './web-files.ts';

/** The imported texts in memory, for the search for quotations. */
export interface ImportedTexts {
  /** Every complete text, `chosen` first. A text is indexed at its first use and after each import. */
  current(chosen?: string): Promise<readonly TextIndex[]>;
}

export function createImportedTexts(db: Database): ImportedTexts {
  let texts = new Map<string, { version: number; index: Promise<TextIndex> }>();
  return {
    async current(chosen = 'web') {
      const known = await selectTranslations(db.read);
      const before = texts;
      texts = new Map(
        known.map(({ version, ...translation }) => {
          const had = before.get(translation.id);
          if (had?.version === version) return [translation.id, had];
          const index = versesOf(db, translation.id).then((rows) => buildTextIndex(translation, rows));
          // The next call tries a failed build again.
          index.catch(() => texts.delete(translation.id));
          return [translation.id, { version, index }];
        }),
      );
      const all = await Promise.all([...texts.values()].map(({ index }) => index));
      return all.sort((a, b) => Number(b.translation.id === chosen) - Number(a.translation.id === chosen));
    },
  };
}

/** All verses of a text, read one book at a time so that other work can run in between. */
async function versesOf(db: Database, translation: string): Promise<StoredVerse[]> {
  while (true) {
    const before = await versionOf(db, translation);
    const turn = inTurns();
    const all: StoredVerse[] = [];
    for (const book of books) {
      for (const verse of await selectVerses(db.read, translation, wholeBook(book))) all.push(verse);
      await turn();
    }
    // A text that was replaced meanwhile is read again, so that two texts are never mixed.
    if ((await versionOf(db, translation)) === before) return all;
  }
}

const wholeBook = (book: Book) => ({ first: verseIdOf(book, 0, 0), last: verseIdOf(book, 999, 999) });

async function versionOf(db: Database, translation: string): Promise<number | undefined> {
  return (await selectTranslations(db.read)).find(({ id }) => id === translation)?.version;
}
