import type { Article } from '@lampstand/server/contracts';

const files = import.meta.glob<{ title: string; default: Article }>('../../../../docs/**/*.md', {
  query: '?article',
  eager: true,
});

/** Every file of `docs/` by the last piece of its address: for the drawing of pages only, a browser fetches the one it shows. */
export const guideFiles: ReadonlyMap<string, { title: string; default: Article }> = new Map(
  Object.entries(files).map(([file, read]) => [/([^/]+)\.md$/.exec(file)?.[1] ?? file, read]),
);
