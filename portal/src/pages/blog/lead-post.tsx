import type { BlogPostSummary } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { PostIllustration } from '../../illustrations/post-illustration.tsx';
import styles from './lead-post.module.css';
import { PostMeta } from './post-meta.tsx';

/** The newest article, large. */
export function LeadPost({ post }: { post: BlogPostSummary }) {
  return (
    <article className={styles.lead} aria-labelledby="lead">
      <div className={styles.art}>
        <PostIllustration src={post.featuredImage} early />
      </div>
      <div className={styles.words}>
        <p className="rubric">{post.categoryName}</p>
        <h2 id="lead">
          <Link href={`/blog/${post.slug}`}>{post.title}</Link>
        </h2>
        <p className={styles.excerpt}>{post.excerpt}</p>
        <PostMeta post={post} author />
      </div>
    </article>
  );
}
