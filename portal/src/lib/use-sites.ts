import type { SeenPage } from '@lampstand/server/contracts';
import useSWR from 'swr';
import type { SectionMessages } from '../content/en/church-admin.ts';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { mutateWithToast } from './mutate-with-toast.ts';
import { revalidate, useRevalidateOn } from './revalidate.ts';
import { useCursorPages } from './use-cursor-pages.ts';
import { ofChurch } from './use-embed-plan.ts';

/** Websites that can show the church's apps, oldest first; undefined while loading. */
export function useSites(church?: string) {
  const { data, error, mutate } = useSWR(keys.sites(church), () =>
    read(api.church.sites.$get({ query: ofChurch(church) })),
  );
  useRevalidateOn('sites', mutate);
  return { sites: data?.sites, error, retry: () => void mutate() };
}

/** `allow` throws an `ApiError` for the form; `forbid` shows a toast. */
export function useSiteActions(church: string | undefined, words: SectionMessages) {
  const query = ofChurch(church);
  return {
    allow: async (origin: string) => {
      const { site } = await read(api.church.sites.$post({ query, json: { origin } }));
      await revalidate('sites');
      return site;
    },
    forbid: (origin: string) =>
      mutateWithToast(
        'sites',
        async () => {
          await read(api.church.sites[':origin'].$delete({ param: { origin: encodeURIComponent(origin) }, query }));
          return words.sites.left;
        },
        words,
      ),
  };
}

/** The apps of the church's plan with their switches; undefined while loading. */
export function useAppSwitches(church: string | undefined, words: SectionMessages) {
  const query = ofChurch(church);
  const { isOn, isOff, allAreOff, allAreBack } = words.switches;
  const load = () => read(api.church['subscribed-apps'].$get({ query }));
  const { data, error, mutate } = useSWR(keys.subscribedApps(church), load);
  useRevalidateOn('app-switches', mutate);
  const set = (title: string, work: () => Promise<unknown>) =>
    mutateWithToast(
      'app-switches',
      async () => {
        await work();
        return title;
      },
      words,
    );
  return {
    state: data,
    error,
    retry: () => void mutate(),
    switches: {
      one: (appId: string, name: string, on: boolean) =>
        set(on ? isOn(name) : isOff(name), () =>
          read(api.church['app-switches'][':appId'].$put({ param: { appId }, query, json: { on } })),
        ),
      all: (on: boolean) =>
        set(on ? allAreBack : allAreOff, () => read(api.church['app-switches'].$put({ query, json: { on } }))),
    },
  };
}

/** Pages where the church's apps were seen, newest first, page by page. */
export function useSeenPages(church?: string) {
  const { pages, error, fetchAgain, more } = useCursorPages(keys.seenPages(church), (cursor) =>
    read(api.church.pages.$get({ query: { ...ofChurch(church), ...(cursor ? { cursor } : {}) } })),
  );
  const seen: SeenPage[] | undefined = pages?.flatMap((piece) => piece.pages);
  return { seen, error, retry: () => void fetchAgain(), pages: more };
}
