import { id, index, integer, nullable, oneOf, table, text, time, uniqueIndex } from '../../platform/db/columns.ts';

export const blogCategories = table(
  'blog_category',
  {
    id: id(),
    slug: text('slug'),
    name: text('name'),
    createdAt: time('created_at'),
  },
  (t) => [uniqueIndex('blog_category_slug_idx').on(t.slug)],
);

export const blogPosts = table(
  'blog_post',
  {
    id: id(),
    slug: text('slug'),
    title: text('title'),
    /** Empty: the beginning of the content is shown instead. */
    excerpt: text('excerpt'),
    /** Markdown. */
    content: text('content'),
    featuredImage: nullable.text('featured_image'), // null: none
    authorName: text('author_name'),
    categoryId: nullable.reference('category_id', () => blogCategories.id, { onDelete: 'set null' }), // null: uncategorized
    /** A day to come keeps the post back until then. */
    publishDate: time('publish_date'),
    /** Minutes. */
    readTime: integer('read_time'),
    status: oneOf('status', ['draft', 'published']),
    /** Of what the post's file said when it was last read; a row that no longer fits was edited and is left alone. */
    fileHash: nullable.text('file_hash'), // null: did not come from a file
    createdAt: time('created_at'),
    updatedAt: time('updated_at'),
  },
  (t) => [
    uniqueIndex('blog_post_slug_idx').on(t.slug),
    index('blog_post_published_idx').on(t.status, t.publishDate, t.id),
    index('blog_post_category_idx').on(t.categoryId, t.status, t.publishDate),
  ],
);

export type BlogPostRow = typeof blogPosts.$inferSelect;
