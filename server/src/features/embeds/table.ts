import { oneOf, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';

export const embedSites = table(
  'embed_site',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    /** In the one form of `parseSiteOrigin`. */
    origin: text('origin'),
    /** `wrapper`: a host of the church's website platform that stands between its page and our frame. */
    kind: oneOf('kind', ['site', 'wrapper']),
    createdAt: time('created_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.origin] })],
);

export type EmbedSite = typeof embedSites.$inferSelect;
