import { lte } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { putBack } from './purses.ts';
import { modelReservations, PLATFORM } from './table.ts';

/** Frees what was set aside for calls that never came back, e.g. after a crash; answers how many. Run every minute. */
export async function freeReservations(db: Database, now: number): Promise<number> {
  const [due] = await db.read
    .select({ id: modelReservations.id })
    .from(modelReservations)
    .where(lte(modelReservations.expiresAt, now))
    .limit(1);
  if (!due) return 0;
  return db.write(async (tx) => {
    const dead = await tx.delete(modelReservations).where(lte(modelReservations.expiresAt, now)).returning();
    for (const { churchId, month, day, amount } of dead) {
      await putBack(tx, { owner: churchId, period: month }, amount);
      await putBack(tx, { owner: PLATFORM, period: day }, amount);
    }
    return dead.length;
  });
}
