import type { Transaction } from '../../platform/db/database.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import { type Subscription, type SubscriptionStatus, subscriptions } from './table.ts';

interface NewState {
  status: SubscriptionStatus;
  /** Epoch ms; null or absent: without an end. */
  endsAt?: number | null;
  pausedReason?: string;
}

/** Puts a church's subscription into a state by hand or from a rule; makes the row when there is none. */
export async function setSubscription(
  tx: Transaction,
  ctx: AuditContext,
  churchId: string,
  state: NewState,
): Promise<Subscription> {
  const values = {
    status: state.status,
    endsAt: state.endsAt ?? null,
    pausedReason: state.status === 'paused' ? (state.pausedReason ?? 'Paused by Lampstand.') : null,
    updatedAt: ctx.now(),
  };
  const [row] = await tx
    .insert(subscriptions)
    .values({ churchId, ...values })
    .onConflictDoUpdate({ target: subscriptions.churchId, set: values })
    .returning();
  if (!row) throw new Error('The database returned no row for a subscription.');
  await recordAudit(tx, { ...ctx, now: () => ctx.now(), church: { id: churchId } }, 'subscription.set', churchId, {
    status: row.status,
  });
  return row;
}
