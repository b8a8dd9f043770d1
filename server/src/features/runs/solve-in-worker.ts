import type { Input } from '@lampstand/sdk/app';
import type { Deps } from '../../deps.ts';
import { Ask, type HeavyContext, type MinistryApp } from '../../ministry-apps/contract.ts';

/**
 * Solves a heavy app in a worker thread, which is stopped at the app's deadline.
 * @throws AppError `busy` when no worker is free or the deadline is over.
 */
export async function solveInWorker(
  workers: Deps['workers'],
  app: MinistryApp,
  input: Input,
  context: HeavyContext,
): Promise<unknown> {
  const deadlineMs = (app.heavy?.seconds ?? 0) * 1_000;
  const solved = await workers.run('solveApp', { app: app.manifest.id, input, context }, { deadlineMs });
  // A class does not survive the way from the worker.
  return solved.ask ? new Ask(solved.ask.fields, solved.ask.why) : solved.result;
}
