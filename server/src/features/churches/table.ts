import { type DisputedPolicy, type ReadingLevel, traditions } from '@lampstand/sdk/app';
import { foldedText, id, nullable, oneOf, table, text, time, uniqueIndex } from '../../platform/db/columns.ts';

export const churches = table(
  'church',
  {
    id: id(),
    /** What `data-church` names: chosen once, never changed, never reused. */
    slug: foldedText('slug'),
    name: text('name'),
    contactEmail: nullable.text('contact_email'), // null: nobody has been named yet
    contactPhone: nullable.text('contact_phone'), // null: not given
    tradition: oneOf('tradition', traditions),
    translation: text('translation'),
    // These four have no CHECK: it would have the migration build this table anew, and every other one hangs on it.
    readingLevel: nullable.text('reading_level').$type<ReadingLevel>(), // null: everyday
    avoid: nullable.text('avoid'), // words that are not written, in lower case, one a line; null: none
    disputedPolicy: nullable.text('disputed_policy').$type<DisputedPolicy>(), // null: each view
    teaching: nullable.text('teaching'), // the church's own words where Christians differ; null: none given
    accent: nullable.text('accent'), // '#rrggbb'; null: the church's apps wear our own accent
    careLabel: nullable.text('care_label'), // null: the church has named no care contact
    careEmail: nullable.text('care_email'), // null: not reached by mail
    carePhone: nullable.text('care_phone'), // null: not reached by telephone
    createdAt: time('created_at'),
  },
  (t) => [uniqueIndex('church_slug_idx').on(t.slug)],
);

export type Church = typeof churches.$inferSelect;
