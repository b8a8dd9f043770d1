import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** The plan of the person's church, and whether its lines may be taken; undefined while loading. */
export function useSubscription() {
  const { data, error, mutate } = useSWR(keys.subscription(), () => read(api.subscription.status.$get()));
  return { subscription: data, error, retry: () => void mutate() };
}
