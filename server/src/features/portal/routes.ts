import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { onNotFound } from '../../platform/http/not-found.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { chooseEncoding, type StaticFile } from '../../platform/http/static-files.ts';
import { listApps } from '../apps/index.ts';
import { portalPages } from './contract.ts';
import { matchPath } from './match-path.ts';
import { emptyPage, missingPage, openPage } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { readSite } from './read-site.ts';
import { movedTo } from './redirects.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

const pictures = ['/lampstand.svg', '/apple-touch-icon.png', '/favicon.ico', '/og.png', '/site.webmanifest'] as const;

/** Mounted at /api/site: settings that public pages show. */
export const siteRoutes = new Hono<AppEnv>().get('/', async (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.json({ site: await readSite(c.var.deps) });
});

/** The portal's pages. Mounted last: a path that no other route knows gets the not-found page. */
export const portalRoutes = new Hono<AppEnv>()
  .on('GET', [...pictures], (c) => {
    const picture = c.var.deps.files.find(c.req.path);
    return picture ? serveFile(c, picture, 'public, max-age=86400') : onNotFound(c);
  })
  .get('/robots.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=86400');
    return c.text(writeRobots(c.var.deps.env));
  })
  .get('/sitemap.xml', async (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.body(await writeSitemap(c.var.deps), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  })
  .get('*', async (c) => {
    const moved = movedTo(c.req.path);
    if (moved) return c.redirect(moved + new URL(c.req.url).search, 301);
    const match = matchPath(c.req.path);
    const page = match && (await findPage(c, match));
    if (page) return withHeaders(serveFile(c, page), pageHeaders(match.pattern, c.var.deps));
    return match || isForPerson(c) ? notFoundPage(c) : onNotFound(c);
  });

/** HTML of a matched page; undefined when its app or post does not exist. */
async function findPage(c: Context<AppEnv>, { pattern, params }: NonNullable<ReturnType<typeof matchPath>>) {
  const { deps } = c.var;
  const [param = ''] = Object.values(params);
  if (pattern === '/app/:appId' && !listApps().some(({ id }) => id === param)) return undefined;
  if (!('open' in portalPages[pattern]) || !deps.pages) return emptyPage(deps);
  try {
    return await openPage(deps, deps.pages, { path: c.req.path, pattern, param });
  } catch (error) {
    // The browser can render the page itself, so the visitor still gets it.
    deps.log.error({ error, path: c.req.path }, 'a page could not be rendered');
    return emptyPage(deps);
  }
}

/** True for a browser that asks for HTML. API paths and programs get the JSON error instead. */
const isForPerson = (c: Context<AppEnv>) =>
  !/^\/(api|embed-api|assets)(\/|$)/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The not-found page with status 404. It has no ETag, so that it is never cached as a page that exists. */
async function notFoundPage(c: Context<AppEnv>): Promise<Response> {
  const { deps } = c.var;
  const page = (deps.pages && (await missingPage(deps, deps.pages))) ?? (await emptyPage(deps));
  if (!page) return onNotFound(c);
  return withHeaders(withoutValidator(c, page), pageHeaders(undefined, deps));
}

function withoutValidator(c: Context<AppEnv>, page: StaticFile): Response {
  const encoding = chooseEncoding(page, c.req.header('accept-encoding'));
  const headers = new Headers({ 'Content-Type': page.type, 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = new Uint8Array(page.bodies[encoding] ?? page.bodies.identity);
  return new Response(c.req.method === 'HEAD' ? null : body, { status: 404, headers });
}
