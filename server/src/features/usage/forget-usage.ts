import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { failureDays, seenPages, usageDays } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
const USAGE_DAYS = 400;
const SEEN_DAYS = 90;

/** Deletes counts older than 400 days, and pages where nothing was seen for 90. */
export async function forgetUsage(db: Database, now: number): Promise<void> {
  const oldest = new Date(now - USAGE_DAYS * DAY).toISOString().slice(0, 10);
  await db.write(async (tx) => {
    await tx.delete(usageDays).where(lt(usageDays.day, oldest));
    await tx.delete(failureDays).where(lt(failureDays.day, oldest));
    await tx.delete(seenPages).where(lt(seenPages.lastSeenAt, now - SEEN_DAYS * DAY));
  });
}
