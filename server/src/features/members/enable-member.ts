import { eq } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import { type ChurchContext, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Member, MemberId } from './contract.ts';
import { findMember, memberOf } from './member.ts';

/** Lets a disabled person in again. Enabling twice is harmless; a waiting person is approved instead. */
export async function enableMember(ctx: ChurchContext, { id }: MemberId): Promise<Member> {
  return ctx.db.write(async (tx) => {
    const user = await findMember(tx, ctx, id);
    if (user.status === 'active') return memberOf(user);
    if (user.status === 'pending')
      throw conflict(`${user.name} is still waiting for approval. Approve the account instead.`);
    await tx.update(users).set({ status: 'active', statusReason: null }).where(eq(users.id, user.id));
    await recordAudit(tx, ctx, 'member.enable', user.id);
    return memberOf({ ...user, status: 'active' });
  });
}
