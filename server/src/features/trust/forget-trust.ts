import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { churchesThatKeepThirtyDays, oldestDay } from '../retention/index.ts';
import { trustDays, writersSeen } from './table.ts';

/** Deletes counts and writers older than 400 days, or older than 30 days where the church chose that. */
export async function forgetTrust(db: Database, now: number): Promise<void> {
  const oldest = oldestDay('13-months', now);
  const shortly = oldestDay('30-days', now);
  await db.write(async (tx) => {
    await tx.delete(trustDays).where(lt(trustDays.day, oldest));
    await tx.delete(writersSeen).where(lt(writersSeen.lastSeenAt, Date.parse(oldest)));
    for (const church of await churchesThatKeepThirtyDays(tx)) await forgetTrustOf(tx, church, shortly);
  });
}

/** Deletes the counts of one church: those before a day (`YYYY-MM-DD`), or all. */
export async function forgetTrustOf(tx: Transaction, churchId: string, before?: string): Promise<void> {
  const end = before ?? '9999-12-31';
  await tx.delete(trustDays).where(and(eq(trustDays.churchId, churchId), lt(trustDays.day, end)));
  const seenBefore = lt(writersSeen.lastSeenAt, Date.parse(end));
  await tx.delete(writersSeen).where(and(eq(writersSeen.churchId, churchId), seenBefore));
}
