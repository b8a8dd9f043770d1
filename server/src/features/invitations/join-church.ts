import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { currentUser, mailNewMemberWaiting, type PersonContext, type User, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Church } from '../churches/index.ts';
import { churchOfJoinCode } from '../join-codes/index.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import type { JoinChurch } from './contract.ts';

/**
 * Adds a person with an account to a church: as an active member by a personal invitation, which is the approval, or as a
 * pending one by the church's join code.
 */
export async function joinChurch(ctx: PersonContext, { inviteCode }: JoinChurch) {
  return ctx.db.write(async (tx) => {
    const asked = await churchOfJoinCode(tx, inviteCode);
    const church = asked ?? (await openInvitation(tx, ctx.now(), inviteCode, ctx.actor.email)).church;
    const joined = await addMember(tx, ctx.actor.id, church, asked ? 'pending' : 'active');
    if (asked) await mailNewMemberWaiting(tx, ctx, church, joined);
    else await acceptInvitation(tx, ctx, inviteCode, joined);
    await recordAudit(tx, { ...ctx, church }, asked ? 'join-code.use' : 'invitation.accept', joined.id);
    const { id, slug, name } = church;
    return { user: currentUser(joined), church: { id, slug, name } };
  });
}

async function addMember(tx: Transaction, userId: string, church: Church, status: User['status']): Promise<User> {
  const [joined] = await tx
    .update(users)
    .set({ churchId: church.id, status, role: 'Standard User' })
    .where(and(eq(users.id, userId), isNull(users.churchId), ne(users.role, 'Super Admin')))
    .returning();
  if (!joined) throw conflict('You’re already in a church. An account can only join one.');
  return joined;
}
