import { Link, useParams } from 'wouter';
import { EmptyIllustration } from '../../illustrations/empty-illustration.tsx';
import { useBlogPosts } from '../../lib/use-blog.ts';
import { AsyncState, Empty } from '../../ui/async-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './blog.module.css';
import { BlogSidebar } from './blog-sidebar.tsx';
import { OlderPosts } from './older-posts.tsx';
import { PostList } from './post-list.tsx';

export function BlogCategoryPage() {
  const { slug = '' } = useParams();
  const { page, error, retry } = useBlogPosts(slug);
  const category = page?.categories.find((one) => one.slug === slug);
  const name = category?.name ?? 'Articles';
  return (
    <PublicPage title={category ? `${name}, from the blog` : 'Blog'} noindex={page && !category}>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className="rubric">
            <Link href="/blog">Blog</Link>
          </p>
          <h1>{name}</h1>
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
                title="No articles on this topic"
                text="The topic may have a new name. See all articles."
                action={<ButtonLink href="/blog">All articles</ButtonLink>}
              />
            ),
          }}
        >
          {({ posts, categories, nextCursor }) => (
            <div className={`${styles.columns} ${styles.ruled}`}>
              <section aria-label={name}>
                <h2 className="hidden">Newest first</h2>
                <PostList posts={posts} oneCategory />
                {nextCursor && <OlderPosts category={slug} start={nextCursor} />}
              </section>
              <BlogSidebar categories={categories} current={slug} />
            </div>
          )}
        </AsyncState>
      </div>
    </PublicPage>
  );
}
