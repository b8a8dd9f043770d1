import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { type ChurchContext, portalLink, type User, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Member, MemberId } from './contract.ts';
import { findMember, memberOf } from './member.ts';

/** Approves a pending person and emails them. Approving twice is harmless; a disabled person is enabled instead. */
export async function approveMember(ctx: ChurchContext, { id }: MemberId): Promise<Member> {
  return ctx.db.write(async (tx) => {
    const user = await findMember(tx, ctx, id);
    if (user.status === 'active') return memberOf(user);
    if (user.status === 'disabled') throw conflict(`${user.name} is disabled. Enable the account instead.`);
    await tx.update(users).set({ status: 'active', statusReason: null }).where(eq(users.id, user.id));
    await recordAudit(tx, ctx, 'member.approve', user.id);
    if (user.notificationSettings.emailNotifications) await mailApproved(tx, ctx, user);
    return memberOf({ ...user, status: 'active' });
  });
}

async function mailApproved(tx: Transaction, ctx: ChurchContext, { firstName, email }: User): Promise<void> {
  const args = { name: firstName, churchName: ctx.church.name, link: portalLink(ctx, '/login') };
  await enqueueMail(tx, ctx, { kind: 'member-approved', to: email, args, churchId: ctx.church.id });
}
