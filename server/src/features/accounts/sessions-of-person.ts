import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import { recordAudit } from '../audit/index.ts';
import type { PersonContext } from './context.ts';
import type { SessionId, SessionRow } from './contract.ts';
import { sessions } from './table.ts';

/** Where the person is signed in, newest use first; at most 100. */
export async function listSessions(ctx: PersonContext): Promise<SessionRow[]> {
  const { user, session } = ctx.person;
  const rows = await ctx.db.read
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(100);
  return rows.map(({ id, createdAt, lastSeenAt, device }) => {
    return { id, createdAt, lastSeenAt, device, current: id === session.id };
  });
}

/** Ends one of the person's own sessions. @throws AppError `not_found` also for another person's. */
export async function revokeSession(ctx: PersonContext, { id }: SessionId): Promise<void> {
  const { user } = ctx.person;
  await ctx.db.write(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
      .returning();
    if (ended.length === 0) throw notFound('Session');
    await recordAudit(tx, ctx, 'session.revoke', user.id);
  });
}

/** Signs the person out everywhere but here. */
export async function revokeOtherSessions(ctx: PersonContext): Promise<void> {
  const { user, session } = ctx.person;
  await ctx.db.write(async (tx) => {
    await tx.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, session.id)));
    await recordAudit(tx, ctx, 'session.revoke-others', user.id);
  });
}
