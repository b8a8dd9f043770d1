import { Link } from 'wouter';
import { useBlogPosts } from '../../lib/use-blog.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import styles from './about-section.module.css';
import { PostTeaser } from './post-teaser.tsx';

const SHOWN = 4;

/** The four newest articles. */
export function BlogTeaser() {
  const { posts, error, retry } = useBlogPosts();
  return (
    <section className={styles.blog} aria-labelledby="blog-title">
      <header>
        <h3 id="blog-title">From the blog</h3>
        <Link href="/blog">All articles</Link>
      </header>
      <AsyncState
        name="articles"
        data={posts}
        error={error}
        retry={retry}
        empty={{ when: (all) => all.length === 0, show: <p className={styles.none}>No articles yet.</p> }}
      >
        {(all) => (
          <div className={styles.posts}>
            {all.slice(0, SHOWN).map((post) => (
              <PostTeaser key={post.id} post={post} />
            ))}
          </div>
        )}
      </AsyncState>
    </section>
  );
}
