import { and, gt, inArray, lt, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox, suppressions } from './table.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Deletes finished emails and wrong addresses after thirty days. Dates in the future come from a clock that was ahead. */
export async function forgetOldMail(db: Database, now: number): Promise<void> {
  await db.write(async (tx) => {
    const finished = inArray(outbox.state, ['sent', 'failed', 'suppressed']);
    await tx
      .delete(outbox)
      .where(and(or(lt(outbox.createdAt, now - KEPT_MS), gt(outbox.createdAt, now + HOUR_MS)), finished));
    await tx
      .delete(suppressions)
      .where(or(lt(suppressions.createdAt, now - KEPT_MS), gt(suppressions.createdAt, now + HOUR_MS)));
  });
}
