import { eq } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Invitation, InvitationId } from './contract.ts';
import { findInvitation, invitationOf, mailInvitation, newCode } from './invitation.ts';
import { invitations } from './table.ts';

/** Mails an open or expired invitation again with a new code and a new end; the code before stops working. */
export async function resendInvitation(ctx: ChurchContext, { id }: InvitationId): Promise<Invitation> {
  await ctx.limits.take('invitationPerChurch', ctx.church.id);
  const { code, ...secret } = newCode(ctx);
  return ctx.db.write(async (tx) => {
    const invitation = await findInvitation(tx, ctx, id);
    if (invitation.status === 'accepted') throw conflict('This invitation has already been accepted.');
    if (invitation.status === 'revoked') throw conflict('This invitation was revoked. Send a new one instead.');
    await tx.update(invitations).set(secret).where(eq(invitations.id, invitation.id));
    await recordAudit(tx, ctx, 'invitation.resend', invitation.id);
    await mailInvitation(tx, ctx, invitation, code);
    return invitationOf({ ...invitation, ...secret }, ctx.now());
  });
}
