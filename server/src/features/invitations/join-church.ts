import { and, eq, isNull, ne } from 'drizzle-orm';
import { conflict } from '../../platform/http/app-error.ts';
import { currentUser, type PersonContext, users } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import type { JoinChurch } from './contract.ts';

/** Adds a person with an account to the church that invited them, as pending. */
export async function joinChurch(ctx: PersonContext, { inviteCode }: JoinChurch) {
  return ctx.db.write(async (tx) => {
    const { church } = await openInvitation(tx, ctx.now(), inviteCode, ctx.actor.email);
    const [joined] = await tx
      .update(users)
      .set({ churchId: church.id, status: 'pending', role: 'Standard User' })
      .where(and(eq(users.id, ctx.actor.id), isNull(users.churchId), ne(users.role, 'Super Admin')))
      .returning();
    if (!joined) throw conflict('You’re already in a church. An account can only join one.');
    await acceptInvitation(tx, ctx, inviteCode, church, joined);
    await recordAudit(tx, { ...ctx, church }, 'invitation.accept', joined.id);
    const { id, slug, name } = church;
    return { user: currentUser(joined), church: { id, slug, name } };
  });
}
