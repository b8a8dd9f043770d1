import { lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { budgetPeriodsOf, settle } from './budget-periods.ts';
import { modelReservations } from './table.ts';
import { warnWhenNear } from './warn.ts';

interface LostCalls {
  /** All that are set aside belong to a process that is gone: one server a database, and this one has not asked yet. */
  atStart?: true;
}

/**
 * Books calls that never came back, e.g. after a crash, at the dearest they can have been: the provider may have charged
 * for them. Answers how many. Run at the start, and every minute for what has outlived its lease.
 */
export async function settleExpiredReservations(
  { db, env, keys, clock }: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>,
  { atStart }: LostCalls = {},
): Promise<number> {
  const isLost = atStart ? undefined : lte(modelReservations.expiresAt, clock.now());
  const [due] = await db.read.select({ id: modelReservations.id }).from(modelReservations).where(isLost).limit(1);
  if (!due) return 0;
  const ctx = { db, env, keys, now: () => clock.now() };
  return db.write(async (tx) => {
    const lost = await tx.delete(modelReservations).where(isLost).returning();
    for (const held of lost) {
      const { amount } = held;
      for (const purse of await budgetPeriodsOf(tx, env, held)) {
        const row = await settle(tx, purse, { reserved: amount, spent: amount, tokens: { input: 0, output: 0 } });
        await warnWhenNear(tx, ctx, purse, row);
      }
    }
    return lost.length;
  });
}
