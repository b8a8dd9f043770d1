import type { Invitation, SendInvitation } from '@lampstand/server/contracts';
import useSWR from 'swr';
import type { AdminMessages } from '../content/en/church-admin.ts';
import { showToast } from '../ui/toast-store.ts';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { managementTexts } from './management-texts.ts';
import { mutateWithToast } from './mutate-with-toast.ts';
import { revalidate, useRevalidateOn } from './revalidate.ts';
import { useCursorPages } from './use-cursor-pages.ts';

/** Invitations of the church, newest first; undefined while loading. */
export function useInvitations(church?: string) {
  const { pages, error, fetchAgain, more } = useCursorPages(keys.invitations(church), (cursor) =>
    read(
      api['church-admin'].invitations.$get({ query: { ...(church ? { church } : {}), ...(cursor ? { cursor } : {}) } }),
    ),
  );
  useRevalidateOn('invitations', fetchAgain);
  const invitations: Invitation[] | undefined = pages?.flatMap((page) => page.invites);
  return { invitations, error, retry: () => void fetchAgain(), pages: more };
}

export function useInvitationStats(church?: string) {
  const { data, error, mutate } = useSWR(keys.invitationStats(church), () =>
    read(api['church-admin'].invitations.stats.$get({ query: church ? { church } : {} })),
  );
  useRevalidateOn('invitations', mutate);
  return { stats: data?.stats, error, retry: () => void mutate() };
}

/** `send` throws an `ApiError` for the form; `resend` and `revoke` show toasts. */
export function useInvitationActions(church: string | undefined, words: AdminMessages) {
  const query = church ? { church } : {};
  const invitations = api['church-admin'].invitations;
  const { done: said } = words.management;
  const change = (action: 'resend' | 'revoke', work: () => Promise<unknown>) =>
    mutateWithToast(
      'invitations',
      async () => {
        await work();
        return said[action];
      },
      managementTexts(words, action),
    );
  return {
    send: async (json: SendInvitation) => {
      const sent = await read(invitations.send.$post({ query, json }));
      const text = said.sentTo(json.email.trim());
      showToast({ tone: 'success', title: said.send, text, lang: words.sections.lang });
      await revalidate('invitations');
      return sent;
    },
    resend: (id: string) => change('resend', () => read(invitations[':id'].resend.$post({ param: { id }, query }))),
    revoke: (id: string) => change('revoke', () => read(invitations[':id'].revoke.$post({ param: { id }, query }))),
  };
}
