import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** The church that a Super Admin opened by its slug; undefined while loading, or without a slug. */
export function useAdministeredChurch(slug: string | undefined) {
  const { data, error, mutate } = useSWR(slug ? keys.administeredChurch(slug) : null, () =>
    read(api['church-admin'].church.$get({ query: slug ? { church: slug } : {} })),
  );
  return { church: data?.church, error, retry: () => void mutate() };
}
