import type { EmbedSettings } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

/** A pass is valid for half an hour; it is renewed earlier. */
const RENEW_MS = 25 * 60_000;

/** A pass that opens the preview of saved or unsaved settings; undefined while loading. */
export function usePreviewPass(
  { accent, radius, density, theme, font, language, paper }: EmbedSettings,
  church?: string,
) {
  const look = { radius, density, theme, font, language, paper, ...(accent ? { accent } : {}) };
  const load = () => read(api.church['preview-pass'].$get({ query: { ...look, ...ofChurch(church) } }));
  const { data, error, mutate } = useSWR(keys.previewPass(look, church), load, {
    refreshInterval: RENEW_MS,
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  return { preview: data?.preview, error, retry: () => void mutate() };
}
