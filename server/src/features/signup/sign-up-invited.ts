import { conflict } from '../../platform/http/app-error.ts';
import type { SignedUp, Signup } from '../accounts/contract.ts';
import {
  assertUsablePassword,
  createAccount,
  firstPageOf,
  startSession,
  type VisitorContext,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { acceptInvitation, openInvitation } from '../invitations/index.ts';

/** Makes an account from an invitation: verified and approved by its code, signed in at once. */
export async function signUpInvited(ctx: VisitorContext, signup: Signup): Promise<SignedUp> {
  const { name, email, password, inviteCode = '' } = signup;
  const opened = await openInvitation(ctx.db.read, ctx.now(), inviteCode, email);
  assertUsablePassword(ctx, password, [name, email, opened.church.name]);
  const passwordHash = await ctx.passwords.hash(password);
  const now = ctx.now();
  return ctx.db.write(async (tx) => {
    const { church } = await openInvitation(tx, now, inviteCode, email);
    const created = await createAccount(tx, now, {
      ...{ name, email, passwordHash, status: 'active' as const },
      churchId: church.id,
      emailVerifiedAt: now,
    });
    // Only the holder of this address's code learns that it has an account.
    if (!created) throw conflict('You already have an account. Log in, then open the invitation link again.');
    await acceptInvitation(tx, ctx, inviteCode, created);
    await recordAudit(tx, { ...ctx, church, actor: created }, 'account.signup', created.id, {
      userType: 'join-church',
    });
    return { requiresVerification: false, ...(await startSession(tx, ctx, created, firstPageOf(created.role))) };
  });
}
