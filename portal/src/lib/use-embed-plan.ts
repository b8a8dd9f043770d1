import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** Query parameter for another church (Super Admins only). */
export const ofChurch = (church?: string) => (church ? { church } : {});

/** The church's plan for embeds; undefined while loading. Reloads every `refreshInterval` milliseconds if given. */
export function useEmbedPlan(church?: string, refreshInterval = 0) {
  const load = () => read(api.church['subscription-status'].$get({ query: ofChurch(church) }));
  const { data, error, mutate } = useSWR(keys.embedPlan(church), load, { refreshInterval });
  return { plan: data, error, retry: () => void mutate() };
}
