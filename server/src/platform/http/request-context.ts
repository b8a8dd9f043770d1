import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import type { PlatformDeps } from '../deps.ts';
import { clientIp } from './client-ip.ts';
import type { PlatformEnv } from './platform-env.ts';

const hidden = /^(session|token|code)$/i;

/** Gives each request an id, a log and the dependencies, and logs one line per answer. */
export function requestContext(deps: PlatformDeps) {
  return createMiddleware<PlatformEnv>(async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    c.set('deps', deps);
    c.set('log', deps.log.child({ requestId }));
    c.set(
      'clientIp',
      clientIp(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), deps.env.TRUSTED_PROXY_HOPS),
    );
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const seconds = (performance.now() - started) / 1_000;
    deps.metrics.observeRequest(c.req.method, c.res.status, seconds);
    const level = c.res.status >= 500 ? 'error' : 'info';
    if (!c.var.log.isLevelEnabled(level)) return;
    const { method, url } = c.req;
    c.var.log[level]({ method, path: loggedPath(url), status: c.res.status, ms: Math.round(seconds * 1e3) }, 'request');
  });
}

/** Path and query for the log, without secret values. */
export function loggedPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  if (searchParams.size === 0) return pathname;
  const shown = [...searchParams].map(([name, value]) => `${name}=${hidden.test(name) ? '[redacted]' : value}`);
  return `${pathname}?${shown.join('&')}`;
}
