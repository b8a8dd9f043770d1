import type { StaticFiles } from '../platform/http/static-files.ts';
import type { ScriptureReader } from '../scripture/reader.ts';

/** A reader with no text imported: every passage is missing. */
export const emptyScripture: ScriptureReader = {
  translations: async () => [],
  passage: async () => undefined,
  search: async () => [],
  count: async () => ({ occurrences: 0, verses: 0, books: [] }),
  references: async () => [],
};

export const noFiles: StaticFiles = { find: () => undefined, list: () => [] };
