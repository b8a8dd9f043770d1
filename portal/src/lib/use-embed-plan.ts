import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** Names another church in a query; only a Super Admin may. */
export const ofChurch = (church?: string) => (church ? { church } : {});

/** Whether the church's plan serves embeds; undefined while loading. Asked again every `refreshInterval` milliseconds when one is given. */
export function useEmbedPlan(church?: string, refreshInterval = 0) {
  const load = () => read(api.church['subscription-status'].$get({ query: ofChurch(church) }));
  const { data, error, mutate } = useSWR(keys.embedPlan(church), load, { refreshInterval });
  return { plan: data, error, retry: () => void mutate() };
}
