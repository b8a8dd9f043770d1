import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { recordAudit, systemActor } from '../audit/index.ts';
import { churches } from '../churches/index.ts';
import { users } from './table.ts';

const KEPT = 14 * 24 * 60 * 60 * 1_000;
const AT_ONCE = 500;

/**
 * Deletes accounts that were not verified within two weeks, and a church that only such an account belongs to. Returns
 * how many accounts were deleted. Runs daily.
 */
export async function forgetUnverified(db: Database, now: number): Promise<number> {
  return db.write(async (tx) => {
    const old = await tx
      .select()
      .from(users)
      .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, now - KEPT)))
      .limit(AT_ONCE);
    for (const { id, churchId } of old) {
      await tx.delete(users).where(eq(users.id, id));
      const ctx = { actor: systemActor, now: () => now, church: churchId ? { id: churchId } : undefined };
      await recordAudit(tx, ctx, 'account.forget-unverified', id);
      if (!churchId || (await tx.$count(users, eq(users.churchId, churchId))) > 0) continue;
      await tx.delete(churches).where(eq(churches.id, churchId));
      await recordAudit(tx, ctx, 'church.forget-unverified', churchId);
    }
    return old.length;
  });
}
