import type { Deps } from './deps.ts';
import { forgetOldTokens, forgetUnverified } from './features/accounts/index.ts';
import { settleExpiredReservations } from './features/budgets/index.ts';
import { sendDigests } from './features/digests/index.ts';
import { endTrials } from './features/subscriptions/index.ts';
import { forgetTrust } from './features/trust/index.ts';
import { forgetUsage } from './features/usage/index.ts';
import type { HourlyBackups } from './platform/db/hourly-backups.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { forgetOldMail } from './platform/mail/forget-old-mail.ts';

/** The list of everything that runs on a schedule. */
export function scheduleJobs(jobs: Jobs, deps: Deps, backups: HourlyBackups): void {
  const { db, clock, limits, metrics } = deps;
  metrics.gauge('backup_age_seconds', () => Math.round(backups.ageMs() / 1_000));

  jobs.add('forget old counters', '*/10 * * * *', async () => limits.prune(clock.now()));
  jobs.add('forget ended sessions and links', '11 * * * *', async () => {
    await deps.sessions.deleteExpired();
    await db.write((tx) => forgetOldTokens(tx, clock.now()));
  });
  jobs.add('forget unverified accounts', '21 3 * * *', () => forgetUnverified(db, clock.now()));
  jobs.add('write usage', '*/5 * * * * *', async () => {
    await deps.usage.flush();
    await deps.quality.flush();
  });
  jobs.add('forget old usage', '41 3 * * *', async () => {
    await forgetUsage(db, clock.now());
    await forgetTrust(db, clock.now());
  });
  jobs.add('book lost calls of a model', '* * * * *', () => settleExpiredReservations(deps));
  jobs.add('end trials', '1 * * * *', () => endTrials(db, clock.now()));
  jobs.add('send weekly digests', '5 8 * * 1', () => sendDigests(deps));
  jobs.add('forget old mail', '15 * * * *', () => forgetOldMail(db, clock.now()));
  // Checked every ten minutes, due hourly: a failed backup is tried again soon.
  const backUp = async () => {
    const made = await backups.makeWhenDue();
    if (made) deps.log.info({ file: made.path, bytes: made.bytes }, 'backed up');
  };
  jobs.add('back up', '*/10 * * * *', backUp, { atOnce: true });
}
