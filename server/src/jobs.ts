import { forgetOldTokens, forgetUnverified } from './features/accounts/index.ts';
import { bookLostCalls } from './features/budgets/index.ts';
import { endTrials } from './features/subscriptions/index.ts';
import { forgetTrust } from './features/trust/index.ts';
import { forgetUsage } from './features/usage/index.ts';
import { backUpAndPrune } from './platform/db/keep-backups.ts';
import type { Deps } from './platform/deps.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { forgetOldMail } from './platform/mail/settle.ts';

const BACKUPS_KEPT = 24;

/** The timetable: the one list of what happens without anybody asking. */
export function scheduleJobs(jobs: Jobs, deps: Deps, databaseFile: string, backupFolder: string): void {
  const { db, clock, limits, metrics } = deps;
  let lastBackup = clock.now();
  metrics.gauge('backup_age_seconds', () => Math.round((clock.now() - lastBackup) / 1_000));

  jobs.add('forget old counters', '*/10 * * * *', async () => limits.prune(clock.now()));
  jobs.add('forget ended sessions and links', '11 * * * *', async () => {
    await deps.sessions.deleteExpired();
    await db.write((tx) => forgetOldTokens(tx, clock.now()));
  });
  jobs.add('forget unverified accounts', '21 3 * * *', () => forgetUnverified(db, clock.now()));
  jobs.add('write usage', '*/5 * * * * *', async () => {
    await deps.usage.flush();
    await deps.trust.flush();
  });
  jobs.add('forget old usage', '41 3 * * *', async () => {
    await forgetUsage(db, clock.now());
    await forgetTrust(db, clock.now());
  });
  jobs.add('book lost calls of a model', '* * * * *', () => bookLostCalls(deps));
  jobs.add('end trials', '1 * * * *', () => endTrials(db, clock.now()));
  jobs.add('forget old mail', '15 * * * *', () => forgetOldMail(db, clock.now()));
  jobs.add('back up', '30 * * * *', async () => {
    await backUpAndPrune(databaseFile, backupFolder, clock.now(), BACKUPS_KEPT);
    lastBackup = clock.now();
  });
}
