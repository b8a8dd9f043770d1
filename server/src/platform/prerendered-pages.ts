import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A whole HTML document with marked places for what only a running server knows. */
interface DrawnPage {
  status: 200 | 404;
  html: string;
}

/** The portal's pages as HTML: those that its build has drawn, and the means to draw one. */
export interface PrerenderedPages {
  /** Paths that the build has drawn. */
  paths: readonly string[];
  /** What the build drew for a path. */
  find(path: string): string | undefined;
  /** Hash of the style element in the pages of a pattern, as a content policy names it; without a pattern, of the not-found page. */
  styleHash(pattern?: string): string | undefined;
  /** Draws a page from bodies of our own API, by the name of the portal's cache key. */
  render(path: string, data: Readonly<Record<string, unknown>>): Promise<DrawnPage>;
}

/** What the server reads itself of the build's record; the rest is for the drawing. */
interface Built {
  assets: Readonly<Record<string, { styleHash: string }>>;
}
type Render = (path: string, data: Readonly<Record<string, unknown>>, built: Built) => Promise<DrawnPage>;

/** Reads what the portal's build left for the server; undefined when the portal is not built. */
export async function openPrerenderedPages(folder: string): Promise<PrerenderedPages | undefined> {
  const script = join(folder, 'render.mjs');
  if (!existsSync(script)) return undefined;
  const { render }: { render: Render } = await import(pathToFileURL(script).href);
  const built: Built = JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8'));
  const drawn = readDrawn(join(folder, 'pages'));
  return {
    paths: [...drawn.keys()],
    find: (path) => drawn.get(path),
    styleHash: (pattern = '/not-found') => built.assets[pattern]?.styleHash,
    render: (path, data) => render(path, data, built),
  };
}

function readDrawn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file)
        .split(sep)
        .join('/')
        .replace(/\.html$/, '')}`;
      return [path, readFileSync(file, 'utf8')];
    }),
  );
}
