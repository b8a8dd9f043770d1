import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { holdFile, type StaticFile } from '../../platform/http/static-files.ts';
import type { PrerenderedPages } from '../../platform/prerendered-pages.ts';
import { contentVersion } from '../blog/index.ts';
import { type PortalPath, portalPages } from './contract.ts';
import { pageData } from './page-data.ts';

/** Rendered pages that are kept in memory; the oldest is dropped. */
const MAX_PAGES = 500;
const NOT_FOUND = '/not-found';

interface CachedPage {
  version: string;
  file: Promise<StaticFile | undefined>;
}
const caches = new WeakMap<object, Map<string, CachedPage>>();

interface PageRequest {
  path: string;
  pattern: PortalPath;
  /** Value of the pattern's one `:name` segment; empty when it has none. */
  param: string;
}

/** HTML of a public page; undefined when there is no such app, post or guide. A live page is rendered again after a post changes. */
export async function openPage(
  deps: Deps,
  pages: PrerenderedPages,
  { path, pattern, param }: PageRequest,
): Promise<StaticFile | undefined> {
  const isLive = 'live' in portalPages[pattern];
  const prerendered = isLive ? undefined : pages.find(path);
  if (prerendered) return cached(pages, path, '', async () => fillPlaceholders(deps, prerendered));
  if (!isLive && pattern.includes(':')) return undefined;
  return cached(pages, path, await contentVersion(deps), async () => {
    const html = await renderPage(deps, pages, { path, pattern, param });
    return html === undefined ? undefined : fillPlaceholders(deps, html);
  });
}

/** HTML of the not-found page. */
export async function missingPage(deps: Deps, pages: PrerenderedPages): Promise<StaticFile | undefined> {
  const html = pages.find(NOT_FOUND);
  return html === undefined ? undefined : cached(pages, NOT_FOUND, '', async () => fillPlaceholders(deps, html));
}

/** The portal's `index.html`, which the browser renders into. Pages behind the login have no other HTML. */
export async function emptyPage(deps: Deps): Promise<StaticFile | undefined> {
  const built = deps.files.find('/index.html');
  if (!built) return undefined;
  return cached(built, built.path, '', async () => fillPlaceholders(deps, built.bodies.identity.toString('utf8')));
}

async function renderPage(
  deps: Deps,
  pages: PrerenderedPages,
  { path, pattern, param }: PageRequest,
): Promise<string | undefined> {
  try {
    const { status, html } = await pages.render(path, await pageData(deps, pattern, param));
    return status === 200 ? html : undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The page at `path` in `version`, made once. Missing and failed pages are not kept. */
async function cached(
  owner: object,
  path: string,
  version: string,
  make: () => Promise<string | undefined>,
): Promise<StaticFile | undefined> {
  const cache = caches.get(owner) ?? new Map<string, CachedPage>();
  caches.set(owner, cache);
  const known = cache.get(path);
  if (known?.version === version) return known.file;
  const file = make().then((html) => (html === undefined ? undefined : holdFile('/index.html', Buffer.from(html))));
  cache.set(path, { version, file });
  const forget = () => cache.get(path)?.file === file && cache.delete(path);
  file.then((found) => found ?? forget(), forget);
  const [oldest] = cache.keys();
  if (cache.size > MAX_PAGES && oldest !== undefined) cache.delete(oldest);
  return file;
}

const fillPlaceholders = ({ env }: Deps, html: string): string =>
  html
    .replaceAll('__PUBLIC_ORIGIN__', env.PUBLIC_ORIGIN)
    .replaceAll('__EMBED_ORIGIN__', env.EMBED_ORIGIN)
    .replaceAll('__SUPPORT_EMAIL__', env.SUPPORT_EMAIL);
