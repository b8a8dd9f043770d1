import useSWR from 'swr';
import { api, read } from './api.ts';
import { apiErrorOf } from './api-error.ts';
import { keys } from './keys.ts';
import type { GuideLanguage } from './use-embed-codes.ts';
import { ofChurch } from './use-embed-plan.ts';

/** Usage since a day (`YYYY-MM-DD`, UTC); undefined while loading. `download` returns a CSV or throws an `ApiError`. */
export function useUsage(from: string, lang: GuideLanguage, church?: string) {
  const query = { from, ...ofChurch(church) };
  const load = () => read(api.church.usage.$get({ query }));
  const { data, error, mutate } = useSWR(keys.usage(from, church), load, { keepPreviousData: true });
  const download = async (): Promise<Blob> => {
    const answer = await api.church['usage.csv'].$get({ query: { ...query, lang } });
    if (!answer.ok) throw await apiErrorOf(answer);
    return answer.blob();
  };
  return { usage: data?.usage, error, retry: () => void mutate(), download };
}
