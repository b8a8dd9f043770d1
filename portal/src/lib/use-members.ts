import type { Member, MemberQuery } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { useRevalidateOn } from './revalidate.ts';
import { useCursorPages } from './use-cursor-pages.ts';

export type MemberFilter = Pick<MemberQuery, 'search' | 'status' | 'role'>;

/** The church's members by last login, page by page; `members` is undefined while the first page loads. */
export function useMembers(filter: MemberFilter, church?: string) {
  const { pages, error, fetchAgain, more } = useCursorPages(keys.members({ ...filter, church }), (cursor) =>
    read(api['church-admin'].users.$get({ query: { ...filled(filter), ...filled({ church, cursor }) } })),
  );
  useRevalidateOn('members', fetchAgain);
  const members: Member[] | undefined = pages?.flatMap((page) => page.users);
  return { members, error, retry: () => void fetchAgain(), pages: more };
}

/** Members with status `pending`. */
export function usePendingMembers(church?: string) {
  const { data, error, mutate } = useSWR(keys.pendingMembers(church), () =>
    read(api['church-admin'].users.pending.$get({ query: filled({ church }) })),
  );
  useRevalidateOn('members', mutate);
  return { pending: data?.users, error, retry: () => void mutate() };
}

export function useMemberStats(church?: string) {
  const { data, error, mutate } = useSWR(keys.memberStats(church), () =>
    read(api['church-admin'].analytics.users.$get({ query: filled({ church }) })),
  );
  useRevalidateOn('members', mutate);
  return { stats: data?.stats, error, retry: () => void mutate() };
}

/** Drops empty query parameters. */
const filled = (query: Record<string, string | number | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
