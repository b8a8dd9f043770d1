import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import type { User } from '../features/accounts/index.ts';
import { makeCsrfToken } from '../platform/auth/csrf.ts';
import { sessionIdOf } from '../platform/auth/sessions.ts';

/** One browser's requests, as our own page makes them: origin, forgery token and bearer in place. */
export interface Browser {
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body?: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** What an own page would send with a write, with the forgery token of the moment it was opened. */
  headers: Record<string, string>;
}

// biome-ignore lint/suspicious/noExplicitAny: the schema of the routes does not matter to a plain request
type App = Pick<Hono<AppEnv, any>, 'request'>;

const PRE_SESSION = 'p'.repeat(43);

/** Browsers for a test application: signed out, with a session token, or of a person who has just signed in. */
export function createBrowsers(app: App, { env, keys, clock, sessions }: Deps) {
  function open(binding: string, identity: Record<string, string>): Browser {
    const headersNow = () => ({
      ...identity,
      origin: env.PUBLIC_ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': makeCsrfToken(keys.keyFor('csrf'), binding, clock.now()),
    });
    async function send(method: string, path: string, body?: unknown): Promise<Response> {
      const headers = headersNow();
      if (body === undefined) return app.request(path, { method, headers });
      const json = { ...headers, 'content-type': 'application/json' };
      return app.request(path, { method, headers: json, body: JSON.stringify(body) });
    }
    return {
      send,
      headers: headersNow(),
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      put: (path, body) => send('PUT', path, body),
      delete: (path) => send('DELETE', path),
    };
  }
  const withToken = (token: string) => open(sessionIdOf(token), { authorization: `Bearer ${token}` });
  return {
    stranger: () => open(PRE_SESSION, { cookie: `pre=${PRE_SESSION}` }),
    withToken,
    /** Holds a session that is no longer good, and a stranger's forgery token, as the portal does then. */
    stale: (token: string) => open(PRE_SESSION, { cookie: `pre=${PRE_SESSION}`, authorization: `Bearer ${token}` }),
    async as(user: Pick<User, 'id'>): Promise<Browser> {
      const { token } = await sessions.issue({ userId: user.id, createdAt: clock.now(), device: 'Firefox on Linux' });
      return withToken(token);
    },
  };
}
