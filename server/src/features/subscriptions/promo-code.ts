import type { Transaction } from '../../platform/db/database.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import { setSubscription } from './set-subscription.ts';
import { personalSubscriptions } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;

export interface PromoCode {
  /** Days of trial that it gives. */
  extensionDays: number;
}
const promoCodes: { readonly [code: string]: PromoCode } = { BETA30: { extensionDays: 30 } };

/** What a promo code gives; undefined for an empty one. @throws AppError `invalid_input` at `promoCode` */
export function readPromoCode(code = ''): PromoCode | undefined {
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return undefined;
  if (Object.hasOwn(promoCodes, wanted)) return promoCodes[wanted];
  throw invalidInput('We don’t recognize this promo code. You can leave it empty.', 'promoCode');
}

/** The plan that a new church, or a new person without one, begins with: a trial, or `expired` without a promo code. */
export async function startPlan(
  tx: Transaction,
  ctx: AuditContext,
  subject: { churchId: string } | { userId: string },
  promo: PromoCode | undefined,
): Promise<void> {
  const now = ctx.now();
  const state = promo
    ? { status: 'trial' as const, endsAt: now + promo.extensionDays * DAY }
    : { status: 'expired' as const, endsAt: null };
  if ('churchId' in subject) {
    await setSubscription(tx, ctx, subject.churchId, state);
    return;
  }
  await tx.insert(personalSubscriptions).values({ ...subject, ...state, updatedAt: now });
  await recordAudit(tx, ctx, 'subscription.set', subject.userId, { status: state.status });
}
