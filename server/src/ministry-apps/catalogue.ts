import type { CatalogueEntry } from '@lampstand/sdk/app';
import type { AppCatalogue } from './app-catalogue.ts';
import { catalogues } from './catalogue.generated.ts';

const inOrder: readonly AppCatalogue[] = [...catalogues].sort((a, b) => a.position - b.position);

/** The entries of all apps, built or not, in the order of the catalogue. */
export const catalogue: readonly CatalogueEntry[] = inOrder.map(({ entry }) => entry);

/** Everything the catalogue knows of the app with this id, in any spelling of upper and lower case. */
export function findCatalogue(id: string): AppCatalogue | undefined {
  const wanted = id.toLowerCase();
  return inOrder.find(({ entry }) => entry.id.toLowerCase() === wanted);
}

export const findEntry = (id: string): CatalogueEntry | undefined => findCatalogue(id)?.entry;
