import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { overLimits } from './document-limits.ts';

/**
 * Counts the document of a request before anything else reads it. A body that is no JSON goes on: the schema refuses it.
 * @throws AppError `too_large` that names the limit.
 */
export const limitDocument = createMiddleware<AppEnv>(async (c, next) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const document = body !== null && typeof body === 'object' && 'document' in body ? body.document : undefined;
  const over = overLimits(document);
  if (over) throw new AppError('too_large', over);
  await next();
});
