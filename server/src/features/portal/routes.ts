import { type Context, Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { onNotFound } from '../../platform/http/not-found.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { chooseEncoding } from '../../platform/http/static-files.ts';
import { type PortalPath, portalPages } from './contract.ts';
import { pageHeaders } from './page-headers.ts';
import { readSite } from './read-site.ts';

/** Mounted at /api/site: what the public pages say about this server. */
export const siteRoutes = new Hono<AppEnv>().get('/', async (c) => {
  c.header('Cache-Control', 'public, max-age=300');
  return c.json({ site: await readSite(c.var.deps) });
});

/** The portal in a browser. Mounted last: a path that nobody else knows gets its not-found page. */
export const portalRoutes = new Hono<AppEnv>()
  .get('/lampstand.svg', (c) => {
    const icon = c.var.deps.files.find('/lampstand.svg');
    return icon ? serveFile(c, icon, 'public, max-age=86400') : onNotFound(c);
  })
  .get('*', (c) => {
    const path = knownPath(c.req.path);
    const page = c.var.deps.files.find('/index.html');
    if (!page) return onNotFound(c);
    if (path) return withHeaders(serveFile(c, page), pageHeaders(path, c.var.deps.env.VOLUNTEER_ORIGIN));
    return isForPerson(c) ? notFoundPage(c, page) : onNotFound(c);
  });

type Page = NonNullable<ReturnType<AppEnv['Variables']['deps']['files']['find']>>;

const patterns = Object.keys(portalPages).map((path) => ({
  path: path as PortalPath,
  pattern: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`),
}));

const knownPath = (path: string): PortalPath | undefined => patterns.find(({ pattern }) => pattern.test(path))?.path;

/** A person's browser asks for HTML; programs and the API's paths keep the error shape. */
const isForPerson = (c: Context<AppEnv>) =>
  !/^\/(api|embed-api|assets)(\/|$)/.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html');

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** The portal says that there is nothing here; no validator, so that the answer is never taken for a page that exists. */
function notFoundPage(c: Context<AppEnv>, page: Page): Response {
  const encoding = chooseEncoding(page, c.req.header('accept-encoding'));
  const headers = new Headers({ 'Content-Type': page.type, 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' });
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  const body = new Uint8Array(page.bodies[encoding] ?? page.bodies.identity);
  return withHeaders(new Response(body, { status: 404, headers }), pageHeaders(undefined));
}
