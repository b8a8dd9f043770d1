import type { Transaction } from '../../platform/db/database.ts';
import type { Signup } from '../accounts/contract.ts';
import type { VisitorContext } from '../accounts/index.ts';
import { type Church, createChurch, freeSlug } from '../churches/index.ts';
import { type PromoCode, startPlan } from '../subscriptions/index.ts';

/** Adds the church of a signup under a slug of its own, with the plan it begins with. */
export async function foundChurch(
  tx: Transaction,
  ctx: VisitorContext,
  { churchData }: Signup,
  promo: PromoCode | undefined,
): Promise<Church> {
  const name = churchData?.name ?? '';
  const slug = await freeSlug(tx, name);
  const church = await createChurch(tx, ctx, {
    ...{ slug, name },
    contactEmail: churchData?.contactEmail,
    contactPhone: churchData?.contactPhone ?? undefined,
  });
  await startPlan(tx, ctx, { churchId: church.id }, promo);
  return church;
}
