import { type AppStory, storyOf } from '../../ministry-apps/catalogue-stories/index.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { type Sample, sampleOf } from '../../ministry-apps/samples.ts';
import type { ListedApp } from './list-apps.ts';

/** What the page about one app shows. */
interface DescribedApp extends ListedApp {
  story: AppStory;
  /** What it made of an example; null while it is not built. */
  sample: Sample | null;
}

/** One app by its id in any spelling; undefined when the catalogue does not have it. */
export function describeApp(id: string): DescribedApp | undefined {
  const entry = findEntry(id);
  if (!entry) return undefined;
  const available = findApp(id) !== undefined;
  return { ...entry, available, story: storyOf(entry), sample: sampleOf(entry.id) ?? null };
}
