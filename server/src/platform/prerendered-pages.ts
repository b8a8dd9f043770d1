import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An HTML document with placeholders that the server fills at run time. */
interface RenderedPage {
  status: 200 | 404;
  html: string;
}

/** The portal's pages as HTML: those that its build rendered, and a function that renders one. */
export interface PrerenderedPages {
  /** Paths of the pages that the build rendered. */
  paths: readonly string[];
  /** The prerendered HTML of a path. */
  find(path: string): string | undefined;
  /** CSP hash of the style element in the pages of a pattern; without a pattern, of the not-found page. */
  styleHash(pattern?: string): string | undefined;
  /** Renders a page from API response bodies, keyed like the portal's cache. */
  render(path: string, data: Readonly<Record<string, unknown>>): Promise<RenderedPage>;
}

/** The part of `built.json` that the server reads; the renderer uses the rest. */
interface Built {
  assets: Readonly<Record<string, { styleHash: string }>>;
}
type Render = (path: string, data: Readonly<Record<string, unknown>>, built: Built) => Promise<RenderedPage>;

/** Opens the output of the portal's build; undefined when the portal is not built. */
export async function openPrerenderedPages(folder: string): Promise<PrerenderedPages | undefined> {
  const script = join(folder, 'render.mjs');
  if (!existsSync(script)) return undefined;
  const { render }: { render: Render } = await import(pathToFileURL(script).href);
  const built: Built = JSON.parse(readFileSync(join(folder, 'built.json'), 'utf8'));
  const pages = readPages(join(folder, 'pages'));
  return {
    paths: [...pages.keys()],
    find: (path) => pages.get(path),
    styleHash: (pattern = '/not-found') => built.assets[pattern]?.styleHash,
    render: (path, data) => render(path, data, built),
  };
}

function readPages(folder: string): Map<string, string> {
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
