import { keys } from './keys.ts';
import { loadPosts } from './use-blog.ts';
import { useCursorPages } from './use-cursor-pages.ts';

/** Articles after a cursor, page by page. */
export function useOlderPosts(category: string | undefined, start: string) {
  const { pages, error, fetchAgain, more } = useCursorPages([...keys.blogPosts(category), start], (cursor) =>
    loadPosts({ category, cursor: cursor ?? start }),
  );
  return { posts: pages?.flatMap(({ posts }) => posts), error, retry: () => void fetchAgain(), more };
}
