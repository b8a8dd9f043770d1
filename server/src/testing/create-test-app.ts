import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app.ts';
import { createKeyRing } from '../platform/auth/keys.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Deps } from '../platform/deps.ts';
import { readEnv } from '../platform/env.ts';
import { createOpenStreams } from '../platform/http/open-streams.ts';
import { openLimits } from '../platform/limits.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { builtInWriter } from '../writing/index.ts';
import { createGiven } from './given.ts';
import { createSettableClock, type SettableClock } from './settable-clock.ts';
import { emptyScripture, noFiles } from './stand-ins.ts';
import { copyTemplateDatabase } from './template-database.ts';

interface Overrides extends Partial<Omit<Deps, 'env' | 'clock'>> {
  /** Keys of the environment, as text. */
  env?: { readonly [key: string]: string };
  clock?: SettableClock;
}

/**
 * The whole application over its own temporary database, with a clock that stands still. Call `close` at the end.
 * Anything may be replaced by `overrides`.
 */
export async function createTestApp({ env: keys, clock = createSettableClock(), ...overrides }: Overrides = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'));
  await copyTemplateDatabase(join(folder, 'lampstand.db'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...keys });
  const db = overrides.db ?? openDatabase(join(folder, 'lampstand.db'));
  const deps: Deps = {
    env,
    db,
    clock,
    limits: openLimits(join(folder, 'limits.db'), env.LIMITS),
    log: createLog(env.LOG_LEVEL),
    keys: createKeyRing(Buffer.alloc(32, 7)),
    scripture: emptyScripture,
    writer: builtInWriter,
    files: noFiles,
    streams: createOpenStreams(env.LIMITS),
    metrics: createMetrics(),
    readiness: {},
    ...overrides,
  };
  async function close() {
    await db.close();
    deps.limits.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { app: createApp(deps), db, deps, clock, given: createGiven(db, clock), folder, close };
}
