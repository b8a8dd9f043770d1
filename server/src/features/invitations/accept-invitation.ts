import { and, eq, gt } from 'drizzle-orm';
import { hashOf } from '../../platform/auth/one-time.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { fold } from '../../platform/db/fold.ts';
import { invalidInput } from '../../platform/http/app-error.ts';
import type { User, VisitorContext } from '../accounts/index.ts';
import { type Church, findChurchById } from '../churches/index.ts';
import type { InvitationRecord } from './invitation.ts';
import { invitations } from './table.ts';

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
  const found = await invitationOfCode(db, now, code);
  if (found.invitation.email !== fold(email)) {
    throw invalidInput('This invite code is for a different email address.', 'inviteCode');
  }
  return found;
}

/** The open invitation of a code, for anyone who asks. @throws AppError `invalid_input` at `inviteCode` */
export async function invitationOfCode(
  db: Reader,
  now: number,
  code: string,
): Promise<{ invitation: InvitationRecord; church: Church }> {
  const [invitation] = await db.select().from(invitations).where(isOpen(now, code));
  const church = invitation && (await findChurchById(db, invitation.churchId));
  if (!invitation || !church) throw noLongerGood();
  return { invitation, church };
}

/** Marks an invitation as used by `user`, in the transaction that adds them to the church. */
export async function acceptInvitation(
  tx: Transaction,
  ctx: VisitorContext,
  code: string,
  user: Pick<User, 'id'>,
): Promise<void> {
  const accepted = await tx
    .update(invitations)
    .set({ status: 'accepted', acceptedBy: user.id })
    .where(isOpen(ctx.now(), code))
    .returning();
  if (accepted.length === 0) throw noLongerGood();
}

const isOpen = (now: number, code: string) =>
  and(eq(invitations.codeHash, hashOf(code)), eq(invitations.status, 'sent'), gt(invitations.expiresAt, now));

const noLongerGood = () => invalidInput('This invite code has expired. Ask your church for a new one.', 'inviteCode');
