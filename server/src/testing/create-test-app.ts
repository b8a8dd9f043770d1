import { join } from 'node:path';
import { createApp } from '../app.ts';
import type { Deps } from '../deps.ts';
import { sessionStore } from '../features/accounts/index.ts';
import { createChallengeService } from '../features/proof/index.ts';
import { createQualityCounters } from '../features/trust/index.ts';
import { createUsageCounter } from '../features/usage/index.ts';
import { createKeyRing } from '../platform/auth/keys.ts';
import { createPasswords } from '../platform/auth/passwords.ts';
import { createSessions } from '../platform/auth/sessions.ts';
import { readEnv } from '../platform/env.ts';
import { createOpenStreams } from '../platform/http/open-streams.ts';
import { openLimits } from '../platform/limits.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createFetchPage } from '../platform/net/safe-fetch.ts';
import { createWorkerPool, workerBounds } from '../platform/workers/worker-pool.ts';
import { createImportedTexts } from '../scripture/imported-texts.ts';
import { withoutEncoder } from '../understanding/understanding.ts';
import { builtInWriter } from '../writing/index.ts';
import { createBrowsers } from './browser.ts';
import { createTestDatabase } from './create-test-database.ts';
import type { SettableClock } from './settable-clock.ts';
import { emptyScripture, noFiles } from './stand-ins.ts';
import { fromSource } from './worker-from-source.ts';

/** The least that is allowed: a test needs no strong hash. */
const cheapHash = { memorySize: 19_456, iterations: 2 };

interface Overrides extends Partial<Omit<Deps, 'env' | 'clock' | 'db'>> {
  /** Keys of the environment, as text. */
  env?: { readonly [key: string]: string };
  clock?: SettableClock;
}

/**
 * The whole application over its own temporary database, with a fixed clock. Call `close` at the end. `overrides` replaces
 * any dependency but the database.
 */
export async function createTestApp({ env: keys, clock: given, ...overrides }: Overrides = {}) {
  const database = await createTestDatabase(given);
  const { db, clock, folder } = database;
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...keys });
  const limits = openLimits(join(folder, 'limits.db'), env.LIMITS);
  const keyRing = createKeyRing(Buffer.alloc(32, 7));
  const deps: Deps = {
    env,
    db,
    clock,
    limits,
    challenges: createChallengeService({ keys: keyRing, limits, clock }),
    log: createLog(env.LOG_LEVEL),
    keys: keyRing,
    passwords: createPasswords(env.LIMITS.concurrency, cheapHash),
    sessions: createSessions(sessionStore(db, clock), clock.now),
    scripture: emptyScripture,
    texts: createImportedTexts(db),
    writer: builtInWriter,
    understanding: withoutEncoder,
    usage: createUsageCounter(db, clock),
    quality: createQualityCounters(db, clock),
    fetchPage: createFetchPage({ resolve: async () => [] }), // tests resolve no host name
    files: noFiles,
    pages: undefined,
    streams: createOpenStreams(env.LIMITS),
    workers: createWorkerPool({
      start: fromSource(new URL('../worker.ts', import.meta.url)),
      atOnce: env.LIMITS.concurrency.workerTasksInFlight,
      ...workerBounds,
    }),
    metrics: createMetrics(),
    readiness: {},
    ...overrides,
  };
  async function close() {
    await deps.workers.close();
    deps.limits.close();
    await database.close();
  }
  const app = createApp(deps);
  return { ...database, ...createBrowsers(app, deps), app, deps, close };
}
