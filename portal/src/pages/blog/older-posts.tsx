import { useState } from 'react';
import { useOlderPosts } from '../../lib/use-older-posts.ts';
import { AsyncState } from '../../ui/async-state.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './blog.module.css';
import { PostList } from './post-list.tsx';

interface Props {
  /** All categories when absent. */
  category?: string;
  start: string;
}

/** Loads older articles on demand. */
export function OlderPosts(place: Props) {
  const [asked, setAsked] = useState(false);
  if (asked) return <FollowingPosts {...place} />;
  return (
    <div className={styles.more}>
      <Button onClick={() => setAsked(true)}>Older articles</Button>
    </div>
  );
}

function FollowingPosts({ category, start }: Props) {
  const { posts, error, retry, more } = useOlderPosts(category, start);
  return (
    <div className={styles.more}>
      <AsyncState name="articles" data={posts} error={error} retry={retry}>
        {(all) => <PostList posts={all} oneCategory={category !== undefined} />}
      </AsyncState>
      {more.more && (
        <Button busy={more.loading} onClick={more.next}>
          Older articles
        </Button>
      )}
    </div>
  );
}
