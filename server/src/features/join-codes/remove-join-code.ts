import { eq } from 'drizzle-orm';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { joinCodes } from './table.ts';

/** Removes the church's join code; people then join by invitation only. Removing it twice is harmless. */
export async function removeJoinCode(ctx: ChurchContext): Promise<void> {
  await ctx.db.write(async (tx) => {
    const removed = await tx.delete(joinCodes).where(eq(joinCodes.churchId, ctx.church.id)).returning();
    if (removed.length > 0) await recordAudit(tx, ctx, 'join-code.remove', ctx.church.id);
  });
}
