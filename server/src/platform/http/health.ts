import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { notFound } from './app-error.ts';
import { isLocal } from './is-local.ts';
import type { PlatformEnv } from './platform-env.ts';

/** `/healthz`: the process responds. `/readyz`: all checks pass. `/metrics`: Prometheus, for the operator only. */
export const healthRoutes = new Hono<PlatformEnv>()
  .get('/healthz', (c) => c.json({ status: 'ok' }))
  .get('/readyz', async (c) => {
    const { readiness } = c.var.deps;
    const parts = await Promise.all(
      Object.entries(readiness).map(async ([part, check]) => {
        try {
          await check();
          return [part, 'ok'] as const;
        } catch (error) {
          c.var.log.error({ err: error, part }, 'not ready');
          return [part, 'failed'] as const;
        }
      }),
    );
    const ready = parts.every(([, state]) => state === 'ok');
    return c.json({ status: ready ? 'ok' : 'failed', parts: Object.fromEntries(parts) }, ready ? 200 : 503);
  })
  .get('/metrics', (c) => {
    const { env, metrics } = c.var.deps;
    const presented = c.req.header('authorization')?.replace(/^Bearer /, '');
    const allowed = env.METRICS_KEY ? same(presented ?? '', env.METRICS_KEY) : isLocal(c);
    if (!allowed) throw notFound('Page');
    return c.text(metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });

function same(presented: string, expected: string): boolean {
  const [a, b] = [Buffer.from(presented), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
