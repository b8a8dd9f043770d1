import type { FirstSteps, NoteStep } from '@lampstand/server/contracts';
import { useCallback } from 'react';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { revalidate, useRevalidateOn } from './revalidate.ts';

/** What the church has done of its first steps; undefined while loading. A failure shows no list. */
export function useFirstSteps(church?: string) {
  const routes = api['church-admin']['first-steps'];
  const { data, mutate } = useSWR(keys.firstSteps(church), () =>
    read(routes.$get({ query: church ? { church } : {} })),
  );
  // Nothing waits for the list.
  const again = useCallback(() => void mutate(), [mutate]);
  useRevalidateOn('invitations', again);
  useRevalidateOn('first-steps', again);
  const firstSteps: FirstSteps | undefined = data?.firstSteps;
  return { firstSteps };
}

/** Notes a first step. It never rejects: the list shows the step at the next visit. */
export async function noteStep(step: NoteStep['step'], church?: string): Promise<void> {
  try {
    const query = church ? { church } : {};
    await read(api['church-admin']['first-steps'].$post({ query, json: { step } }));
    await revalidate('first-steps');
  } catch {
    // The list is only help; the preview that was seen goes on.
  }
}
