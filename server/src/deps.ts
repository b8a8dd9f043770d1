import type { Doorkeeper } from './features/proof/index.ts';
import type { QualityCounters } from './features/trust/index.ts';
import type { UsageCounter } from './features/usage/index.ts';
import type { KeyRing } from './platform/auth/keys.ts';
import type { Passwords } from './platform/auth/passwords.ts';
import type { Sessions } from './platform/auth/sessions.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { Env } from './platform/env.ts';
import type { Readiness } from './platform/http/health.ts';
import type { OpenStreams } from './platform/http/open-streams.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import type { Limits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { FetchPage } from './platform/net/safe-fetch.ts';
import type { PrerenderedPages } from './platform/prerendered-pages.ts';
import type { WorkerPool } from './platform/workers/worker-pool.ts';
import type { ImportedTexts } from './scripture/imported-texts.ts';
import type { ScriptureReader } from './scripture/reader.ts';
import type { WorkerTasks } from './worker.ts';
import type { TextWriter } from './writing/writer.ts';

/** Everything the application is given; nothing in it is global. */
export interface Deps {
  env: Env;
  db: Database;
  limits: Limits;
  /** Asks browsers for work while a church is flooded. */
  challenges: Doorkeeper;
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
  pages: PrerenderedPages | undefined;
  /** Runs that are being streamed, their caps, and the signal that the server is shutting down. */
  streams: OpenStreams;
  /** Does heavy work in threads of its own. */
  workers: WorkerPool<WorkerTasks>;
  metrics: Metrics;
  /** Counts of what happens in the apps of churches. */
  usage: UsageCounter;
  /** Counts of what was checked, shown and written for churches. */
  quality: QualityCounters;
  /** What `/readyz` asks. */
  readiness: Readiness;
}
