import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/**
 * The plan of the person's church, and whether its lines may be taken; undefined while loading. Asked again every
 * `refreshInterval` milliseconds when one is given.
 */
export function useSubscription(refreshInterval = 0) {
  const load = () => read(api.subscription.status.$get());
  const { data, error, mutate } = useSWR(keys.subscription(), load, { refreshInterval });
  return { subscription: data, error, retry: () => void mutate() };
}
