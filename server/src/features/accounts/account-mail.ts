import type { Transaction } from '../../platform/db/database.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Church } from '../churches/index.ts';
import { issueToken } from './account-token.ts';
import type { VisitorContext } from './context.ts';
import { administratorsToNotify } from './find-user.ts';
import type { User } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Address of a page of the portal. Built from the configuration, never from what a request says. */
export function portalLink({ env }: Pick<VisitorContext, 'env'>, path: string, query: Record<string, string> = {}) {
  const url = new URL(path, env.PUBLIC_ORIGIN);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Sends the link that verifies an address; older ones stop working. */
export async function mailVerification(tx: Transaction, ctx: VisitorContext, user: User): Promise<void> {
  const token = await issueToken(tx, ctx.now(), 'verify-email', user);
  const link = portalLink(ctx, '/verify-email', { token });
  await enqueueMail(tx, ctx, { kind: 'verify-email', to: user.email, args: { name: user.firstName, link } });
}

/** Sends the link that lets choose a new password; older ones stop working. */
export async function mailPasswordReset(tx: Transaction, ctx: VisitorContext, user: User): Promise<void> {
  const token = await issueToken(tx, ctx.now(), 'reset-password', user);
  const link = portalLink(ctx, '/reset-password', { token });
  await enqueueMail(tx, ctx, { kind: 'reset-password', to: user.email, args: { name: user.firstName, link } });
}

/** Emails the owner of an account that someone signed up with its address. */
export async function mailAlreadyRegistered(tx: Transaction, ctx: VisitorContext, user: User): Promise<void> {
  const args = {
    name: user.firstName,
    loginLink: portalLink(ctx, '/login'),
    resetLink: portalLink(ctx, '/forgot-password'),
  };
  await enqueueMail(tx, ctx, { kind: 'already-registered', to: user.email, args });
}

/** Emails a person that their password has been changed. */
export async function mailPasswordChanged(tx: Transaction, ctx: VisitorContext, user: User): Promise<void> {
  const args = { name: user.firstName, resetLink: portalLink(ctx, '/forgot-password') };
  await enqueueMail(tx, ctx, { kind: 'password-changed', to: user.email, args });
}

/** Emails a church's administrators that someone waits for approval: at most once a day each, also when a group joins. */
export async function mailNewMemberWaiting(
  tx: Transaction,
  ctx: VisitorContext,
  church: Pick<Church, 'id' | 'name'>,
  { name }: Pick<User, 'name'>,
): Promise<void> {
  const args = { churchName: church.name, memberName: name, link: portalLink(ctx, '/church-admin') };
  for (const admin of await administratorsToNotify(tx, church.id)) {
    const dedupeKey = `new-member-waiting:${admin.id}:${Math.floor(ctx.now() / DAY)}`;
    await enqueueMail(tx, ctx, { kind: 'new-member-waiting', to: admin.email, args, churchId: church.id, dedupeKey });
  }
}
