import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { findChurchById } from '../churches/index.ts';
import { mailNewMemberWaiting } from './account-mail.ts';
import { consumeToken } from './account-token.ts';
import type { VisitorContext } from './context.ts';
import type { Verified, VerifyEmail } from './contract.ts';
import { firstPageOf } from './current-user.ts';
import { startSession } from './start-session.ts';
import { users } from './table.ts';

/**
 * Marks an address as its owner's, by the token that was sent there. Works once. The owner is logged in too, except in a
 * browser where another account is: no link may replace a person's session by another's.
 */
export async function verifyEmail(ctx: VisitorContext, { token }: VerifyEmail): Promise<Verified> {
  const now = ctx.now();
  return ctx.db.write(async (tx) => {
    const { user } = await consumeToken(tx, now, 'verify-email', token);
    await tx
      .update(users)
      .set({ emailVerifiedAt: user.emailVerifiedAt ?? now })
      .where(eq(users.id, user.id));
    await recordAudit(tx, { ...ctx, actor: user }, 'account.verify-email', user.id);
    // Administrators hear of a join code's new member only now, so that no one can fill their mailbox with made-up addresses.
    const isNew = user.emailVerifiedAt === null && user.status === 'pending';
    const church = isNew && user.churchId ? await findChurchById(tx, user.churchId) : undefined;
    if (church) await mailNewMemberWaiting(tx, ctx, church, user);
    const isElsewhere = ctx.person && ctx.person.user.id !== user.id;
    if (user.status === 'disabled' || user.emailVerifiedAt !== null || isElsewhere) return { ok: true };
    return startSession(tx, ctx, user, firstPageOf(user.role));
  });
}
