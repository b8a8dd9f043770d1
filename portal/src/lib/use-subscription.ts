import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/**
 * The church's plan and whether embed codes are allowed; undefined while loading.
 * Reloads every `refreshInterval` milliseconds if given.
 */
export function useSubscription(refreshInterval = 0) {
  const load = () => read(api.subscription.status.$get());
  const { data, error, mutate } = useSWR(keys.subscription(), load, { refreshInterval });
  return { subscription: data, error, retry: () => void mutate() };
}
