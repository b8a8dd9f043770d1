import type { Context } from 'hono';
import { Hono } from 'hono';
import type { PlatformDeps } from '../deps.ts';
import { notFound } from './app-error.ts';
import type { PlatformEnv } from './platform-env.ts';
import { chooseEncoding, type StaticFile } from './static-files.ts';

const year = 'public, max-age=31536000, immutable';

/** Files that a sandboxed frame loads. Its origin is opaque, so they need `Access-Control-Allow-Origin: *`. */
const forOpaqueOrigins = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};

/** Sends a file, or 304 when the client has it. Names without a hash are revalidated each time unless `cacheControl` is set. */
export function serveFile<Deps extends PlatformDeps>(
  c: Context<PlatformEnv<Deps>>,
  file: StaticFile,
  cacheControl?: string,
): Response {
  const encoding = chooseEncoding(file, c.req.header('accept-encoding'));
  const headers = new Headers({
    'Cache-Control': cacheControl ?? (file.hashed ? year : 'public, no-cache'),
    ETag: file.etag,
  });
  if (file.bodies.br) headers.set('Vary', 'Accept-Encoding');
  if (file.path.startsWith('/assets/frame/')) {
    for (const [name, value] of Object.entries(forOpaqueOrigins)) headers.set(name, value);
  }
  if (matches(c.req.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers });
  const body = file.bodies[encoding] ?? file.bodies.identity;
  headers.set('Content-Type', file.type);
  headers.set('Content-Length', String(body.length));
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status: 200, headers });
}

/** `/assets/*`: built files by their path. */
export const assetRoutes = new Hono<PlatformEnv>().get('/assets/*', (c) => {
  const file = c.var.deps.files.find(c.req.path);
  if (!file) throw notFound('File');
  return serveFile(c, file);
});

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
