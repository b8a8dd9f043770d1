import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { churchesThatKeepThirtyDays, oldestDay } from '../retention/index.ts';
import { failureDays, seenPages, usageDays } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
const SEEN_DAYS = 90;

/** Deletes counts after 400 days and unseen pages after 90; both after 30 for churches with that setting. */
export async function forgetUsage(db: Database, now: number): Promise<void> {
  const oldest = oldestDay('13-months', now);
  const shortly = oldestDay('30-days', now);
  await db.write(async (tx) => {
    await tx.delete(usageDays).where(lt(usageDays.day, oldest));
    await tx.delete(failureDays).where(lt(failureDays.day, oldest));
    await tx.delete(seenPages).where(lt(seenPages.lastSeenAt, now - SEEN_DAYS * DAY));
    for (const church of await churchesThatKeepThirtyDays(tx)) await forgetUsageOf(tx, church, shortly);
  });
}

/** Deletes the counts of one church: those before a day (`YYYY-MM-DD`), or all. */
export async function forgetUsageOf(tx: Transaction, churchId: string, before?: string): Promise<void> {
  const end = before ?? '9999-12-31';
  await tx.delete(usageDays).where(and(eq(usageDays.churchId, churchId), lt(usageDays.day, end)));
  await tx.delete(failureDays).where(and(eq(failureDays.churchId, churchId), lt(failureDays.day, end)));
  await tx.delete(seenPages).where(and(eq(seenPages.churchId, churchId), lt(seenPages.lastSeenAt, Date.parse(end))));
}
