import { eq } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Invitation, InvitationId } from './contract.ts';
import { findInvitation, invitationOf } from './invitation.ts';
import { invitations } from './table.ts';

/** Makes an invitation useless. Revoking twice is harmless; an accepted one can no longer be revoked. */
export async function revokeInvitation(ctx: ChurchContext, { id }: InvitationId): Promise<Invitation> {
  return ctx.db.write(async (tx) => {
    const invitation = await findInvitation(tx, ctx, id);
    if (invitation.status === 'accepted') throw conflict('This invitation has already been accepted.');
    if (invitation.status === 'sent') {
      await tx.update(invitations).set({ status: 'revoked' }).where(eq(invitations.id, invitation.id));
      await recordAudit(tx, ctx, 'invitation.revoke', invitation.id);
    }
    return invitationOf({ ...invitation, status: 'revoked' }, ctx.now());
  });
}
