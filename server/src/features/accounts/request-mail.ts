import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { mailPasswordReset, mailVerification } from './account-mail.ts';
import type { VisitorContext } from './context.ts';
import type { ByEmail } from './contract.ts';
import { findUserByEmail } from './find-user.ts';
import type { User } from './table.ts';
import { mayMail } from './throttle.ts';

/** Longer than either branch takes on a busy machine, so that the response time reveals nothing. */
const LEAST_MS = 100;

/** Sends the verification link again. Answers the same whether or not anyone has this address. */
export async function resendVerification(ctx: VisitorContext, { email }: ByEmail): Promise<void> {
  const wanted = (user: User) => user.emailVerifiedAt === null && user.status !== 'disabled';
  await requestMail(ctx, 'account.resend-verification', email, wanted, mailVerification);
}

/** Sends a link to choose a new password. Answers the same whether or not anyone has this address. */
export async function forgotPassword(ctx: VisitorContext, { email }: ByEmail): Promise<void> {
  const wanted = (user: User) => user.status !== 'disabled';
  await requestMail(ctx, 'account.forgot-password', email, wanted, mailPasswordReset);
}

// An email writes a few more rows than no email: both branches are one write and answer after the same time.
async function requestMail(
  ctx: VisitorContext,
  action: `account.${string}`,
  email: string,
  wanted: (user: User) => boolean,
  mail: (tx: Transaction, ctx: VisitorContext, user: User) => Promise<void>,
): Promise<void> {
  const may = await mayMail(ctx, action, email);
  const written = ctx.db.write(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user && may && wanted(user)) await mail(tx, ctx, user);
    await recordAudit(tx, ctx, action, user?.id ?? 'nobody');
  });
  await Promise.all([written, pause(LEAST_MS)]);
}
