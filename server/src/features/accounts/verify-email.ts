import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/index.ts';
import { consumeToken } from './account-token.ts';
import type { VisitorContext } from './context.ts';
import type { VerifyEmail } from './contract.ts';
import { users } from './table.ts';

/** Marks an address as its owner's, by the token that was sent there. Works once. */
export async function verifyEmail(ctx: VisitorContext, { token }: VerifyEmail): Promise<void> {
  const now = ctx.now();
  await ctx.db.write(async (tx) => {
    const { user } = await consumeToken(tx, now, 'verify-email', token);
    await tx
      .update(users)
      .set({ emailVerifiedAt: user.emailVerifiedAt ?? now })
      .where(eq(users.id, user.id));
    await recordAudit(tx, { ...ctx, actor: user }, 'account.verify-email', user.id);
  });
}
