import type { BlogPostSummary } from '@lampstand/server/contracts';
import { writtenDate } from '../../lib/dates.ts';
import styles from './post-meta.module.css';

interface Props {
  post: Pick<BlogPostSummary, 'publishDate' | 'readTime' | 'authorName'>;
  /** Shows the author. */
  author?: boolean;
}

/** Date, author and reading time. */
export function PostMeta({ post: { publishDate, readTime, authorName }, author = false }: Props) {
  const day = new Date(publishDate).toISOString().slice(0, 10);
  return (
    <p className={styles.meta}>
      {author && <span>{authorName}</span>}
      <time dateTime={day}>{writtenDate(day)}</time>
      <span>{readTime} min read</span>
    </p>
  );
}
