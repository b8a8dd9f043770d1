import { recordAudit } from '../audit/index.ts';
import type { VisitorContext } from './context.ts';

/** Ends the session of this request; harmless when there is none. */
export async function logOut(ctx: VisitorContext): Promise<void> {
  const { person } = ctx;
  if (!person) return;
  await ctx.db.write(async (tx) => {
    await ctx.sessions.revoke(person.session.id);
    await recordAudit(tx, ctx, 'account.logout', person.user.id);
  });
}
