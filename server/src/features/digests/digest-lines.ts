import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { users } from '../accounts/index.ts';
import { blogPosts } from '../blog/index.ts';
import { usageDays } from '../usage/index.ts';

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Titles of the posts of a week, one sentence each. Times are epoch ms. */
export async function postLines(db: Reader, from: number, to: number): Promise<string[]> {
  const posts = await db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, 'published'), gte(blogPosts.publishDate, from), lte(blogPosts.publishDate, to)))
    .orderBy(blogPosts.publishDate);
  return posts.map(({ title }) => `New on our blog: ${title}`);
}

/** What administrators hear of their church's week: who waits, who is new, and how much its apps were used. */
export async function churchLines(db: Reader, churchId: string, from: number): Promise<string[]> {
  const verified = and(eq(users.churchId, churchId), isNotNull(users.emailVerifiedAt));
  const waiting = await db.$count(users, and(verified, eq(users.status, 'pending')));
  const added = await db.$count(users, and(verified, eq(users.status, 'active'), gte(users.createdAt, from)));
  const [used] = await db
    .select({ openings: sql<number>`coalesce(sum(${usageDays.openings}), 0)` })
    .from(usageDays)
    .where(and(eq(usageDays.churchId, churchId), gte(usageDays.day, dayOf(from))));
  const openings = used?.openings ?? 0;
  return [
    ...(waiting > 0 ? [`${counted(waiting, 'person waits', 'people wait')} for your approval.`] : []),
    ...(added > 0 ? [`${counted(added, 'person', 'people')} joined.`] : []),
    ...(openings > 0 ? [`Your apps were opened ${counted(openings, 'time', 'times')}.`] : []),
  ];
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
