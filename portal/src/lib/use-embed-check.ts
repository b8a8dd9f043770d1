import type { InstallationCheck } from '@lampstand/server/contracts';
import { useState } from 'react';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import type { GuideLanguage } from './use-embed-codes.ts';
import { ofChurch } from './use-embed-plan.ts';
import { useSubmit } from './use-submit.ts';

const SHOWN = 3;

interface Wanted {
  url: string;
  /** Any app of the church when absent. */
  appId?: string;
  lang: GuideLanguage;
}

/** Checks a page of the church. `allow` adds its website to the church's list and checks again. */
export function useInstallationCheck(church?: string) {
  const [check, setCheck] = useState<InstallationCheck>();
  const { send, busy, error, setError } = useSubmit(async ({ allow, ...json }: Wanted & { allow?: string }) => {
    const query = ofChurch(church);
    if (allow) await read(api.church.sites.$post({ query, json: { origin: allow } }));
    const answer = await read(api.church['installation-check'].$post({ query, json }));
    setCheck(answer.check);
    return answer.check;
  });
  return { check, busy, error, setError, look: send };
}

/** Pages of the church's websites where an app was last seen, newest first. */
export function useLastSeen(church?: string) {
  const load = () => read(api.church.pages.$get({ query: { ...ofChurch(church), limit: '20' } }));
  const { data, error, mutate } = useSWR(keys.lastSeenPages(church), load);
  const own = data?.pages.filter(({ page }) => !page.startsWith(location.origin));
  return { pages: own?.slice(0, SHOWN), error, retry: () => void mutate() };
}
