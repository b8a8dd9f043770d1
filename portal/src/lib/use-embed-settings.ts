import type { EmbedSettings } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

/** Embed settings of the church; undefined while loading. `save` throws an `ApiError`. */
export function useEmbedSettings(church?: string) {
  const query = ofChurch(church);
  const load = () => read(api.church['embed-settings'].$get({ query }));
  const { data, error, mutate } = useSWR(keys.embedSettings(church), load);
  const save = async (json: EmbedSettings) => {
    const saved = await read(api.church['embed-settings'].$put({ query, json }));
    await mutate(saved, { revalidate: false });
  };
  return { settings: data?.settings, error, retry: () => void mutate(), save };
}
