import type { Member, MemberQuery } from '@lampstand/server/contracts';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

export type MemberFilter = Pick<MemberQuery, 'search' | 'status' | 'role'>;

/** The church's members, page by page, newest login first; `members` is undefined while the first page loads. */
export function useMembers(filter: MemberFilter, church?: string) {
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite(
    (index, previous: { nextCursor: string | null } | null) =>
      previous && !previous.nextCursor
        ? null
        : [...keys.members({ ...filter, church }), previous?.nextCursor ?? null, index],
    ([, , , cursor]) => {
      const query = { ...clean(filter), ...(church ? { church } : {}), ...(cursor ? { cursor } : {}) };
      return read(api['church-admin'].users.$get({ query }));
    },
  );
  const members: Member[] | undefined = data?.flatMap((page) => page.users);
  const more = Boolean(data?.at(-1)?.nextCursor);
  return {
    members,
    error,
    retry: () => void mutate(),
    pages: { more, loading: isValidating && size > 1, next: () => void setSize(size + 1) },
  };
}

/** People who wait at the door. */
export function usePendingMembers(church?: string) {
  const { data, error, mutate } = useSWR([...keys.pendingMembers(), church], () =>
    read(api['church-admin'].users.pending.$get({ query: church ? { church } : {} })),
  );
  return { pending: data?.users, error, retry: () => void mutate() };
}

export function useMemberStats(church?: string) {
  const { data, error, mutate } = useSWR([...keys.memberStats(), church], () =>
    read(api['church-admin'].analytics.users.$get({ query: church ? { church } : {} })),
  );
  return { stats: data?.stats, error, retry: () => void mutate() };
}

function clean(filter: MemberFilter): Record<string, string> {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as Record<string, string>;
}
