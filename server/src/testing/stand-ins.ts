import type { StaticFiles } from '../platform/http/static-files.ts';
import type { ScriptureReader } from '../scripture/reader.ts';

/** A reader with no text imported: every passage is missing. */
export const emptyScripture: ScriptureReader = {
  translations: async () => [],
  passage: async () => undefined,
  search: async () => [],
  count: async () => {
    throw new Error('No translation is imported in this test. Pass a scripture reader to createTestApp.');
  },
  references: async () => [],
};

export const noFiles: StaticFiles = { find: () => undefined, list: () => [] };
