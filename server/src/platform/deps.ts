import type { KeyRing } from './auth/keys.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { OpenStreams } from './http/open-streams.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { FetchPage } from './net/safe-fetch.ts';
import type { PrerenderedPages } from './prerendered-pages.ts';

/** What the platform provides to every feature. The application adds its own in `server/src/deps.ts`. */
export interface PlatformDeps {
  env: Env;
  db: Database;
  limits: Limits;
  log: Log;
  clock: Clock;
  keys: KeyRing;
  passwords: Passwords;
  sessions: Sessions;
  /** Fetches a page of a church's website; refuses addresses inside our own network. */
  fetchPage: FetchPage;
  /** Built browser files, by URL path. */
  files: StaticFiles;
  /** The portal's pages as ready HTML; undefined when the portal is not built. */
  pages: PrerenderedPages | undefined;
  /** Responses that are being streamed, their limits, and the signal that the server is shutting down. */
  streams: OpenStreams;
  metrics: Metrics;
  /** The checks of `/readyz`. */
  readiness: Readiness;
}

/** One check for each part of the server: it resolves when the part works and throws with the reason when it does not. */
type Readiness = { readonly [part: string]: () => Promise<void> };
