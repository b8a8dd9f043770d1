import { afterAll, expect, test } from 'vitest';
import type { Deps } from '../../deps.ts';
import { Ask } from '../../ministry-apps/contract.ts';
import { createWorkerPool } from '../../platform/workers/worker-pool.ts';
import { contextOf } from '../../testing/plan-run.ts';
import { testApp } from '../../testing/test-app.ts';
import { fromSource } from '../../testing/worker-from-source.ts';
import { solveInWorker } from './solve-in-worker.ts';

const start = fromSource(new URL('./heavy-apps.fixture.ts', import.meta.url));
const pool = createWorkerPool({ start, atOnce: 2, deadlineMs: 60_000, memoryMb: 128 });
afterAll(() => pool.close());
// The fixture serves the one task that a heavy app needs.
const workers = pool as unknown as Deps['workers'];

const heavy = testApp({
  heavy: { seconds: 1 },
  solve: () => undefined,
  document: () => ({ title: '', sections: [], notices: [] }),
});
const { scripture: _, understanding: __, ...context } = contextOf();
const solve = (task: string) => solveInWorker(workers, heavy, { task }, context);

test('a heavy app is solved in a worker, with its answers and its questions', async () => {
  expect(await solve('double')).toEqual({ doubled: 14 });
  expect(await solve('ask')).toBeInstanceOf(Ask);
});

test('a heavy app that takes longer than its deadline is stopped, and the next one is solved', async () => {
  await expect(solve('loop')).rejects.toMatchObject({ code: 'busy' });

  expect(await solve('double')).toEqual({ doubled: 14 });
});
