import { type CatalogueEntry, reservedLength } from '@lampstand/sdk/app';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { AppCatalogue } from '../../ministry-apps/app-catalogue.ts';
import { catalogue, findApp, findCatalogue } from '../../ministry-apps/index.ts';

/** One app of the catalogue, and whether it is built. */
export interface ListedApp extends CatalogueEntry {
  available: boolean;
  /** What the person in front of the app would say, in their own words. */
  saying: string;
  /** What people type when they look for the app and its own words do not say it. */
  keywords: string;
}

export const listedApp = ({ entry, saying, keywords }: AppCatalogue): ListedApp => ({
  ...entry,
  available: findApp(entry.id) !== undefined,
  saying,
  keywords,
});

/** The whole catalogue in its own order. */
export const listApps = (): ListedApp[] => catalogue.flatMap(({ id }) => findCatalogue(id) ?? []).map(listedApp);

/** Mounted at /api/apps. */
export const appRoutes = new Hono<AppEnv>().get('/', (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.json({ apps: listApps().map(withReserve) });
});

/** Adds the CSS length to keep free for an app that is built. */
function withReserve(app: ListedApp): ListedApp & { reserve?: string } {
  const heights = catalogueHeights(app.id);
  return heights ? { ...app, reserve: reservedLength(heights) } : app;
}

/** Room in px that an app's first screen needs; undefined while it is not built. */
export const catalogueHeights = (id: string) => findApp(id)?.manifest.heights;
