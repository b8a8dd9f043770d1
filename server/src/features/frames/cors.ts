import { frameLanguage } from '@lampstand/sdk/frame/server';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../app-env.ts';

/** Language of the frame, as `frameLanguage` reads it; the church's own language is the default. */
export const LANGUAGE_HEADER = 'x-lampstand-lang';

/** Names the church and app of the frame's document, e.g. `grace-chapel/prayer-generator`. */
export const APP_HEADER = 'x-lampstand-app';

/**
 * Allows every origin: a sandboxed frame has none and sends no cookie, and the token decides. Credentials are never allowed.
 * Answers preflight requests.
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
  // For errors before the visit is known.
  c.set('lang', frameLanguage(c.req.header(LANGUAGE_HEADER)));
  await next();
});
