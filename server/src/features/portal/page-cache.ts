import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { holdFile, type StaticFile } from '../../platform/http/static-files.ts';
import type { PrerenderedPages } from '../../platform/prerendered-pages.ts';
import { contentVersion } from '../blog/index.ts';
import { type PortalPath, portalPages } from './contract.ts';
import { pageData } from './page-data.ts';

/** Rendered pages kept in memory: more than there will be posts. */
const MOST_KEPT = 500;
const NOT_FOUND = '/not-found';

interface Kept {
  version: string;
  file: Promise<StaticFile | undefined>;
}
const shelves = new WeakMap<object, Map<string, Kept>>();

/** The ready HTML of an open page; undefined when its address names nothing. A page rendered on request is cached until a post changes. */
export async function openPage(
  deps: Deps,
  pages: PrerenderedPages,
  { path, pattern, piece }: { path: string; pattern: PortalPath; piece: string },
): Promise<StaticFile | undefined> {
  const isLive = 'live' in portalPages[pattern];
  const still = isLive ? undefined : pages.find(path);
  if (still) return kept(pages, path, '', async () => fill(deps, still));
  if (!isLive && pattern.includes(':')) return undefined;
  return kept(pages, path, await contentVersion(deps), async () => {
    const drawn = await draw(deps, pages, { path, pattern, piece });
    return drawn === undefined ? undefined : fill(deps, drawn);
  });
}

/** The not-found page. */
export async function missingPage(deps: Deps, pages: PrerenderedPages): Promise<StaticFile | undefined> {
  const html = pages.find(NOT_FOUND);
  return html === undefined ? undefined : kept(pages, NOT_FOUND, '', async () => fill(deps, html));
}

/** The HTML that the browser draws everything into: rooms behind the login have no other. */
export async function emptyPage(deps: Deps): Promise<StaticFile | undefined> {
  const built = deps.files.find('/index.html');
  if (!built) return undefined;
  return kept(built, built.path, '', async () => fill(deps, built.bodies.identity.toString('utf8')));
}

async function draw(
  deps: Deps,
  pages: PrerenderedPages,
  { path, pattern, piece }: { path: string; pattern: PortalPath; piece: string },
): Promise<string | undefined> {
  try {
    const { status, html } = await pages.render(path, await pageData(deps, pattern, piece));
    return status === 200 ? html : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function kept(
  of: object,
  path: string,
  version: string,
  make: () => Promise<string | undefined>,
): Promise<StaticFile | undefined> {
  const shelf = shelves.get(of) ?? new Map<string, Kept>();
  shelves.set(of, shelf);
  const known = shelf.get(path);
  if (known?.version === version) return known.file;
  const file = make().then((html) => (html === undefined ? undefined : holdFile('/index.html', Buffer.from(html))));
  shelf.set(path, { version, file });
  const forget = () => shelf.get(path)?.file === file && shelf.delete(path);
  file.then((found) => found ?? forget(), forget);
  const [oldest] = shelf.keys();
  if (shelf.size > MOST_KEPT && oldest !== undefined) shelf.delete(oldest);
  return file;
}

const fill = ({ env }: Deps, html: string): string =>
  html
    .replaceAll('__PUBLIC_ORIGIN__', env.PUBLIC_ORIGIN)
    .replaceAll('__EMBED_ORIGIN__', env.EMBED_ORIGIN)
    .replaceAll('__SUPPORT_EMAIL__', env.SUPPORT_EMAIL);
