import { storyOf } from '../../ministry-apps/catalogue-stories/index.ts';
import { findApp, findEntry } from '../../ministry-apps/index.ts';
import { sampleOf } from '../../ministry-apps/samples.ts';
import type { DescribedApp } from './contract.ts';

/** One app by its id in any spelling; undefined when the catalogue does not have it. */
export function describeApp(id: string): DescribedApp | undefined {
  const entry = findEntry(id);
  if (!entry) return undefined;
  const available = findApp(id) !== undefined;
  return { ...entry, available, story: storyOf(entry), sample: sampleOf(entry.id) ?? null };
}
