import * as z from 'zod/mini';
import type { Article } from '../../platform/article/article.ts';

const Slug = z.string().check(z.maxLength(120));

export const BlogQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  /** The slug of a category. */
  category: z.optional(Slug),
});
export type BlogQuery = z.infer<typeof BlogQuery>;

export const BlogSlug = z.object({ slug: Slug });
export type BlogSlug = z.infer<typeof BlogSlug>;

/** A post in a list. Times are epoch milliseconds; a publish date is a day, and is shown as it is in UTC. */
export interface BlogPostSummary {
  id: string;
  slug: string;
  title: string;
  /** The post's own, or the first 150 characters of its words followed by '...'. */
  excerpt: string;
  featuredImage: string | null;
  authorName: string;
  publishDate: number;
  updatedAt: number;
  /** Minutes. */
  readTime: number;
  /** 'Uncategorized' for a post without a category. */
  categoryName: string;
  categorySlug: string;
}

export interface BlogPost extends BlogPostSummary {
  /** Rendered, verses filled from an imported text. */
  content: Article;
}

export interface BlogCategory {
  slug: string;
  name: string;
  count: number;
}

export interface BlogPage {
  posts: BlogPostSummary[];
  categories: BlogCategory[];
  nextCursor: string | null;
}

/** One post with its neighbors and related posts. */
export interface BlogPostPage {
  post: BlogPost;
  /** The next older one. */
  previous: BlogPostSummary | null;
  /** The next newer one. */
  next: BlogPostSummary | null;
  related: BlogPostSummary[];
}
