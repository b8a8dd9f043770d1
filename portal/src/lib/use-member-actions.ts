import type { Role } from '@lampstand/server/contracts';
import type { AdminMessages } from '../content/en/church-admin.ts';
import { api, read } from './api.ts';
import { managementTexts } from './management-texts.ts';
import { mutateWithToast } from './mutate-with-toast.ts';

type AssignableRole = Exclude<Role, 'Super Admin'>;
type MemberAction = 'approve' | 'disable' | 'enable' | 'role';
type Results = { ok: boolean; message?: string }[];

/** Member actions of an administrator. Each shows a toast, reloads the lists and resolves to true when it worked. */
export function useMemberActions(church: string | undefined, words: AdminMessages) {
  const query = church ? { church } : {};
  const users = api['church-admin'].users;
  const { done: said } = words.management;
  const change = (action: MemberAction, work: () => Promise<unknown>) =>
    mutateWithToast(
      'members',
      async () => {
        await work();
        return said[action];
      },
      managementTexts(words, action),
    );
  const changeAll = (action: 'approve' | 'disable', work: () => Promise<{ done: number; results: Results }>) =>
    mutateWithToast(
      'members',
      async () => {
        const { done, results } = await work();
        const left = results.filter((result) => !result.ok);
        const title = action === 'approve' ? said.approved(done) : said.disabled(done);
        return left.length === 0 ? title : `${title}. ${said.notChanged(left.length, action, left[0]?.message ?? '')}`;
      },
      managementTexts(words, action),
    );
  return {
    approve: (id: string) => change('approve', () => read(users[':id'].approve.$post({ param: { id }, query }))),
    disable: (id: string, reason: string) =>
      change('disable', () => read(users[':id'].disable.$post({ param: { id }, query, json: { reason } }))),
    enable: (id: string) => change('enable', () => read(users[':id'].enable.$post({ param: { id }, query }))),
    setRole: (id: string, role: AssignableRole) =>
      change('role', () => read(users[':id'].role.$put({ param: { id }, query, json: { role } }))),
    approveAll: (userIds: string[]) =>
      changeAll('approve', () => read(users['bulk-approve'].$post({ query, json: { userIds } }))),
    disableAll: (userIds: string[], reason: string) =>
      changeAll('disable', () => read(users['bulk-disable'].$post({ query, json: { userIds, reason } }))),
  };
}
