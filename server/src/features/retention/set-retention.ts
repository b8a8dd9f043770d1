import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { forgetTrustOf } from '../trust/index.ts';
import { forgetUsageOf } from '../usage/index.ts';
import type { Keep, Retention } from './contract.ts';
import { oldestDay } from './retention.ts';
import { churchRetentions } from './table.ts';

/** Sets how long the church's counts are kept. Older counts are deleted at once; `nothing` deletes all and stops counting. */
export async function setRetention(ctx: ChurchContext, { keep }: Retention): Promise<Keep> {
  const { id } = ctx.church;
  const now = ctx.now();
  const before = keep === 'nothing' ? undefined : oldestDay(keep, now);
  return ctx.db.write(async (tx) => {
    await tx
      .insert(churchRetentions)
      .values({ churchId: id, keep, setAt: now })
      .onConflictDoUpdate({ target: churchRetentions.churchId, set: { keep, setAt: now } });
    await forgetUsageOf(tx, id, before);
    await forgetTrustOf(tx, id, before);
    await recordAudit(tx, ctx, 'retention.set', id, { keep });
    return keep;
  });
}
