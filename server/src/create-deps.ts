import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createWriter } from './create-writer.ts';
import type { Deps } from './deps.ts';
import { sessionStore } from './features/accounts/index.ts';
import { createChallengeService } from './features/proof/index.ts';
import { createQualityCounters } from './features/trust/index.ts';
import { createUsageCounter } from './features/usage/index.ts';
import { openOperatorEncoder } from './open-operator-encoder.ts';
import { openKeyRing } from './platform/auth/keys.ts';
import { createPasswords } from './platform/auth/passwords.ts';
import { createSessions } from './platform/auth/sessions.ts';
import { systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/db/database.ts';
import { createHourlyBackups, type HourlyBackups } from './platform/db/hourly-backups.ts';
import { lockInstance } from './platform/db/instance-lock.ts';
import { newBackupPath, pruneBackups } from './platform/db/keep-backups.ts';
import { migrate, pendingMigrations } from './platform/db/migrations.ts';
import { openSqlite } from './platform/db/sqlite.ts';
import { asUnusable, checkAfterUncleanEnd } from './platform/db/unusable-database.ts';
import type { Env } from './platform/env.ts';
import { createOpenStreams } from './platform/http/open-streams.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { openLimits } from './platform/limits.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createFetchPage } from './platform/net/safe-fetch.ts';
import { encoderWorkerFile, migrationsFolder, phrasingsFile, repositoryRoot, workerFile } from './platform/paths.ts';
import { openPrerenderedPages } from './platform/prerendered-pages.ts';
import { createWorkerPool, workerBounds } from './platform/workers/worker-pool.ts';
import { createScriptureReader } from './scripture/create-reader.ts';
import { createImportedTexts } from './scripture/imported-texts.ts';
import { readPhrasings } from './understanding/phrasing-file.ts';
import { UNIVERSAL_ENCODER } from './understanding/sentence-encoder.ts';
import { createUnderstanding } from './understanding/understanding.ts';
import { createWorkerEncoder } from './understanding/worker-encoder.ts';
import { builtInWriter } from './writing/index.ts';

const portalFolder = join(repositoryRoot, 'portal/dist');
const FREE_DISK_BYTES = 100 * 1024 * 1024;
const BEFORE_MIGRATION_KEPT = 3;

interface Opened {
  deps: Deps;
  databaseFile: string;
  backupFolder: string;
  backups: HourlyBackups;
  close(): Promise<void>;
}

/**
 * Locks the data folder, migrates its database and creates every dependency of the application.
 * @throws AlreadyRunning, MigrationRefused, UnusableDatabase
 */
export async function createDeps(env: Env): Promise<Opened> {
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const unlock = lockInstance(env.DATA_DIR);
  const databaseFile = join(env.DATA_DIR, 'lampstand.db');
  const backupFolder = join(env.DATA_DIR, 'backups');
  const log = createLog(env.LOG_LEVEL);
  const db = await openMainDatabase(databaseFile, backupFolder, log);
  const backups = createHourlyBackups({ file: databaseFile, folder: backupFolder, clock: systemClock });
  const limits = openLimits(join(env.DATA_DIR, 'limits.db'), env.LIMITS, (files) =>
    log.warn({ files }, 'limits.db was damaged; it was set aside and a new one begun'),
  );
  const keys = openKeyRing(env);
  const encoder = createWorkerEncoder(UNIVERSAL_ENCODER, (options) => new Worker(encoderWorkerFile, options));
  const metrics = createMetrics();
  const closing = new AbortController();
  const deps: Deps = {
    env,
    db,
    limits,
    challenges: createChallengeService({ keys, limits, clock: systemClock }),
    log,
    clock: systemClock,
    keys,
    passwords: createPasswords(env.LIMITS.concurrency, passwordCost(env)),
    sessions: createSessions(sessionStore(db, systemClock), systemClock.now),
    scripture: createScriptureReader(db),
    texts: createImportedTexts(db),
    writer: builtInWriter,
    understanding: createUnderstanding({
      encoder,
      prepared: readPhrasings(phrasingsFile),
      operator: openOperatorEncoder(env, { clock: systemClock, log, metrics, closing: closing.signal }),
      onFailure: (err) => log.warn({ err }, 'the sentence encoder did not answer'),
    }),
    usage: createUsageCounter(db, systemClock),
    quality: createQualityCounters(db, systemClock),
    fetchPage: createFetchPage({ allow: demoSites(env) }),
    files: await loadStaticFiles([
      { directory: join(repositoryRoot, 'sdk/dist/frame'), prefix: '/assets/frame/' },
      { directory: join(repositoryRoot, 'sdk/src/theme'), prefix: '/assets/theme/' },
      { directory: join(repositoryRoot, 'loader/dist'), prefix: '/loader/' },
      { directory: portalFolder, prefix: '/', without: 'render' },
    ]),
    pages: await openPrerenderedPages(join(portalFolder, 'render')),
    streams: createOpenStreams(env.LIMITS),
    workers: createWorkerPool({
      start: (options) => new Worker(workerFile, options),
      atOnce: env.LIMITS.concurrency.workerTasksInFlight,
      ...workerBounds,
    }),
    metrics,
    readiness: {
      // An empty write: fails when the file has become read-only or cannot be locked.
      database: () => db.write(async () => undefined),
      migrations: async () => assertMigrated(databaseFile),
      disk: async () => assertFreeDisk(env.DATA_DIR),
      backup: async () => backups.check(),
    },
  };
  deps.writer = createWriter(deps);
  deps.metrics.gauge('open_streams', () => deps.streams.size);
  deps.metrics.gauge('worker_tasks', () => deps.workers.running);
  deps.metrics.gauge('resident_memory_bytes', () => process.memoryUsage.rss());
  return {
    deps,
    databaseFile,
    backupFolder,
    backups,
    async close() {
      closing.abort();
      await deps.workers.close();
      await encoder.close();
      await backups.stop();
      await db.close();
      limits.close();
      unlock();
    },
  };
}

async function openMainDatabase(file: string, backupFolder: string, log: Log): Promise<Database> {
  try {
    if (checkAfterUncleanEnd(file, backupFolder)) log.info('the last run did not close the database; it is sound');
    await migrate(file, migrationsFolder, newBackupPath(backupFolder, 'before-migration', systemClock.now()));
    pruneBackups(backupFolder, 'before-migration', BEFORE_MIGRATION_KEPT);
    return openDatabase(file, { onSlowWrite: (milliseconds) => log.warn({ milliseconds }, 'slow write') });
  } catch (error) {
    throw asUnusable(error, file, backupFolder) ?? error;
  }
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

/** Lets the installation check read the demo church's site, which is on this machine. Empty in production. */
function demoSites({ NODE_ENV, EXAMPLE_PORT }: Env): string[] {
  return NODE_ENV === 'production' ? [] : ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${EXAMPLE_PORT}`);
}
