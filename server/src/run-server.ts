import { join } from 'node:path';
import { createApp } from './app.ts';
import { careGate } from './care/index.ts';
import { createDeps } from './create-deps.ts';
import type { Deps } from './deps.ts';
import { seedPosts } from './features/blog/index.ts';
import { settleExpiredReservations } from './features/budgets/index.ts';
import { scheduleJobs } from './jobs.ts';
import { asUnusable } from './platform/db/unusable-database.ts';
import type { Env } from './platform/env.ts';
import { listen } from './platform/http/listen.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { startMailSender } from './platform/mail/sender.ts';
import { contentFolder } from './platform/paths.ts';
import { importWorldEnglishBible } from './scripture/import-web.ts';
import { seedOwnChurch } from './seed-church.ts';
import { warmUp } from './warm-up.ts';

const SHUTDOWN_MS = 10_000;

export interface RunningServer {
  deps: Deps;
  port: number;
  /** Ends streams, waits up to 10 s for open requests, checkpoints the database and closes it. */
  close(): Promise<void>;
}

/**
 * Starts the whole server and resolves when it listens. `prepare` runs before that, e.g. to create a demo church.
 * @throws AlreadyRunning, MigrationRefused, UnusableDatabase, CannotListen
 */
export async function runServer(env: Env, prepare?: (deps: Deps) => Promise<void>): Promise<RunningServer> {
  const opened = await createDeps(env);
  const { deps } = opened;
  const jobs = createJobs(deps.log);
  try {
    await importWorldEnglishBible(deps.db, deps.clock);
    await seedOwnChurch(deps);
    await seedPosts(deps, join(contentFolder, 'blog'));
    await prepare?.(deps);
    const lost = await settleExpiredReservations(deps, { atStart: true });
    if (lost > 0) deps.log.warn({ lost }, 'calls of a model were cut off; they are booked at their dearest');
    careGate(['']); // compiles its patterns, so that the first visitor does not wait
    const listening = await listen(createApp(deps), env.HOST, env.PORT);
    void warmUp(deps);
    scheduleJobs(jobs, deps, opened.backups);
    const sender = env.SMTP_URL ? startMailSender(deps) : undefined;
    return {
      deps,
      port: listening.port,
      async close() {
        jobs.stop();
        await Promise.all([listening.close(SHUTDOWN_MS), deps.streams.end(SHUTDOWN_MS), sender?.stop(SHUTDOWN_MS)]);
        await deps.usage.flush();
        await deps.quality.flush();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close().catch(() => undefined); // a damaged database can refuse to close
    throw asUnusable(error, opened.databaseFile, opened.backupFolder) ?? error;
  }
}
