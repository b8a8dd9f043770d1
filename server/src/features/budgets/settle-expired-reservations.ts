import { lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { budgetPeriodsOf, settle } from './budget-periods.ts';
import { modelReservations } from './table.ts';
import { warnWhenNear } from './warn.ts';

interface Options {
  /** Settles all reservations: only one server uses the database, and this one has not made a call yet. */
  atStart?: true;
}

/**
 * Books reservations of calls that never ended, such as after a crash, in full, because the provider can have charged for
 * them. Returns how many. Runs at the start of the server, and every minute for expired ones.
 */
export async function settleExpiredReservations(
  { db, env, keys, clock }: Pick<Deps, 'db' | 'env' | 'keys' | 'clock'>,
  { atStart }: Options = {},
): Promise<number> {
  const isExpired = atStart ? undefined : lte(modelReservations.expiresAt, clock.now());
  const [due] = await db.read.select({ id: modelReservations.id }).from(modelReservations).where(isExpired).limit(1);
  if (!due) return 0;
  const ctx = { db, env, keys, now: () => clock.now() };
  return db.write(async (tx) => {
    const expired = await tx.delete(modelReservations).where(isExpired).returning();
    for (const reservation of expired) {
      const { amount } = reservation;
      for (const budget of await budgetPeriodsOf(tx, env, reservation)) {
        const period = await settle(tx, budget, { reserved: amount, spent: amount, tokens: { input: 0, output: 0 } });
        await warnWhenNear(tx, ctx, budget, period);
      }
    }
    return expired.length;
  });
}
