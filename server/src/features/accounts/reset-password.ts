import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { mailPasswordChanged } from './account-mail.ts';
import { consumeToken, ownerOfToken, voidTokens } from './account-token.ts';
import { assertUsablePassword, knownWords } from './choose-password.ts';
import type { VisitorContext } from './context.ts';
import type { ResetPassword } from './contract.ts';
import { users } from './table.ts';

/**
 * Sets a new password by the token that was mailed: works once, ends every session, verifies the address (the email
 * was read there), emails the owner, and does not sign in.
 */
export async function resetPassword(ctx: VisitorContext, { token, password }: ResetPassword): Promise<void> {
  const owner = await ownerOfToken(ctx.db.read, ctx.now(), 'reset-password', token);
  assertUsablePassword(ctx, password, await knownWords(ctx, owner));
  const passwordHash = await ctx.passwords.hash(password);
  const now = ctx.now();
  await ctx.db.write(async (tx) => {
    const { user } = await consumeToken(tx, now, 'reset-password', token);
    await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now })
      .where(eq(users.id, user.id));
    await voidTokens(tx, now, 'verify-email', user.id);
    await voidTokens(tx, now, 'hand-off', user.id);
    await ctx.sessions.revokeAll(user.id);
    await recordAudit(tx, { ...ctx, actor: user }, 'account.reset-password', user.id);
    await mailPasswordChanged(tx, ctx, user);
  });
}
