import type { BlogPostSummary } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { PostIllustration } from '../../illustrations/post-illustration.tsx';
import { writtenDate } from '../../lib/dates.ts';
import home from './home.module.css';
import styles from './post-teaser.module.css';

/** One article: picture or placeholder, title, excerpt, author and reading time. */
export function PostTeaser({ post }: { post: BlogPostSummary }) {
  const { slug, title, excerpt, featuredImage, authorName, publishDate, readTime } = post;
  const day = new Date(publishDate).toISOString();
  return (
    <article className={styles.post} aria-labelledby={`post-${slug}`}>
      <div className={styles.art}>
        <PostIllustration src={featuredImage} />
      </div>
      <h4 id={`post-${slug}`}>
        <Link className={home.inkLink} href={`/blog/${slug}`}>
          {title}
        </Link>
      </h4>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.meta}>
        {authorName}
        <br />
        <time className="fig" dateTime={day}>
          {writtenDate(day)}
        </time>
        , <span className="fig">{readTime}</span> min read
      </p>
    </article>
  );
}
