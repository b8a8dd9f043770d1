import type { Database } from '../platform/db/database.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';
import { selectTranslations, selectVerses } from './verse-queries.ts';

/** The imported texts in memory, for the scanner of quotations. */
export interface ImportedTexts {
  /** Every complete text as it is now, `chosen` first; a text is indexed when it is first asked for and after each import. */
  current(chosen?: string): Promise<readonly TextIndex[]>;
}

const EVERYTHING = { first: 0, last: 99_999_999 };

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
          const index = selectVerses(db.read, translation.id, EVERYTHING).then((rows) =>
            buildTextIndex(translation, rows),
          );
          // A failed build is tried again by the next who asks.
          index.catch(() => texts.delete(translation.id));
          return [translation.id, { version, index }];
        }),
      );
      const all = await Promise.all([...texts.values()].map(({ index }) => index));
      return all.sort((a, b) => Number(b.translation.id === chosen) - Number(a.translation.id === chosen));
    },
  };
}
