import type { JoinCode } from '@lampstand/server/contracts';
import useSWR from 'swr';
import type { AdminMessages } from '../content/en/church-admin.ts';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { managementTexts } from './management-texts.ts';
import { mutateWithToast } from './mutate-with-toast.ts';
import { revalidate, useRevalidateOn } from './revalidate.ts';

/** The church's join code: undefined while loading, null when there is none. Changes show a toast. */
export function useJoinCode(church: string | undefined, words: AdminMessages) {
  const query = church ? { church } : {};
  const routes = api['church-admin']['join-code'];
  const { data, error, mutate } = useSWR(keys.joinCode(church), () => read(routes.$get({ query })));
  useRevalidateOn('invitations', mutate);
  const joinCode: JoinCode | null | undefined = data?.joinCode;
  const { done: said } = words.management;
  const change = (title: string, work: () => Promise<unknown>) =>
    mutateWithToast(
      'invitations',
      async () => {
        await work();
        return title;
      },
      managementTexts(words, 'joinCode'),
    );
  return {
    joinCode,
    error,
    retry: () => void revalidate('invitations'),
    actions: {
      replace: () => change(said.joinCode, () => read(routes.$post({ query }))),
      remove: () => change(said.joinCodeRemoved, () => read(routes.$delete({ query }))),
    },
  };
}
