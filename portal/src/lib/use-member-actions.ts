import type { Role } from '@lampstand/server/contracts';
import { useSWRConfig } from 'swr';
import { announce } from '../ui/announcer.tsx';
import { showToast } from '../ui/toast-store.ts';
import { api, read } from './api.ts';
import { ApiError } from './api-error.ts';

type AssignableRole = Exclude<Role, 'Super Admin'>;

/** What an administrator does with members. Each call says how it went and refreshes the lists; it resolves to whether it worked. */
export function useMemberActions(church?: string) {
  const { mutate } = useSWRConfig();
  const query = church ? { church } : {};
  const refresh = () =>
    mutate(
      (key) => (Array.isArray(key) && key[0] === 'members') || (typeof key === 'string' && key.includes('"members"')),
    );
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    try {
      const title = await work();
      showToast({ tone: 'success', title });
      return true;
    } catch (error) {
      const text = error instanceof ApiError ? error.message : 'Network error';
      showToast({ tone: 'urgent', title: 'Error', text });
      announce(text, 'assertive');
      return false;
    } finally {
      await refresh();
    }
  };
  const users = api['church-admin'].users;
  return {
    approve: (id: string) =>
      act(async () => {
        await read(users[':id'].approve.$post({ param: { id }, query }));
        return 'User approved successfully';
      }),
    disable: (id: string, reason: string) =>
      act(async () => {
        await read(users[':id'].disable.$post({ param: { id }, query, json: { reason } }));
        return 'User disabled successfully';
      }),
    enable: (id: string) =>
      act(async () => {
        await read(users[':id'].enable.$post({ param: { id }, query }));
        return 'User enabled successfully';
      }),
    setRole: (id: string, role: AssignableRole) =>
      act(async () => {
        await read(users[':id'].role.$put({ param: { id }, query, json: { role } }));
        return 'User role updated successfully';
      }),
    approveAll: (userIds: string[]) =>
      act(async () => {
        const { done, results } = await read(users['bulk-approve'].$post({ query, json: { userIds } }));
        return withLeft(`Approved ${done} users`, results);
      }),
    disableAll: (userIds: string[], reason: string) =>
      act(async () => {
        const { done, results } = await read(users['bulk-disable'].$post({ query, json: { userIds, reason } }));
        return withLeft(`Disabled ${done} users`, results);
      }),
  };
}

function withLeft(done: string, results: { ok: boolean; message?: string }[]): string {
  const left = results.filter((result) => !result.ok);
  return left.length === 0 ? done : `${done}. ${left.length} left as they were: ${left[0]?.message ?? ''}`;
}
