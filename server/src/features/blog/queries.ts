import { and, desc, eq, lte, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../platform/db/database.ts';
import { blogCategories, blogPosts } from './table.ts';

/** What reading the blog needs. */
export type BlogDeps = Pick<Deps, 'db' | 'clock' | 'scripture'>;

/** What a visitor can see: published, with a date that is not in the future. */
export const isOut = (now: number) => and(eq(blogPosts.status, 'published'), lte(blogPosts.publishDate, now));

/** Posts with their categories, newest first. */
export const postsWhere = (read: Reader, condition: SQL | undefined, limit: number) =>
  read
    .select({ row: blogPosts, category: { name: blogCategories.name, slug: blogCategories.slug } })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(condition)
    .orderBy(desc(blogPosts.publishDate), desc(blogPosts.id))
    .limit(limit);
