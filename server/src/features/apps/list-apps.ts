import { groups, reservedLength } from '@lampstand/sdk/app';
import type { AppCatalogue } from '../../ministry-apps/app-catalogue.ts';
import { catalogue, findApp, findCatalogue } from '../../ministry-apps/index.ts';
import type { Env } from '../../platform/env.ts';
import { ownChurchSlug } from '../churches/index.ts';
import type { ListedApp } from './contract.ts';

export const listedApp = ({ entry, saying, keywords }: AppCatalogue): ListedApp => ({
  ...entry,
  available: findApp(entry.id) !== undefined,
  saying,
  keywords,
});

/** The whole catalogue in its own order. */
export const listApps = (): ListedApp[] => catalogue.flatMap(({ id }) => findCatalogue(id) ?? []).map(listedApp);

/** The catalogue with the CSS length that a page keeps free for each app that is built. */
export const listAppsWithReserve = (): (ListedApp & { reserve?: string })[] =>
  listApps().map((app) => {
    const heights = catalogueHeights(app.id);
    return heights ? { ...app, reserve: reservedLength(heights) } : app;
  });

/** Heights in px of an app's first screen; undefined when the app is not built. */
export const catalogueHeights = (id: string) => findApp(id)?.manifest.heights;

interface SpecNames {
  category: string;
  description: string;
  /** Address of the app's frame. */
  url: string;
}

/** Adds the specification's field names. Partial, because the data that a page brings along does without them. */
export const withSpecNames = <App extends ListedApp>(
  app: App,
  { EMBED_ORIGIN }: Pick<Env, 'EMBED_ORIGIN'>,
): App & Partial<SpecNames> => ({
  ...app,
  category: groups[app.group],
  description: app.summary,
  url: `${EMBED_ORIGIN}/embed/${ownChurchSlug}/${app.id}?embed=true`,
});
