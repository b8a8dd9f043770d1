import { and, eq, gt } from 'drizzle-orm';
import { hashOf } from '../../platform/auth/one-time.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { administratorsOf, portalLink, type User, type VisitorContext } from '../accounts/index.ts';
import { type Church, findChurchById } from '../churches/index.ts';
import type { InvitationRecord } from './invitation.ts';
import { invitations } from './table.ts';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * The open invitation of a code, for the address it was sent to.
 * @throws AppError `invalid_input` at `inviteCode`
 */
export async function openInvitation(
  db: Reader,
  now: number,
  code: string,
  email: string,
): Promise<{ invitation: InvitationRecord; church: Church }> {
  const [invitation] = await db.select().from(invitations).where(isOpen(now, code));
  const church = invitation && (await findChurchById(db, invitation.churchId));
  if (!invitation || !church) throw noLongerGood();
  if (invitation.email !== fold(email)) {
    throw invalidInput('This invite code is for a different email address.', 'inviteCode');
  }
  return { invitation, church };
}

/** Marks an invitation as used by `user`, in the transaction that adds them to the church, and emails its administrators. */
export async function acceptInvitation(
  tx: Transaction,
  ctx: VisitorContext,
  code: string,
  church: Church,
  user: Pick<User, 'id' | 'name'>,
): Promise<void> {
  const now = ctx.now();
  const accepted = await tx
    .update(invitations)
    .set({ status: 'accepted', acceptedBy: user.id })
    .where(isOpen(now, code))
    .returning();
  if (accepted.length === 0) throw noLongerGood();
  const link = portalLink(ctx, '/church-admin');
  for (const admin of await administratorsOf(tx, church.id)) {
    const args = { churchName: church.name, memberName: user.name, link };
    // At most one email a day, even when a whole group joins at once.
    const dedupeKey = `new-member-waiting:${admin.id}:${Math.floor(now / DAY)}`;
    await enqueueMail(tx, ctx, { kind: 'new-member-waiting', to: admin.email, args, churchId: church.id, dedupeKey });
  }
}

const isOpen = (now: number, code: string) =>
  and(eq(invitations.codeHash, hashOf(code)), eq(invitations.status, 'sent'), gt(invitations.expiresAt, now));

const noLongerGood = () => invalidInput('This invite code has expired. Ask your church for a new one.', 'inviteCode');
