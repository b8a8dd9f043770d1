import type { BlogPostPage } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

export const loadPosts = (query: { category?: string; cursor?: string }) => read(api.blog.posts.$get({ query }));

/** The newest articles, of one category when it is named; `posts` is undefined while loading. */
export function useBlogPosts(category?: string) {
  const { data, error, mutate } = useSWR(keys.blogPosts(category), () => loadPosts({ category }));
  return { posts: data?.posts, shelf: data, error, retry: () => void mutate() };
}

/** One article with its neighbors; `page` is undefined while loading. */
export function useBlogPost(slug: string) {
  const { data, error, mutate } = useSWR(keys.blogPost(slug), () => loadPost(slug));
  return { page: data, error, retry: () => void mutate() };
}

// The client's types give up on a tree of any depth; the server's contract says what this answer is.
const loadPost = (slug: string) =>
  read(api.blog.posts[':slug'].$get({ param: { slug } })) as unknown as Promise<BlogPostPage>;
