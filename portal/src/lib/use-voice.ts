import type { VoiceSettings } from '@lampstand/server/contracts';
import useSWR, { useSWRConfig } from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { ofChurch } from './use-embed-plan.ts';

/** Voice settings of the church and their options; undefined while loading. `save` throws an `ApiError`. */
export function useVoice(church?: string) {
  const query = ofChurch(church);
  const { cache, mutate: mutateAny } = useSWRConfig();
  const load = () => read(api.church.voice.$get({ query }));
  const { data, error, mutate } = useSWR(keys.voice(church), load, { revalidateOnFocus: false });
  const save = async (json: VoiceSettings) => {
    const saved = await read(api.church.voice.$put({ query, json }));
    await mutate(saved, { revalidate: false });
    // The AI statement depends on it.
    const statements = [...cache.keys()].filter((key) => key.includes('"statement"'));
    await Promise.all(statements.map((key) => mutateAny(key)));
  };
  return { answer: data, error, retry: () => void mutate(), save };
}

/** Unsaved voice settings. They survive a change of tab but not a reload. */
export function useVoiceDraft(church?: string) {
  const { data, mutate } = useSWR<VoiceSettings | null>(keys.voiceDraft(church), null);
  return {
    draft: data ?? undefined,
    setDraft: (next: VoiceSettings | null) => void mutate(next, { revalidate: false }),
  };
}
