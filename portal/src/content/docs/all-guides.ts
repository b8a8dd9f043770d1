import type { Article } from '@lampstand/server/contracts';

const files = import.meta.glob<{ title: string; default: Article }>('../../../../docs/**/*.md', {
  query: '?article',
  eager: true,
});

/** All files of `docs/` by slug, for rendering on the server. A browser loads only the one it shows. */
export const guideFiles: ReadonlyMap<string, { title: string; default: Article }> = new Map(
  Object.entries(files).map(([file, read]) => [/([^/]+)\.md$/.exec(file)?.[1] ?? file, read]),
);
