import { and, eq, ne } from 'drizzle-orm';
import { conflict, invalidInput } from '../../platform/http/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import { mailPasswordChanged } from './account-mail.ts';
import { voidTokens } from './account-token.ts';
import { assertUsablePassword, knownWords } from './choose-password.ts';
import type { PersonContext } from './context.ts';
import type { ChangePassword } from './contract.ts';
import { sessions, users } from './table.ts';
import { countGuess } from './throttle.ts';

/** Changes the password, given the current one. Ends every other session and emails the owner. */
export async function changePassword(
  ctx: PersonContext,
  { currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const { user, session } = ctx.person;
  const takeBack = await countGuess(ctx, user.email);
  if (!(await ctx.passwords.verify(user.passwordHash, currentPassword))) {
    throw invalidInput('Your current password is wrong.', 'currentPassword');
  }
  await takeBack();
  assertUsablePassword(ctx, newPassword, await knownWords(ctx, user), 'newPassword');
  const passwordHash = await ctx.passwords.hash(newPassword);
  const now = ctx.now();
  await ctx.db.write(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning();
    if (changed.length === 0) throw conflict('The password was changed somewhere else just now. Please log in again.');
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
    await voidTokens(tx, now, 'reset-password', user.id);
    await voidTokens(tx, now, 'hand-off', user.id);
    await recordAudit(tx, ctx, 'account.change-password', user.id);
    await mailPasswordChanged(tx, ctx, user);
  });
}
