import { renderArticle, textOf } from '../../platform/article/index.ts';
import type { BlogPostSummary } from './contract.ts';
import type { BlogPostRow } from './table.ts';

const EXCERPT = 150;

/** What the group of posts without a category is called, and its place in an address. */
export const uncategorized = { name: 'Uncategorized', slug: 'uncategorized' } as const;

type Category = { name: string; slug: string };

/** A row as lists show it. */
export function summaryOf(row: BlogPostRow, category: Category | null): BlogPostSummary {
  const { name, slug } = category ?? uncategorized;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt || beginningOf(row.content),
    featuredImage: row.featuredImage,
    authorName: row.authorName,
    publishDate: row.publishDate,
    updatedAt: row.updatedAt,
    readTime: row.readTime,
    categoryName: name,
    categorySlug: slug,
  };
}

function beginningOf(content: string): string {
  const words = renderArticle(content)
    .nodes.map((node) => textOf(node))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > EXCERPT ? `${words.slice(0, EXCERPT)}...` : words;
}
