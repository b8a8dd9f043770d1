import type { Doorkeeper } from '../features/proof/index.ts';
import type { TrustLedger } from '../features/trust/index.ts';
import type { UsageCounter } from '../features/usage/index.ts';
import type { ImportedTexts } from '../scripture/imported-texts.ts';
import type { ScriptureReader } from '../scripture/reader.ts';
import type { WorkerTasks } from '../worker.ts';
import type { TextWriter } from '../writing/writer.ts';
import type { KeyRing } from './auth/keys.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import type { Readiness } from './http/health.ts';
import type { OpenStreams } from './http/open-streams.ts';
import type { StaticFiles } from './http/static-files.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { FetchPage } from './net/safe-fetch.ts';
import type { Pages } from './pages.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Everything the application is given; nothing in it is global. */
export interface Deps {
  env: Env;
  db: Database;
  limits: Limits;
  /** Asks browsers for work while a church is flooded. */
  doorkeeper: Doorkeeper;
  log: Log;
  clock: Clock;
  keys: KeyRing;
  passwords: Passwords;
  sessions: Sessions;
  scripture: ScriptureReader;
  /** The Bible texts in memory, for what is checked while it is written. */
  texts: ImportedTexts;
  writer: TextWriter;
  /** Reads a page of a church's website, and nothing inside our own network. */
  fetchPage: FetchPage;
  /** Built browser files, by URL path. */
  files: StaticFiles;
  /** The portal's pages as ready HTML; undefined where the portal is not built. */
  pages: Pages | undefined;
  /** Runs that are being streamed, their caps, and the signal that the server is shutting down. */
  streams: OpenStreams;
  /** Does heavy work in threads of its own. */
  workers: WorkerPool<WorkerTasks>;
  metrics: Metrics;
  /** Counts of what happens in the apps of churches. */
  usage: UsageCounter;
  /** Counts of what was checked, shown and written for churches. */
  trust: TrustLedger;
  /** What `/readyz` asks. */
  readiness: Readiness;
}
