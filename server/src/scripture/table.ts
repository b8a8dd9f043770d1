import { integer, nullable, primaryKey, reference, table, text } from '../platform/db/columns.ts';

/** The imported texts. Only store-book.ts writes their full-text table `verse_search`. */
export const translations = table('translation', {
  /** Lower case, e.g. `web`; chosen by us, not generated. */
  id: text('id').primaryKey(),
  name: text('name'),
  abbreviation: text('abbreviation'),
  /** BCP 47. */
  language: text('language'),
  copyright: text('copyright'),
  /** Terms of use in the operator's words; null when not given. */
  licence: nullable.text('licence'),
  /** Most verses of the text in one document; null without a limit. */
  maxVerses: nullable.integer('max_verses'),
  /** Null until every book is imported: an interrupted import is never read. */
  importedAt: nullable.time('imported_at'),
  /** When an operator removed the text, else null. The row stays, so that the next start does not import it again. */
  removedAt: nullable.time('removed_at'),
});

export const translationBooks = table(
  'translation_book',
  {
    translationId: reference('translation_id', () => translations.id, { onDelete: 'cascade' }),
    /** OSIS id. */
    book: text('book'),
    /** Of the stored verses in order, each as `id<TAB>text<LF>`. */
    sha256: text('sha256'),
    verses: integer('verses'),
  },
  (t) => [primaryKey({ columns: [t.translationId, t.book] })],
);

export const verses = table(
  'verse',
  {
    translationId: reference('translation_id', () => translations.id, { onDelete: 'cascade' }),
    /** BBCCCVVV, see verse-id.ts. */
    id: integer('place'),
    text: text('text'),
  },
  (t) => [primaryKey({ columns: [t.translationId, t.id] })],
);
