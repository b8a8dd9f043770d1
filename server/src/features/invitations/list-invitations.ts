import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { pageOf, readCursor } from '../../platform/http/cursor.ts';
import type { ChurchContext } from '../accounts/index.ts';
import type { InvitationPage, InvitationQuery, InvitationStats } from './contract.ts';
import { invitationOf } from './invitation.ts';
import { invitations } from './table.ts';

const PAGE = 50;

/** One page of the church's invitations, newest first. */
export async function listInvitations(ctx: ChurchContext, query: InvitationQuery): Promise<InvitationPage> {
  const { limit = PAGE, cursor } = query;
  const conditions: SQL[] = [eq(invitations.churchId, ctx.church.id)];
  if (cursor) {
    const { time, id } = readCursor(cursor);
    conditions.push(sql`(${invitations.createdAt}, ${invitations.id}) < (${time}, ${id})`);
  }
  const rows = await ctx.db.read
    .select()
    .from(invitations)
    .where(and(...conditions))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ time: createdAt, id }));
  const now = ctx.now();
  return { invites: page.map((row) => invitationOf(row, now)), nextCursor };
}

/** How many invitations there are of each status. */
export async function countInvitations(ctx: ChurchContext): Promise<InvitationStats> {
  const expired = sql<number>`${invitations.status} = 'sent' and ${invitations.expiresAt} <= ${ctx.now()}`;
  const rows = await ctx.db.read
    .select({ status: invitations.status, expired, count: sql<number>`count(*)` })
    .from(invitations)
    .where(eq(invitations.churchId, ctx.church.id))
    .groupBy(invitations.status, expired);
  const stats: InvitationStats = { sent: 0, expired: 0, accepted: 0, revoked: 0 };
  for (const row of rows) stats[row.expired ? 'expired' : row.status] += row.count;
  return stats;
}
