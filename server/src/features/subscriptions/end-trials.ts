import { and, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { recordAudit, systemActor } from '../audit/index.ts';
import { personalSubscriptions, subscriptions } from './table.ts';

/** Turns trials and grace periods whose end has passed into `expired`; answers how many. Run hourly. */
export async function endTrials(db: Database, now: number): Promise<number> {
  return db.write(async (tx) => {
    const ended = await tx
      .update(subscriptions)
      .set({ status: 'expired', endsAt: null, updatedAt: now })
      .where(and(inArray(subscriptions.status, ['trial', 'grace']), lte(subscriptions.endsAt, now)))
      .returning();
    for (const { churchId } of ended) {
      const ctx = { church: { id: churchId }, actor: systemActor, now: () => now };
      await recordAudit(tx, ctx, 'subscription.end', churchId, { status: 'expired' });
    }
    const personal = await tx
      .update(personalSubscriptions)
      .set({ status: 'expired', endsAt: null, updatedAt: now })
      .where(and(inArray(personalSubscriptions.status, ['trial', 'grace']), lte(personalSubscriptions.endsAt, now)))
      .returning();
    for (const { userId } of personal) {
      const ctx = { actor: systemActor, now: () => now };
      await recordAudit(tx, ctx, 'subscription.end', userId, { status: 'expired' });
    }
    return ended.length + personal.length;
  });
}
