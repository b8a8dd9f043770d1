import type { SignedUp, Signup } from '../accounts/contract.ts';
import {
  assertUsablePassword,
  createAccount,
  findUserByEmail,
  mailAlreadyRegistered,
  mailVerification,
  mayMail,
  type VisitorContext,
} from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Church } from '../churches/index.ts';
import { churchOfJoinCode } from '../join-codes/index.ts';
import { type PromoCode, readPromoCode, startPlan } from '../subscriptions/index.ts';
import { assertComplete } from './check-signup.ts';
import { foundChurch } from './found-church.ts';
import { signUpInvited } from './sign-up-invited.ts';

/**
 * Creates an account, and a church for a person who registers one. For an address that already has an account the answer is
 * the same, and its owner gets an email. An invited person is signed in at once: the code proves
 * the address. A person with a church's join code verifies the address and waits for approval.
 */
export async function signUp(ctx: VisitorContext, signup: Signup): Promise<SignedUp> {
  const { name, email, password, churchData } = signup;
  assertUsablePassword(ctx, password, [name, email, churchData?.name ?? '']);
  assertComplete(signup);
  const promo = readPromoCode(signup.promoCode);
  const asked =
    signup.userType === 'join-church' ? await churchOfJoinCode(ctx.db.read, signup.inviteCode ?? '') : undefined;
  if (signup.userType === 'join-church' && !asked) return signUpInvited(ctx, signup);
  if (asked) assertUsablePassword(ctx, password, [name, email, asked.name]);
  const passwordHash = await ctx.passwords.hash(password);
  await register(ctx, { signup, passwordHash, promo, asked });
  if (asked) return { ok: true, requiresVerification: true };
  return { ok: true, requiresVerification: true, ...(promo ? { trialExtension: promo } : {}) };
}

interface Registration {
  signup: Signup;
  passwordHash: string;
  promo: PromoCode | undefined;
  /** The church whose join code was used; it approves the person later. */
  asked: Church | undefined;
}

async function register(ctx: VisitorContext, { signup, passwordHash, promo, asked }: Registration) {
  const { name, email, userType } = signup;
  const mayRemind = await mayMail(ctx, 'already-registered', email);
  await ctx.db.write(async (tx) => {
    const owner = await findUserByEmail(tx, email);
    if (owner) {
      if (mayRemind) await mailAlreadyRegistered(tx, ctx, owner);
      await recordAudit(tx, ctx, 'account.signup-again', owner.id);
      return;
    }
    const founded = userType === 'church-admin' ? await foundChurch(tx, ctx, signup, promo) : undefined;
    const church = founded ?? asked;
    const created = await createAccount(tx, ctx.now(), {
      ...{ name, email, passwordHash, churchId: church?.id },
      role: founded ? 'Church Administrator' : 'Standard User',
      status: asked ? 'pending' : 'active',
    });
    if (!created) throw new Error('An address was taken inside the transaction that had found it free.');
    if (!church) await startPlan(tx, ctx, { userId: created.id }, promo);
    await recordAudit(tx, { ...ctx, church, actor: created }, 'account.signup', created.id, { userType });
    await mailVerification(tx, ctx, created);
  });
}
