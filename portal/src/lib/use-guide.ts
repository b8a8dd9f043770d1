import type { Article } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { keys } from './keys.ts';

const files = import.meta.glob<Article>('../../../docs/**/*.md', { query: '?article', import: 'default' });

/** The text of a guide; `article` is undefined while loading. */
export function useGuide(slug: string) {
  const { data, error, mutate } = useSWR(keys.guide(slug), () => load(slug));
  return { article: data, error, retry: () => void mutate() };
}

async function load(slug: string): Promise<Article> {
  const [, read] = Object.entries(files).find(([file]) => file.endsWith(`/${slug}.md`)) ?? [];
  if (!read) throw new Error('This guide doesn’t exist.');
  return read();
}
