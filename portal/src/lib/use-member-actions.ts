import type { Role } from '@lampstand/server/contracts';
import { api, read } from './api.ts';
import { mutateWithToast } from './mutate-with-toast.ts';

type AssignableRole = Exclude<Role, 'Super Admin'>;

/** Member actions of an administrator. Each shows a toast, reloads the lists and resolves to true when it worked. */
export function useMemberActions(church?: string) {
  const query = church ? { church } : {};
  const users = api['church-admin'].users;
  const change = (title: string, work: () => Promise<unknown>) =>
    mutateWithToast('members', async () => {
      await work();
      return title;
    });
  return {
    approve: (id: string) =>
      change('User approved successfully', () => read(users[':id'].approve.$post({ param: { id }, query }))),
    disable: (id: string, reason: string) =>
      change('User disabled successfully', () =>
        read(users[':id'].disable.$post({ param: { id }, query, json: { reason } })),
      ),
    enable: (id: string) =>
      change('User enabled successfully', () => read(users[':id'].enable.$post({ param: { id }, query }))),
    setRole: (id: string, role: AssignableRole) =>
      change('User role updated successfully', () =>
        read(users[':id'].role.$put({ param: { id }, query, json: { role } })),
      ),
    approveAll: (userIds: string[]) =>
      mutateWithToast('members', async () => {
        const { done, results } = await read(users['bulk-approve'].$post({ query, json: { userIds } }));
        return withLeft(`Approved ${usersInWords(done)}`, results);
      }),
    disableAll: (userIds: string[], reason: string) =>
      mutateWithToast('members', async () => {
        const { done, results } = await read(users['bulk-disable'].$post({ query, json: { userIds, reason } }));
        return withLeft(`Disabled ${usersInWords(done)}`, results);
      }),
  };
}

const usersInWords = (count: number) => `${count} ${count === 1 ? 'user' : 'users'}`;

function withLeft(done: string, results: { ok: boolean; message?: string }[]): string {
  const left = results.filter((result) => !result.ok);
  return left.length === 0 ? done : `${done}. ${left.length} not changed: ${left[0]?.message ?? ''}`;
}
