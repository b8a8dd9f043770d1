import { and, eq, gt } from 'drizzle-orm';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { type ChurchContext, findUserByEmail } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Invitation, SendInvitation } from './contract.ts';
import { invitationOf, mailInvitation, newCode } from './invitation.ts';
import { invitations } from './table.ts';

/** Invites an address. Refused while another invitation to it is open, and for someone who is already a member. */
export async function sendInvitation(ctx: ChurchContext, { email, message = '' }: SendInvitation): Promise<Invitation> {
  await ctx.limits.take('invitationPerChurch', ctx.church.id);
  const now = ctx.now();
  const { code, ...secret } = newCode(ctx);
  return ctx.db.write(async (tx) => {
    const person = await findUserByEmail(tx, email);
    if (person?.churchId === ctx.church.id) throw conflict('They’re already a member.');
    const [open] = await tx
      .select()
      .from(invitations)
      .where(
        and(
          eq(invitations.churchId, ctx.church.id),
          eq(invitations.email, email),
          eq(invitations.status, 'sent'),
          gt(invitations.expiresAt, now),
        ),
      );
    if (open) throw conflict('They already have an invitation. Resend it instead.');
    const [created] = await tx
      .insert(invitations)
      .values({
        ...{ churchId: ctx.church.id, email, message, status: 'sent' as const, createdAt: now },
        ...secret,
        invitedBy: ctx.actor.id,
      })
      .returning();
    if (!created) throw new AppError('internal', 'We couldn’t save the invitation.');
    await recordAudit(tx, ctx, 'invitation.send', created.id);
    await mailInvitation(tx, ctx, created, code);
    return invitationOf(created, now);
  });
}
