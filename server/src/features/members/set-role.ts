import { eq } from 'drizzle-orm';
import { assertNotLastAdministrator, type ChurchContext, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Member, MemberId, SetRole } from './contract.ts';
import { findMember, memberOf } from './member.ts';

/** Gives a person another role and ends their sessions, so that no old permission remains. The same role again is harmless. */
export async function setRole(ctx: ChurchContext, { id, role }: MemberId & SetRole): Promise<Member> {
  return ctx.db.write(async (tx) => {
    const user = await findMember(tx, ctx, id);
    if (user.role === role) return memberOf(user);
    await assertNotLastAdministrator(tx, user);
    await tx.update(users).set({ role }).where(eq(users.id, user.id));
    await ctx.sessions.revokeAll(user.id);
    await recordAudit(tx, ctx, 'member.set-role', user.id, { from: user.role, to: role });
    return memberOf({ ...user, role });
  });
}
