import type { Invitation, SendInvitation } from '@lampstand/server/contracts';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { showToast } from '../ui/toast-store.ts';
import { api, read } from './api.ts';
import { ApiError } from './api-error.ts';
import { keys } from './keys.ts';

/** Invitations of the church, newest first; undefined while loading. */
export function useInvitations(church?: string) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, previous: { nextCursor: string | null } | null) =>
      previous && !previous.nextCursor
        ? null
        : [...keys.invitations(), church ?? '', previous?.nextCursor ?? null, index],
    ([, , of, cursor]) =>
      read(
        api['church-admin'].invitations.$get({
          query: { ...(of ? { church: of } : {}), ...(cursor ? { cursor } : {}) },
        }),
      ),
  );
  const invitations: Invitation[] | undefined = data?.flatMap((page) => page.invites);
  const more = Boolean(data?.at(-1)?.nextCursor);
  return {
    invitations,
    error,
    retry: () => void mutate(),
    pages: { more, loading: isValidating && size > 1, next: () => void setSize(size + 1) },
  };
}

export function useInvitationStats(church?: string) {
  const { data, error, mutate } = useSWR([...keys.invitationStats(), church], () =>
    read(api['church-admin'].invitations.stats.$get({ query: church ? { church } : {} })),
  );
  return { stats: data?.stats, error, retry: () => void mutate() };
}

/** Sends (throws `ApiError` for the form), resends and revokes (say how it went themselves). */
export function useInvitationActions(church?: string) {
  const { mutate } = useSWRConfig();
  const query = church ? { church } : {};
  const refresh = () =>
    mutate(
      (key) =>
        (Array.isArray(key) && key[0] === 'invitations') || (typeof key === 'string' && key.includes('"invitations"')),
    );
  const invitations = api['church-admin'].invitations;
  const act = async (title: string, work: () => Promise<unknown>) => {
    try {
      await work();
      showToast({ tone: 'success', title });
    } catch (error) {
      showToast({ tone: 'urgent', title: 'Error', text: error instanceof ApiError ? error.message : 'Network error' });
    } finally {
      await refresh();
    }
  };
  return {
    send: async (json: SendInvitation) => {
      const sent = await read(invitations.send.$post({ query, json }));
      showToast({ tone: 'success', title: 'Invitation sent successfully', text: `to ${json.email}` });
      await refresh();
      return sent;
    },
    resend: (id: string) =>
      act('Invitation resent successfully', () => read(invitations[':id'].resend.$post({ param: { id }, query }))),
    revoke: (id: string) =>
      act('Invitation revoked successfully', () => read(invitations[':id'].revoke.$post({ param: { id }, query }))),
  };
}
