import type { StatementLanguage } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

/** The church's AI statement; undefined while loading. */
export function useAiStatement(lang: StatementLanguage, church?: string) {
  const load = () => read(api.church['ai-statement'].$get({ query: { lang, ...ofChurch(church) } }));
  const { data, error, mutate } = useSWR(keys.aiStatement(lang, church), load, { keepPreviousData: true });
  return { statement: data?.statement, error, retry: () => void mutate() };
}
