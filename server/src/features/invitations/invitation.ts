import { and, eq } from 'drizzle-orm';
import { newSecret } from '../../platform/auth/one-time.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { type ChurchContext, findUserByEmail, portalLink } from '../accounts/index.ts';
import type { Invitation } from './contract.ts';
import { invitations } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;
export type InvitationRecord = typeof invitations.$inferSelect;

/** An invitation as it is answered: one that was sent and is past its end is `expired`. */
export function invitationOf({ id, email, status, createdAt, expiresAt }: InvitationRecord, now: number): Invitation {
  const expired = status === 'sent' && expiresAt <= now;
  return { id, email, status: expired ? 'expired' : status, createdAt, expiresAt };
}

/** An invitation of the church. @throws AppError `not_found`, also for another church's. */
export async function findInvitation(db: Reader, ctx: ChurchContext, id: string): Promise<InvitationRecord> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.churchId, ctx.church.id)));
  if (!row) throw notFound('Invitation');
  return row;
}

/** A new code and the time until which it is good; the code itself is only mailed. */
export function newCode({ env, now }: ChurchContext): { code: string; codeHash: string; expiresAt: number } {
  const { secret, hash } = newSecret();
  return { code: secret, codeHash: hash, expiresAt: now() + env.INVITATION_DAYS * DAY };
}

/** Mails the code to the address it is bound to; people with an account are led to the page for them. */
export async function mailInvitation(
  tx: Transaction,
  ctx: ChurchContext,
  { email, message }: Pick<InvitationRecord, 'email' | 'message'>,
  code: string,
): Promise<void> {
  const path = (await findUserByEmail(tx, email)) ? '/join-church' : '/signup';
  const args = {
    churchName: ctx.church.name,
    inviterName: ctx.as ? ctx.church.name : ctx.actor.name,
    message,
    link: portalLink(ctx, path, { invite: code }),
    days: String(ctx.env.INVITATION_DAYS),
  };
  await enqueueMail(tx, ctx, { kind: 'invitation', to: email, args, churchId: ctx.church.id });
}
