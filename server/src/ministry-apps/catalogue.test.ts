import { expect, test } from 'vitest';
import { catalogue, findApp, findCatalogue, findEntry } from './index.ts';

const storyOf = ({ id }: { id: string }) => {
  const found = findCatalogue(id);
  if (!found) throw new Error(`${id} is not in the catalogue.`);
  return found.story;
};

test('every app that is not built names the nearest one that is', () => {
  for (const entry of catalogue) {
    if (findApp(entry.id)) continue;
    const nearest = findEntry(storyOf(entry).nearest?.id ?? '');
    expect(nearest && findApp(nearest.id), entry.id).toBeDefined();
  }
});

test('every app has its story, calm in its words, without a verse or a promise', () => {
  for (const entry of catalogue) {
    const story = storyOf(entry);
    expect(JSON.stringify(story), entry.id).not.toMatch(/!|\bguaranteed\b|\d:\d/i);
    for (const list of [story.brings, story.gets, story.refuses]) expect(list.length).toBeGreaterThanOrEqual(3);
  }
});
