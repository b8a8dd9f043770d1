import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import type { VisitorContext } from './context.ts';
import type { SignedIn } from './contract.ts';
import { currentUser, homeOf } from './current-user.ts';
import { type User, users } from './table.ts';

/**
 * Starts a session for an authenticated person and ends the one that this browser presented. It opens the role's home page
 * unless `next` is given.
 */
export async function startSession(
  tx: Transaction,
  ctx: VisitorContext,
  user: User,
  next: string = homeOf(user.role),
): Promise<SignedIn> {
  const now = ctx.now();
  if (ctx.person) await ctx.sessions.revoke(ctx.person.session.id);
  const { token } = await ctx.sessions.issue({ userId: user.id, createdAt: now, device: ctx.device });
  await tx.update(users).set({ lastLoginAt: now, seenAt: now }).where(eq(users.id, user.id));
  return { ok: true, sessionId: token, user: currentUser(user), next };
}
