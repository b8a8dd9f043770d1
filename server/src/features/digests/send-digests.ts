import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { homeOf, portalLink, users } from '../accounts/index.ts';
import { churches } from '../churches/index.ts';
import { churchLines, postLines } from './digest-lines.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const WEEK = 7 * 24 * 60 * 60 * 1_000;

/**
 * Emails the weekly digest to people who turned it on and whose church approved them; no one gets an empty one, or two in a
 * week. Returns how many were written. Runs on Mondays.
 */
export async function sendDigests({ db, env, keys, clock }: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>) {
  const now = clock.now();
  const readers = await db.read
    .select({ user: users, church: churches })
    .from(users)
    .innerJoin(churches, eq(churches.id, users.churchId))
    .where(
      and(
        eq(users.status, 'active'),
        isNotNull(users.emailVerifiedAt),
        sql`json_extract(${users.notificationSettings}, '$.weeklyDigest') = 1`,
      ),
    );
  const posts = await postLines(db.read, now - WEEK, now);
  let written = 0;
  for (const { user, church } of readers) {
    const isAdministrator = user.role === 'Church Administrator';
    const lines = [...(isAdministrator ? await churchLines(db.read, church.id, now - WEEK) : []), ...posts];
    if (lines.length === 0) continue;
    const args = {
      ...{ name: user.firstName, churchName: church.name, ownLines: lines.join('\n') },
      link: portalLink({ env }, homeOf(user.role)),
      unsubscribeLink: portalLink({ env }, `/unsubscribe/${unsubscribeToken(keys, user.id)}`),
    };
    const dedupeKey = `weekly-digest:${user.id}:${Math.floor(now / WEEK)}`;
    await db.write((tx) =>
      enqueueMail(
        tx,
        { now: () => now, keys },
        { kind: 'weekly-digest', to: user.email, args, churchId: church.id, dedupeKey },
      ),
    );
    written += 1;
  }
  return written;
}
