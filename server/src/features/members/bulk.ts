import { AppError } from '../../platform/http/app-error.ts';
import type { ChurchContext } from '../accounts/index.ts';
import { approveMember } from './approve-member.ts';
import type { BulkApprove, BulkDisable, BulkResult } from './contract.ts';
import { disableMember } from './disable-member.ts';

/** Approves many people, each on their own: one failure does not stop the others. */
export async function bulkApprove(ctx: ChurchContext, { userIds }: BulkApprove): Promise<BulkResult> {
  return forEach(userIds, (id) => approveMember(ctx, { id }));
}

/** Disables many people with one reason, each on their own. */
export async function bulkDisable(ctx: ChurchContext, { userIds, reason }: BulkDisable): Promise<BulkResult> {
  return forEach(userIds, (id) => disableMember(ctx, { id, reason }));
}

async function forEach(userIds: readonly string[], work: (id: string) => Promise<unknown>): Promise<BulkResult> {
  const results: BulkResult['results'] = [];
  for (const id of new Set(userIds)) {
    try {
      await work(id);
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, ok: false, message: error.message });
    }
  }
  return { done: results.filter(({ ok }) => ok).length, results };
}
