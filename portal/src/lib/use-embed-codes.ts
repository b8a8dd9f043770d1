import type { PlatformId, WebmasterMail } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

export type GuideLanguage = 'en' | 'es';

/** Website platforms with instructions. */
export function usePlatforms(lang: GuideLanguage, church?: string) {
  const load = () => read(api.church.platforms.$get({ query: { ...ofChurch(church), lang } }));
  const { data, error, mutate } = useSWR(keys.embedPlatforms(lang, church), load);
  return { platforms: data?.platforms, error, retry: () => void mutate() };
}

/** Embed codes and steps for a platform; loaded when a platform is chosen and the plan allows it. */
export function useEmbedCodes(church: string | undefined, lang: GuideLanguage, platform: PlatformId | undefined) {
  const load = () =>
    read(api.church['embed-codes'].$get({ query: { ...ofChurch(church), lang, platform: platform ?? 'html' } }));
  const { data, error, mutate } = useSWR(platform ? keys.embedCodes(platform, lang, church) : null, load);
  return { answer: data, error, retry: () => void mutate() };
}

/** Apps of the church's plan; loaded when the plan allows it. */
export function useSubscribedApps(church: string | undefined, canAccess: boolean) {
  const load = () => read(api.church['subscribed-apps'].$get({ query: ofChurch(church) }));
  const { data, error, mutate } = useSWR(canAccess ? keys.subscribedApps(church) : null, load);
  return { apps: data?.apps.filter(({ available }) => available), error, retry: () => void mutate() };
}

/** Ready-made texts for the church's website. */
export function useWebsiteTexts(lang: GuideLanguage, church?: string) {
  const load = () => read(api.church['website-texts'].$get({ query: { ...ofChurch(church), lang } }));
  const { data, error, mutate } = useSWR(keys.websiteTexts(lang, church), load);
  return { texts: data?.texts, error, retry: () => void mutate() };
}

/** Emails codes and instructions to the church's webmaster. @throws ApiError */
export const mailWebmaster = (json: WebmasterMail, church?: string) =>
  read(api.church['webmaster-mail'].$post({ query: ofChurch(church), json }));
