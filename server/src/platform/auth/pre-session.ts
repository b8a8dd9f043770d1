import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { PlatformDeps } from '../deps.ts';
import type { PlatformEnv } from '../http/platform-env.ts';

const shape = /^[\w-]{43}$/;

/** The value that CSRF tokens are bound to before sign-in; undefined when the browser has none. */
export function readPreSession<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): string | undefined {
  const value = getCookie(c, nameFor(c));
  return value && shape.test(value) ? value : undefined;
}

/** The same; sets a new one when the browser has none. */
export function ensurePreSession<Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>): string {
  const known = readPreSession(c);
  if (known) return known;
  const value = randomBytes(32).toString('base64url');
  setCookie(c, nameFor(c), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure: isHttps(c) });
  return value;
}

// The prefix is for https only: over plain http a browser refuses a cookie of that name.
const nameFor = <Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>) => (isHttps(c) ? '__Host-pre' : 'pre');
const isHttps = <Deps extends PlatformDeps>(c: Context<PlatformEnv<Deps>>) =>
  c.var.deps.env.PUBLIC_ORIGIN.startsWith('https:');
