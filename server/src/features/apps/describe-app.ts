import { findCatalogue } from '../../ministry-apps/index.ts';
import { sampleOf } from '../../ministry-apps/samples.ts';
import type { DescribedApp } from './contract.ts';
import { listedApp } from './list-apps.ts';

/** One app by its id in any spelling; undefined when the catalogue does not have it. */
export function describeApp(id: string): DescribedApp | undefined {
  const found = findCatalogue(id);
  if (!found) return undefined;
  return { ...listedApp(found), story: found.story, sample: sampleOf(found.entry.id) ?? null };
}
