import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { PlatformDeps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { CSRF_LIFETIME_SECONDS, isCsrfToken, makeCsrfToken } from './csrf.ts';
import { ensurePreSession, readPreSession } from './pre-session.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const contentType = /^(application\/([a-z0-9.-]+\+)?json|multipart\/form-data)\b/i;

/**
 * Accepts a write of the portal only from our own pages: it checks the fetch metadata, the origin, a content
 * type that plain forms cannot send, and a token bound to the session or, before sign-in, to the pre-session cookie.
 * @throws AppError `csrf`, `unsupported_type`, `unauthenticated` for the token of a session that has ended
 */
export const csrfGuard = createMiddleware<PlatformEnv>(async (c, next) => {
  if (writes.has(c.req.method)) {
    assertOwnPage(c);
    assertContentType(c);
    assertToken(c);
  }
  await next();
});

/** A token for the session of this request, or for its pre-session cookie, which is set when missing. */
export function issueCsrfToken<Deps extends PlatformDeps>(
  c: Context<PlatformEnv<Deps>>,
): { csrf_token: string; expires_in: number } {
  const { deps, sessionId } = c.var;
  const binding = sessionId ?? ensurePreSession(c);
  const csrf_token = makeCsrfToken(deps.keys.keyFor('csrf'), binding, deps.clock.now());
  return { csrf_token, expires_in: CSRF_LIFETIME_SECONDS };
}

function assertOwnPage<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): void {
  const own = c.var.deps.env.PUBLIC_ORIGIN;
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  if ((site ?? 'same-origin') !== 'same-origin' || (origin ?? own) !== own) throw refused(`use ${own}`);
  // A browser sends at least one of them with every write. A program sends a bearer token and no cookies.
  const isProgram = c.var.sessionId !== undefined && c.req.header('cookie') === undefined;
  if (site === undefined && origin === undefined && !isProgram) throw refused('the request has no origin');
}

function assertContentType<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): void {
  const type = c.req.header('content-type');
  if (type === undefined || contentType.test(type)) return;
  throw new AppError('unsupported_type', 'Please send JSON (Content-Type: application/json).');
}

function assertToken<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): void {
  const { deps, sessionId } = c.var;
  const binding = sessionId ?? readPreSession(c);
  const token = c.req.header('x-csrf-token') ?? '';
  if (binding && isCsrfToken(deps.keys.keysFor('csrf'), binding, token, deps.clock.now())) return;
  // For an ended session the answer is "log in again", not "unsafe".
  const bearerEnded = !sessionId && c.req.header('authorization') !== undefined;
  if (bearerEnded) throw new AppError('unauthenticated', 'Your session has ended. Please log in again.');
  throw refused('the token is missing, too old, or from another session');
}

const refused = (why: string) =>
  new AppError('csrf', `Your session couldn’t be verified. Please reload the page. (CSRF: ${why})`);
