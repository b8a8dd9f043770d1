import { integer, nullable, primaryKey, reference, table, text } from '../platform/db/columns.ts';

/** The imported texts. Their words are indexed in the full-text table `verse_search`, which store-book.ts alone writes. */
export const translations = table('translation', {
  /** Lower case, e.g. `web`; chosen by us, so it is no made id. */
  id: text('id').primaryKey(),
  name: text('name'),
  abbreviation: text('abbreviation'),
  /** BCP 47. */
  language: text('language'),
  copyright: text('copyright'),
  /** On what terms the text is used, in the operator's words; null when nothing was noted. */
  licence: nullable.text('licence'),
  /** How many verses of the text may be shown at once; null when nobody limits it. */
  maxVerses: nullable.integer('max_verses'),
  /** Null until every book is there: an import that was cut short is never read. */
  importedAt: nullable.time('imported_at'),
  /** When an operator removed the text; null for one that is there. The row stays, so that no start imports it anew. */
  removedAt: nullable.time('removed_at'),
});

export const translationBooks = table(
  'translation_book',
  {
    translationId: reference('translation_id', () => translations.id, { onDelete: 'cascade' }),
    /** OSIS id. */
    book: text('book'),
    /** Of the verses as they are stored, in order, each as `place<TAB>text<LF>`. */
    sha256: text('sha256'),
    verses: integer('verses'),
  },
  (t) => [primaryKey({ columns: [t.translationId, t.book] })],
);

export const verses = table(
  'verse',
  {
    translationId: reference('translation_id', () => translations.id, { onDelete: 'cascade' }),
    /** BBCCCVVV, see place.ts. */
    place: integer('place'),
    text: text('text'),
  },
  (t) => [primaryKey({ columns: [t.translationId, t.place] })],
);
