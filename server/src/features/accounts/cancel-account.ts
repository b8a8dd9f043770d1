import { eq } from 'drizzle-orm';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import type { PersonContext } from './context.ts';
import { findUserById } from './find-user.ts';
import { assertNotLastAdministrator } from './last-administrator.ts';
import { users } from './table.ts';

/** Deletes the person's account with everything kept about them. Refused to a church's last administrator. */
export async function cancelAccount(ctx: PersonContext): Promise<void> {
  await ctx.db.write(async (tx) => {
    const user = await findUserById(tx, ctx.actor.id);
    if (!user) return;
    await assertNotLastAdministrator(tx, user);
    await tx.delete(users).where(eq(users.id, user.id));
    await recordAudit(tx, ctx, 'account.cancel', user.id);
    const args = { name: user.firstName };
    await enqueueMail(tx, ctx, { kind: 'account-cancelled', to: user.email, args });
  });
}
