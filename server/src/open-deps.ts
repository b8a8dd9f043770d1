import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sessionStore } from './features/accounts/session-store.ts';
import { createDoorkeeper } from './features/proof/index.ts';
import { createTrustLedger } from './features/trust/index.ts';
import { createUsageCounter } from './features/usage/index.ts';
import { openWriter } from './open-writer.ts';
import { openKeyRing } from './platform/auth/keys.ts';
import { createPasswords } from './platform/auth/passwords.ts';
import { createSessions } from './platform/auth/sessions.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { lockInstance } from './platform/db/instance-lock.ts';
import { backupBefore } from './platform/db/keep-backups.ts';
import { migrate, pendingMigrations } from './platform/db/migrations.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import type { Deps } from './platform/deps.ts';
import type { Env } from './platform/env.ts';
import { createOpenStreams } from './platform/http/open-streams.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { openLimits } from './platform/limits.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createFetchPage } from './platform/net/safe-fetch.ts';
import { openPages } from './platform/pages.ts';
import { migrationsFolder, repositoryRoot, workerFile } from './platform/paths.ts';
import { createWorkerPool, workerBounds } from './platform/workers/worker-pool.ts';
import { createScriptureReader } from './scripture/create-reader.ts';
import { createImportedTexts } from './scripture/imported-texts.ts';
import { builtInWriter } from './writing/index.ts';

const portalFolder = join(repositoryRoot, 'portal/dist');
const FREE_DISK_BYTES = 100 * 1024 * 1024;

interface Opened {
  deps: Deps;
  databaseFile: string;
  backupFolder: string;
  close(): Promise<void>;
}

/**
 * Takes the data folder, migrates its database and opens everything the application is given.
 * @throws AlreadyRunning, MigrationRefused
 */
export async function openDeps(env: Env): Promise<Opened> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = lockInstance(env.DATA_DIR);
  const databaseFile = join(env.DATA_DIR, 'lampstand.db');
  const backupFolder = join(env.DATA_DIR, 'backups');
  await migrate(databaseFile, migrationsFolder, backupBefore('migration', backupFolder, systemClock.now()));

  const log = createLog(env.LOG_LEVEL);
  const db = openDatabase(databaseFile, {
    onSlowWrite: (milliseconds) => log.warn({ milliseconds }, 'slow write'),
  });
  const limits = openLimits(join(env.DATA_DIR, 'limits.db'), env.LIMITS);
  const keys = openKeyRing(env);
  const deps: Deps = {
    env,
    db,
    limits,
    doorkeeper: createDoorkeeper({ keys, limits, clock: systemClock }),
    log,
    clock: systemClock,
    keys,
    passwords: createPasswords(env.LIMITS.concurrency, passwordCost(env)),
    sessions: createSessions(sessionStore(db, systemClock), systemClock.now),
    scripture: createScriptureReader(db),
    texts: createImportedTexts(db),
    writer: builtInWriter,
    usage: createUsageCounter(db, systemClock),
    trust: createTrustLedger(db, systemClock),
    fetchPage: createFetchPage({ allow: demoSites(env) }),
    files: await loadStaticFiles([
      { directory: join(repositoryRoot, 'sdk/dist/frame'), prefix: '/assets/frame/' },
      { directory: join(repositoryRoot, 'sdk/src/theme'), prefix: '/assets/theme/' },
      { directory: join(repositoryRoot, 'loader/dist'), prefix: '/loader/' },
      { directory: portalFolder, prefix: '/', without: 'render' },
    ]),
    pages: await openPages(join(portalFolder, 'render')),
    streams: createOpenStreams(env.LIMITS),
    workers: createWorkerPool({
      start: (options) => new Worker(workerFile, options),
      atOnce: env.LIMITS.concurrency.workerTasksInFlight,
      ...workerBounds,
    }),
    metrics: createMetrics(),
    readiness: {
      // An empty write: fails when the file has become read-only or cannot be locked.
      database: () => db.write(async () => undefined),
      migrations: async () => assertMigrated(databaseFile),
      disk: async () => assertFreeDisk(env.DATA_DIR),
    },
  };
  deps.writer = openWriter(deps);
  deps.metrics.gauge('open_streams', () => deps.streams.size);
  deps.metrics.gauge('worker_tasks', () => deps.workers.running);
  deps.metrics.gauge('resident_memory_bytes', () => process.memoryUsage.rss());
  return {
    deps,
    databaseFile,
    backupFolder,
    async close() {
      await deps.workers.close();
      await db.close();
      limits.close();
      unlock();
    },
  };
}

const passwordCost = (env: Env) => ({ memorySize: env.PASSWORD_MEMORY_KIB, iterations: env.PASSWORD_ITERATIONS });

function assertFreeDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < FREE_DISK_BYTES) throw new Error(`Less than 100 MB are free where ${folder} lies.`);
}

function assertMigrated(databaseFile: string): void {
  const client = openSqlite(databaseFile, { readonly: true });
  try {
    const pending = pendingMigrations(client, migrationsFolder);
    if (pending.length > 0) throw new Error(`The database still lacks ${pending.join(', ')}.`);
  } finally {
    client.close();
  }
}

/** The demo church's site stands on this machine, which is otherwise never read. In production there is none. */
function demoSites({ NODE_ENV, EXAMPLE_PORT }: Env): string[] {
  return NODE_ENV === 'production' ? [] : ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${EXAMPLE_PORT}`);
}
