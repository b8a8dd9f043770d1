import useSWR from 'swr';
import { keys } from './keys.ts';

/** The text of the Help Center; `article` is undefined while loading. */
export function useHelp() {
  const { data, error, mutate } = useSWR(keys.help(), load);
  return { article: data, error, retry: () => void mutate() };
}

const load = () => import('../content/help/help.md?article').then(({ default: article }) => article);
