import { Link, useParams } from 'wouter';
import { useBlogPosts } from '../../lib/use-blog.ts';
import { Art } from '../../ui/art.tsx';
import { AsyncState, Empty } from '../../ui/async-state.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import styles from './blog.module.css';
import { OlderPosts } from './older-posts.tsx';
import { PostList } from './post-list.tsx';
import { ShelfAside } from './shelf-aside.tsx';

export function BlogCategoryPage() {
  const { slug = '' } = useParams();
  const { shelf, error, retry } = useBlogPosts(slug);
  const category = shelf?.categories.find((one) => one.slug === slug);
  const name = category?.name ?? 'Articles';
  return (
    <PublicPage title={category ? `${name}, from the blog` : 'Blog'} noindex={shelf && !category}>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className="rubric">
            <Link href="/blog">Blog</Link>
          </p>
          <h1>{name}</h1>
        </header>
        <AsyncState
          name="articles"
          data={shelf}
          error={error}
          retry={retry}
          empty={{
            when: ({ posts }) => posts.length === 0,
            show: (
              <Empty
                art={<Art name="shelf" />}
                title="There is no article on this subject"
                text="The subject may have been renamed. Every article is in the list of all."
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
              <ShelfAside categories={categories} current={slug} />
            </div>
          )}
        </AsyncState>
      </div>
    </PublicPage>
  );
}
