import { frameLanguage } from '@lampstand/sdk/frame/server';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../app-env.ts';

/** What a frame says its language in, as `frameLanguage` reads it; without it the church's own is spoken. */
export const LANGUAGE_HEADER = 'x-lampstand-lang';

/** Names the church and app of the frame's document, e.g. `grace-chapel/prayer-generator`. */
export const APP_HEADER = 'x-lampstand-app';

/**
 * A sandboxed frame has no origin and sends no cookie: anybody may ask, a token decides, and credentials are never allowed.
 * Answers the preflight of every path below.
 */
export const embedCors = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*');
  if (c.req.method === 'OPTIONS') {
    c.header('Access-Control-Allow-Methods', 'GET, POST');
    const own = `x-lampstand-proof, ${LANGUAGE_HEADER}, ${APP_HEADER}`;
    c.header('Access-Control-Allow-Headers', `authorization, content-type, ${own}`);
    c.header('Access-Control-Max-Age', '7200');
    return c.body(null, 204);
  }
  c.header('Access-Control-Expose-Headers', 'content-disposition, retry-after, x-request-id');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  // Until the visit is known, for what may be wrong before.
  c.set('lang', frameLanguage(c.req.header(LANGUAGE_HEADER)));
  await next();
});
