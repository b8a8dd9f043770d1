import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import { pageOf, readCursor } from '../../platform/http/cursor.ts';
import type { BlogCategory, BlogPage, BlogQuery } from './contract.ts';
import { type BlogDeps, isOut, postsWhere } from './queries.ts';
import { summaryOf, uncategorized } from './summary.ts';
import { blogCategories, blogPosts } from './table.ts';

const PAGE = 50;

/** One page of what is published, newest first, and every category that has something in it. */
export async function listPosts({ db, clock }: BlogDeps, query: BlogQuery = {}): Promise<BlogPage> {
  const { limit = PAGE, cursor, category } = query;
  const conditions = [isOut(clock.now())];
  if (category === uncategorized.slug) conditions.push(isNull(blogPosts.categoryId));
  else if (category !== undefined) conditions.push(eq(blogCategories.slug, category));
  if (cursor) {
    const { time, id } = readCursor(cursor);
    conditions.push(sql`(${blogPosts.publishDate}, ${blogPosts.id}) < (${time}, ${id})`);
  }
  const rows = await postsWhere(db.read, and(...conditions), limit + 1);
  const { page, nextCursor } = pageOf(rows, limit, ({ row }) => ({ time: row.publishDate, id: row.id }));
  return {
    posts: page.map(({ row, category: of }) => summaryOf(row, of)),
    categories: await listCategories({ db, clock }),
    nextCursor,
  };
}

/** A version that changes with everything a visitor can see of the blog, for caching rendered pages. */
export async function contentVersion({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): Promise<string> {
  const [out] = await db.read.select({ posts: count() }).from(blogPosts).where(isOut(clock.now()));
  const [all] = await db.read.select({ changed: max(blogPosts.updatedAt) }).from(blogPosts);
  return `${out?.posts ?? 0}.${all?.changed ?? 0}`;
}

async function listCategories({ db, clock }: Pick<BlogDeps, 'db' | 'clock'>): Promise<BlogCategory[]> {
  const rows = await db.read
    .select({ slug: blogCategories.slug, name: blogCategories.name, count: count() })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(isOut(clock.now()))
    .groupBy(blogPosts.categoryId);
  return rows
    .map(({ slug, name, count: posts }) => ({
      slug: slug ?? uncategorized.slug,
      name: name ?? uncategorized.name,
      count: posts,
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
}
