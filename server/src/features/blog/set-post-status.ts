import { desc, eq } from 'drizzle-orm';
import type { Database, Reader } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type AuditContext, recordAudit } from '../audit/index.ts';
import { type BlogPostRow, blogPosts } from './table.ts';

/** Publishes or unpublishes a post; twice is harmless. @throws AppError `not_found` */
export async function setPostStatus(
  db: Database,
  ctx: AuditContext,
  slug: string,
  status: BlogPostRow['status'],
): Promise<BlogPostRow> {
  return db.write(async (tx) => {
    const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.slug, slug));
    if (!row) throw notFound(`Article "${slug}"`);
    if (row.status === status) return row;
    await tx.update(blogPosts).set({ status, updatedAt: ctx.now() }).where(eq(blogPosts.id, row.id));
    await recordAudit(tx, ctx, status === 'published' ? 'blog.publish' : 'blog.unpublish', row.id, { slug });
    return { ...row, status };
  });
}

/** Every post, drafts too, newest first: for the operator. */
export const everyPost = (read: Reader): Promise<BlogPostRow[]> =>
  read.select().from(blogPosts).orderBy(desc(blogPosts.publishDate), desc(blogPosts.id)).limit(1_000);
