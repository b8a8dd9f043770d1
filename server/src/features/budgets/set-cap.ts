import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import { budgetCaps, modelBudgets } from './table.ts';

/** Sets a church's own monthly cap in millionths of a dollar; null restores the server's cap. */
export async function setBudgetCap(
  tx: Transaction,
  ctx: AuditContext,
  churchId: string,
  cap: number | null,
): Promise<void> {
  const values = { cap: cap ?? 0, updatedAt: ctx.now() };
  if (cap === null) await tx.delete(budgetCaps).where(eq(budgetCaps.churchId, churchId));
  else {
    await tx
      .insert(budgetCaps)
      .values({ churchId, ...values })
      .onConflictDoUpdate({ target: budgetCaps.churchId, set: values });
  }
  // The warnings start again with the new cap.
  await tx.update(modelBudgets).set({ warned: 0 }).where(eq(modelBudgets.owner, churchId));
  await recordAudit(tx, { ...ctx, now: () => ctx.now(), church: { id: churchId } }, 'budget.cap', churchId, { cap });
}
