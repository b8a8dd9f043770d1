import { createMiddleware } from 'hono/factory';
import type { PlatformEnv } from './platform-env.ts';

const csp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

const defaults = {
  'Content-Security-Policy': csp,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Default headers of every answer; a route's own value stays. Not Hono's set: its
 * Cross-Origin-Resource-Policy would block the assets of a sandboxed frame.
 */
export function securityHeaders(production: boolean) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(defaults)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    if (production) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  });
}
