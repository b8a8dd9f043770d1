import type { BlogPostPage, BlogPostSummary } from '@lampstand/server/contracts';
import { Link } from 'wouter';
import { PostList } from './post-list.tsx';
import styles from './related-posts.module.css';

/** Links below an article: the previous, the next, and others in its category. */
export function RelatedPosts({ page: { post, previous, next, related } }: { page: BlogPostPage }) {
  return (
    <div className={styles.more}>
      {(previous || next) && (
        <nav className={styles.beside} aria-label="Before and after this article">
          {previous && <Beside rel="prev" label="Previous" post={previous} />}
          {next && <Beside rel="next" label="Next" post={next} />}
        </nav>
      )}
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">More on {inSentence(post.categoryName)}</h2>
          <PostList posts={related} oneCategory />
        </section>
      )}
    </div>
  );
}

function Beside({ rel, label, post }: { rel: 'prev' | 'next'; label: string; post: BlogPostSummary }) {
  return (
    <Link href={`/blog/${post.slug}`} rel={rel}>
      <span className="rubric">{label}</span>
      <span>{post.title}</span>
    </Link>
  );
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
