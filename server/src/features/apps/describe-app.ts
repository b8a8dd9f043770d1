import type { AppStory } from '../../ministry-apps/app-catalogue.ts';
import { findCatalogue } from '../../ministry-apps/index.ts';
import { type Sample, sampleOf } from '../../ministry-apps/samples.ts';
import { type ListedApp, listedApp } from './list-apps.ts';

/** What the page about one app shows. */
interface DescribedApp extends ListedApp {
  story: AppStory;
  /** What it made of an example; null while it is not built. */
  sample: Sample | null;
}

/** One app by its id in any spelling; undefined when the catalogue does not have it. */
export function describeApp(id: string): DescribedApp | undefined {
  const found = findCatalogue(id);
  if (!found) return undefined;
  return { ...listedApp(found), story: found.story, sample: sampleOf(found.entry.id) ?? null };
}
