import type { BlogPage as BlogPageData } from '@lampstand/server/contracts';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useBlogPosts } from '../../lib/use-blog.ts';
import { AsyncState, Empty } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './blog.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { LeadPost } from './lead-post.tsx';
import { OlderPosts } from './older-posts.tsx';
import { PostList } from './post-list.tsx';

export function BlogPage() {
  const { page, error, retry } = useBlogPosts();
  return (
    <PublicPage title="Blog">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>For the people behind a church website</h1>
          <p>Setup guides and honest notes on AI in church, with sources.</p>
        </header>
        <AsyncState
          name="articles"
          data={page}
          error={error}
          retry={retry}
          empty={{
            when: ({ posts }) => posts.length === 0,
            show: (
              <Empty
                art={<EmptyIllustration name="books" />}
                title="No articles yet"
                text="No articles yet. Come back in a while, or follow by RSS."
                action={<a href="/blog/rss.xml">Follow by RSS</a>}
              />
            ),
          }}
        >
          {(loaded) => <Articles page={loaded} />}
        </AsyncState>
      </div>
    </PublicPage>
  );
}

/** The newest article large, the others as a list. */
function Articles({ page: { posts, categories, nextCursor } }: { page: BlogPageData }) {
  const [newest, ...others] = posts;
  return (
    <>
      {newest && <LeadPost post={newest} />}
      <div className={styles.columns}>
        <section aria-label="All articles">
          <h2 className="hidden">Earlier articles</h2>
          <PostList posts={others} />
          {nextCursor && <OlderPosts start={nextCursor} />}
        </section>
        <BlogSidebar categories={categories} />
      </div>
    </>
  );
}
