import type { Transaction } from '../../platform/db/database.ts';
import type { ChurchContext } from '../accounts/index.ts';
import type { NotedStep } from './contract.ts';
import { firstSteps } from './table.ts';

/** Notes a first step, once. It leaves no audit row: nothing of the church changes. A Super Admin's visit does not count. */
export async function noteStep(
  tx: Transaction,
  { church, as, now }: Pick<ChurchContext, 'church' | 'as' | 'now'>,
  step: NotedStep,
): Promise<void> {
  if (as) return;
  await tx.insert(firstSteps).values({ churchId: church.id, step, createdAt: now() }).onConflictDoNothing();
}
