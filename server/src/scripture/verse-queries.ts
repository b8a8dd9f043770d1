import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm';
import { type Reader, rows } from '../platform/db/database.ts';
import { prepareOnce } from '../platform/db/prepare-once.ts';
import type { Translation } from './reader.ts';
import { translations, verses } from './table.ts';
import type { VerseId } from './verse-id.ts';
import type { StoredVerse } from './web-files.ts';

const complete = prepareOnce((db) =>
  db
    .select()
    .from(translations)
    .where(isNotNull(translations.importedAt))
    .orderBy(asc(translations.importedAt), asc(translations.id))
    .prepare(),
);

/** The complete translations, in order of import, with the time of import (epoch ms) as their version. */
export async function selectTranslations(db: Reader): Promise<(Translation & { version: number })[]> {
  const found = await complete(db).execute();
  return found.map(({ importedAt, id, name, abbreviation, language, copyright, maxVerses }) => ({
    ...{ id, name, abbreviation, language, copyright },
    ...(maxVerses !== null && { maxVerses }),
    version: importedAt ?? 0,
  }));
}

export async function selectVerseIds(db: Reader, translation: string): Promise<VerseId[]> {
  const found = await db.select({ id: verses.id }).from(verses).where(eq(verses.translationId, translation));
  return found.map(({ id }) => id);
}

const { placeholder } = sql;
const ofRange = prepareOnce((db) =>
  db
    .select({ id: verses.id, text: verses.text })
    .from(verses)
    .where(
      and(
        eq(verses.translationId, placeholder('translation')),
        between(verses.id, placeholder('first'), placeholder('last')),
      ),
    )
    .orderBy(asc(verses.id))
    .prepare(),
);

/** The verses of a range, in order. */
export async function selectVerses(
  db: Reader,
  translation: string,
  { first, last }: { first: VerseId; last: VerseId },
): Promise<StoredVerse[]> {
  return ofRange(db).execute({ translation, first, last });
}

/** Verses that match an FTS5 query (see words.ts), best first. */
export async function searchVerses(
  db: Reader,
  translation: string,
  query: string,
  limit: number,
): Promise<StoredVerse[]> {
  return rows<StoredVerse>(
    db,
    sql`select place as id, text from verse_search
        where verse_search match ${query} and translation_id = ${translation}
        order by bm25(verse_search), place limit ${limit}`,
  );
}

/** All verses that match an FTS5 query, in no order. */
export async function matchingVerses(db: Reader, translation: string, query: string): Promise<StoredVerse[]> {
  return rows<StoredVerse>(
    db,
    sql`select place as id, text from verse_search where verse_search match ${query} and translation_id = ${translation}`,
  );
}
