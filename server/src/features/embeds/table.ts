import { foldedText, nullable, oneOf, primaryKey, reference, table, text, time } from '../../platform/db/columns.ts';
import { churches } from '../churches/index.ts';
import { densities, fonts, languages, papers, platformIds, radii, themes } from './contract.ts';

export const embedSites = table(
  'embed_site',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    /** In the one form of `parseSiteOrigin`. */
    origin: text('origin'),
    /** `wrapper`: a host that the church's website platform puts between its page and our frame. */
    kind: oneOf('kind', ['site', 'wrapper']),
    createdAt: time('created_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.origin] })],
);

export type EmbedSite = typeof embedSites.$inferSelect;

/** Appearance and language of a church's apps; no row means the defaults. The accent is a column of `church`. */
export const embedSettings = table(
  'embed_setting',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    radius: oneOf('radius', radii),
    density: oneOf('density', densities),
    theme: oneOf('theme', themes),
    font: oneOf('font', fonts),
    language: oneOf('language', languages),
    paper: oneOf('paper', papers),
    platform: nullable.oneOf('platform', platformIds), // null: not chosen yet
    updatedAt: time('updated_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId] })],
);

/** Apps that a church has switched off; `*` is every app. */
export const appSwitches = table(
  'app_switch',
  {
    churchId: reference('church_id', () => churches.id, { onDelete: 'cascade' }),
    appId: foldedText('app_id'),
    offAt: time('off_at'),
  },
  (t) => [primaryKey({ columns: [t.churchId, t.appId] })],
);
