import type { PlatformId, WebmasterMail } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

export type GuideLanguage = 'en' | 'es';

/** The website platforms that there are instructions for. */
export function usePlatforms(lang: GuideLanguage, church?: string) {
  const load = () => read(api.church.platforms.$get({ query: { ...ofChurch(church), lang } }));
  const { data, error, mutate } = useSWR(keys.embedPlatforms(lang, church), load);
  return { platforms: data?.platforms, error, retry: () => void mutate() };
}

/** What is pasted, and how, on one platform; asked for once there is a platform and the plan allows. */
export function useEmbedCodes(church: string | undefined, lang: GuideLanguage, platform: PlatformId | undefined) {
  const load = () =>
    read(api.church['embed-codes'].$get({ query: { ...ofChurch(church), lang, platform: platform ?? 'html' } }));
  const { data, error, mutate } = useSWR(platform ? keys.embedCodes(platform, lang, church) : null, load);
  return { answer: data, error, retry: () => void mutate() };
}

/** The apps of the church's plan; asked for once the plan allows. */
export function useSubscribedApps(church: string | undefined, canAccess: boolean) {
  const load = () => read(api.church['subscribed-apps'].$get({ query: ofChurch(church) }));
  const { data, error, mutate } = useSWR(canAccess ? keys.subscribedApps(church) : null, load);
  return { apps: data?.apps.filter(({ available }) => available), error, retry: () => void mutate() };
}

/** Texts for the church's website and its keeper. */
export function useWebsiteTexts(lang: GuideLanguage, church?: string) {
  const load = () => read(api.church['website-texts'].$get({ query: { ...ofChurch(church), lang } }));
  const { data, error, mutate } = useSWR(keys.websiteTexts(lang, church), load);
  return { texts: data?.texts, error, retry: () => void mutate() };
}

/** Sends codes and instructions to whoever keeps the website. @throws ApiError */
export const mailWebmaster = (json: WebmasterMail, church?: string) =>
  read(api.church['webmaster-mail'].$post({ query: ofChurch(church), json }));
