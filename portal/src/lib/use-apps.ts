import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** The catalogue of ministry apps; undefined while loading. */
export function useApps() {
  const { data, error, mutate } = useSWR(keys.apps(), () => read(api.apps.$get()));
  return { apps: data?.apps, error, retry: () => void mutate() };
}
