import type { BlogPostPage } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

export const loadPosts = (query: { category?: string; cursor?: string }) => read(api.blog.posts.$get({ query }));

/** First page of articles, newest first, optionally of one category. `page` is undefined while loading. */
export function useBlogPosts(category?: string) {
  const { data, error, mutate } = useSWR(keys.blogPosts(category), () => loadPosts({ category }));
  return { posts: data?.posts, page: data, error, retry: () => void mutate() };
}

/** One article with its neighbors; `page` is undefined while loading. */
export function useBlogPost(slug: string) {
  const { data, error, mutate } = useSWR(keys.blogPost(slug), () => loadPost(slug));
  return { page: data, error, retry: () => void mutate() };
}

// The typed client cannot infer the recursive article type, so the contract's type is used.
const loadPost = (slug: string) =>
  read(api.blog.posts[':slug'].$get({ param: { slug } })) as unknown as Promise<BlogPostPage>;
