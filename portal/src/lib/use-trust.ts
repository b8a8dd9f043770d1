import type { Keep } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { apiErrorOf } from './api-error.ts';
import { keys } from './keys.ts';
import type { GuideLanguage } from './use-embed-codes.ts';
import { ofChurch } from './use-embed-plan.ts';

/** Scripture check counts since a day (`YYYY-MM-DD`, UTC); undefined while loading. `download` returns a CSV or throws an `ApiError`. */
export function useTrust(from: string, lang: GuideLanguage, church?: string) {
  const query = { from, ...ofChurch(church) };
  const load = () => read(api.church.trust.$get({ query }));
  const { data, error, mutate } = useSWR(keys.trust(from, church), load, { keepPreviousData: true });
  const download = async (): Promise<Blob> => {
    const answer = await api.church['trust.csv'].$get({ query: { ...query, lang } });
    if (!answer.ok) throw await apiErrorOf(answer);
    return answer.blob();
  };
  return { trust: data?.trust, error, retry: () => mutate(), download };
}

/** Sets how long the church's counts are kept. Throws an `ApiError`. */
export const setRetention = (keep: Keep, church?: string) =>
  read(api.church.retention.$put({ query: ofChurch(church), json: { keep } }));

/** What models have cost the church this month; undefined while loading. */
export function useModelBudget(church?: string) {
  const load = () => read(api.church.budget.$get({ query: ofChurch(church) }));
  const { data } = useSWR(keys.modelBudget(church), load);
  return { budget: data?.budget };
}
