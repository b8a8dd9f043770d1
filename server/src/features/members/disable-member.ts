import { eq } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { assertNotLastAdministrator, type ChurchContext, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { DisableMember, Member, MemberId } from './contract.ts';
import { findMember, memberOf } from './member.ts';

/** Shuts a person out, also one who still waits, and ends their sessions. Disabling twice is harmless. */
export async function disableMember(ctx: ChurchContext, { id, reason }: MemberId & DisableMember): Promise<Member> {
  return ctx.db.write(async (tx) => {
    const user = await findMember(tx, ctx, id);
    if (user.status === 'disabled') return memberOf(user);
    await assertNotLastAdministrator(tx, user);
    if (user.id === ctx.actor.id) throw conflict('You can’t disable your own account.');
    await tx.update(users).set({ status: 'disabled', statusReason: reason }).where(eq(users.id, user.id));
    await ctx.sessions.revokeAll(user.id);
    await recordAudit(tx, ctx, 'member.disable', user.id, { from: user.status, reason });
    if (user.status === 'active') {
      const args = { name: user.firstName, churchName: ctx.church.name };
      await enqueueMail(tx, ctx, { kind: 'member-disabled', to: user.email, args, churchId: ctx.church.id });
    }
    return memberOf({ ...user, status: 'disabled' });
  });
}
