import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { notFound } from '../../platform/http/app-error.ts';
import type { BlogPostPage, BlogSlug } from './contract.ts';
import { type BlogDeps, isOut, postsWhere } from './queries.ts';
import { renderPost } from './render-post.ts';
import { summaryOf } from './summary.ts';
import { blogCategories, blogPosts } from './table.ts';

const RELATED = 3;

/** A published post, ready to be shown, with its neighbors in time and others of its category. @throws AppError `not_found` */
export async function findPost(deps: BlogDeps, { slug }: BlogSlug): Promise<BlogPostPage> {
  const { read } = deps.db;
  const out = isOut(deps.clock.now());
  const [found] = await postsWhere(read, and(out, eq(blogPosts.slug, slug)), 1);
  if (!found) throw notFound('Article');
  const { row, category } = found;
  const place = sql`(${blogPosts.publishDate}, ${blogPosts.id})`;
  const here = sql`(${row.publishDate}, ${row.id})`;
  const [older] = await postsWhere(read, and(out, sql`${place} < ${here}`), 1);
  const [newer] = await read
    .select({ row: blogPosts, category: { name: blogCategories.name, slug: blogCategories.slug } })
    .from(blogPosts)
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(out, sql`${place} > ${here}`))
    .orderBy(asc(blogPosts.publishDate), asc(blogPosts.id))
    .limit(1);
  const related = row.categoryId
    ? await postsWhere(read, and(out, eq(blogPosts.categoryId, row.categoryId), ne(blogPosts.id, row.id)), RELATED)
    : [];
  return {
    post: { ...summaryOf(row, category), content: await renderPost(deps, row) },
    previous: older ? summaryOf(older.row, older.category) : null,
    next: newer ? summaryOf(newer.row, newer.category) : null,
    related: related.map((other) => summaryOf(other.row, other.category)),
  };
}
