import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { fold } from '../../platform/db/fold.ts';
import { pageOf, readCursor } from '../../platform/http/cursor.ts';
import { type ChurchContext, users } from '../accounts/index.ts';
import type { Member, MemberPage, MemberQuery, MemberStats } from './contract.ts';
import { memberOf } from './member.ts';

const PAGE = 50;
const MOST_WAITING = 100;

/** One page of the church's members, newest login first; people who never logged in come last. */
export async function listMembers(ctx: ChurchContext, query: MemberQuery): Promise<MemberPage> {
  const { limit = PAGE, cursor, search, status, role } = query;
  const conditions: SQL[] = [eq(users.churchId, ctx.church.id)];
  if (status) conditions.push(eq(users.status, status));
  if (role) conditions.push(eq(users.role, role));
  if (search) conditions.push(sql`instr(${users.searchText}, ${fold(search)}) > 0`);
  if (cursor) {
    const { time, id } = readCursor(cursor);
    conditions.push(sql`(${users.seenAt}, ${users.id}) < (${time}, ${id})`);
  }
  const rows = await ctx.db.read
    .select()
    .from(users)
    .where(and(...conditions))
    .orderBy(desc(users.seenAt), desc(users.id))
    .limit(limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ seenAt, id }) => ({ time: seenAt, id }));
  return { users: page.map(memberOf), nextCursor };
}

/** People who wait to be let in, the longest wait first; at most 100. */
export async function listPending(ctx: ChurchContext): Promise<Member[]> {
  const rows = await ctx.db.read
    .select()
    .from(users)
    .where(and(eq(users.churchId, ctx.church.id), eq(users.status, 'pending')))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MOST_WAITING);
  return rows.map(memberOf);
}

/** How many people the church has, in all and by status. */
export async function countMembers(ctx: ChurchContext): Promise<MemberStats> {
  const rows = await ctx.db.read
    .select({ status: users.status, count: sql<number>`count(*)` })
    .from(users)
    .where(eq(users.churchId, ctx.church.id))
    .groupBy(users.status);
  const stats: MemberStats = { total: 0, active: 0, pending: 0, disabled: 0 };
  for (const { status, count } of rows) {
    stats[status] = count;
    stats.total += count;
  }
  return stats;
}
