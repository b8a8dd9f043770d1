import type { BlogPostSummary } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { PostIllustration } from '../../illustrations/post-illustration.tsx';
import styles from './post-list.module.css';
import { PostMeta } from './post-meta.tsx';

interface Props {
  posts: readonly BlogPostSummary[];
  /** All posts are of one category, so its name is not repeated. */
  oneCategory?: boolean;
}

/** A list of articles. */
export function PostList({ posts, oneCategory = false }: Props) {
  return (
    <ol className={styles.list}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={styles.entry} aria-labelledby={`post-${post.slug}`}>
            <div className={styles.art}>
              <PostIllustration src={post.featuredImage} />
            </div>
            {!oneCategory && <p className="rubric">{post.categoryName}</p>}
            <h3 id={`post-${post.slug}`}>
              <Link href={`/blog/${post.slug}`}>{post.title}</Link>
            </h3>
            <p className={styles.excerpt}>{post.excerpt}</p>
            <PostMeta post={post} />
          </article>
        </li>
      ))}
    </ol>
  );
}
