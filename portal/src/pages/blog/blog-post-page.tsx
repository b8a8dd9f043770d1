import { useParams } from 'wouter';
import { useBlogPost } from '../../lib/use-blog.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import styles from './blog.module.css';
import { PostArticle } from './post-article.tsx';
import { RelatedPosts } from './related-posts.tsx';

export function BlogPostPage() {
  const { slug = '' } = useParams();
  const { page, error, retry } = useBlogPost(slug);
  if (error?.code === 'not_found') return <NotFoundPage />;
  return (
    <PublicPage title={page?.post.title ?? 'Blog'}>
      <div className={styles.page}>
        <AsyncState name="article" data={page} error={error} retry={retry}>
          {(loaded) => (
            <>
              <PostArticle key={loaded.post.id} post={loaded.post} />
              <RelatedPosts page={loaded} />
            </>
          )}
        </AsyncState>
      </div>
    </PublicPage>
  );
}
