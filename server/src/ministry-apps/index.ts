import { apps as built } from './apps.generated.ts';
import type { MinistryApp } from './contract.ts';

/** The apps that are built, one for each folder with an index.ts. */
export const apps: readonly MinistryApp[] = built;

/** The built app with this id in any spelling of upper and lower case, or undefined. */
export function findApp(id: string): MinistryApp | undefined {
  const wanted = id.toLowerCase();
  return apps.find(({ manifest }) => manifest.id.toLowerCase() === wanted);
}

export { catalogue, findCatalogue, findEntry } from './catalogue.ts';
